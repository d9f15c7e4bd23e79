import CPlumblineGEOS

/// A computation of overlays by GEOS: the areas into which outlines divide the plane, and the pieces into which they
/// cut lines.
///
/// Each overlay has a GEOS context of its own and belongs to one thread. Where GEOS fails, as it does for coordinates
/// that are not finite, the result is empty.
final class Overlay {
  private let context: GEOSContextHandle_t?

  /// Creates a GEOS context.
  init() { context = GEOS_init_r() }
  deinit { GEOS_finish_r(context) }

  /// A geometry of GEOS, destroyed with its last reference.
  private final class Geometry {
    let context: GEOSContextHandle_t?
    let handle: OpaquePointer
    init?(_ handle: OpaquePointer?, _ context: GEOSContextHandle_t?) {
      guard let handle else { return nil }
      (self.handle, self.context) = (handle, context)
    }
    deinit { GEOSGeom_destroy_r(context, handle) }

    /// The members of a collection, which are valid for as long as the collection is.
    var parts: [OpaquePointer] {
      (0..<max(GEOSGetNumGeometries_r(context, handle), 0)).compactMap { GEOSGetGeometryN_r(context, handle, $0) }
    }
  }

  private static let lineCollection = Int32(GEOS_MULTILINESTRING.rawValue)
  private static let collection = Int32(GEOS_GEOMETRYCOLLECTION.rawValue)
  private static let line = Int32(GEOS_LINESTRING.rawValue)
  private static let polygon = Int32(GEOS_POLYGON.rawValue)

  /// Returns the rings around the faces that a predicate accepts.
  ///
  /// Outer rings and holes run in opposite directions.
  func rings(around lines: [[Point]], where isKept: (Point) -> Bool) -> [[Point]] {
    guard let noded = noded(lines) else { return [] }
    var input: OpaquePointer? = noded.handle
    guard let faces = Geometry(GEOSPolygonize_r(context, &input, 1), context) else { return [] }
    var kept: [OpaquePointer?] = []
    for face in faces.parts {
      guard let inner = Geometry(GEOSPointOnSurface_r(context, face), context) else { continue }
      var point = Point.zero
      guard GEOSGeomGetX_r(context, inner.handle, &point.x) == 1, GEOSGeomGetY_r(context, inner.handle, &point.y) == 1,
        isKept(point)
      else { continue }
      kept.append(GEOSGeom_clone_r(context, face))
    }
    guard !kept.isEmpty, let together = collected(&kept, Self.collection),
      let union = Geometry(GEOSUnaryUnion_r(context, together.handle), context)
    else { return [] }
    return union.parts.flatMap(rings)
  }

  /// Returns the pieces of lines, cut where they meet outlines, that a predicate accepts.
  func pieces(of lines: [[Point]], cutBy outlines: [[Point]], where isKept: (Point) -> Bool) -> [[Point]] {
    guard let noded = noded(lines + outlines) else { return [] }
    var kept: [OpaquePointer?] = []
    for piece in noded.parts {
      let points = points(of: piece)
      guard points.count > 1, isKept((points[0] + points[1]) * 0.5) else { continue }
      kept.append(GEOSGeom_clone_r(context, piece))
    }
    guard !kept.isEmpty, let together = collected(&kept, Self.lineCollection),
      let merged = Geometry(GEOSLineMerge_r(context, together.handle), context)
    else { return [] }
    return merged.parts.map(points)
  }

  /// Returns the lines, cut at each point where two of them meet.
  private func noded(_ lines: [[Point]]) -> Geometry? {
    var strings: [OpaquePointer?] = lines.compactMap { points in
      let coordinates = points.flatMap { [$0.x, $0.y] }
      let sequence = GEOSCoordSeq_copyFromBuffer_r(context, coordinates, UInt32(points.count), 0, 0)
      return GEOSGeom_createLineString_r(context, sequence)
    }
    guard !strings.isEmpty, let together = collected(&strings, Self.lineCollection) else { return nil }
    return Geometry(GEOSUnaryUnion_r(context, together.handle), context)
  }

  private func collected(_ parts: inout [OpaquePointer?], _ type: Int32) -> Geometry? {
    Geometry(GEOSGeom_createCollection_r(context, type, &parts, UInt32(parts.count)), context)
  }

  private func rings(of polygon: OpaquePointer) -> [[Point]] {
    guard GEOSGeomTypeId_r(context, polygon) == Self.polygon, let outer = GEOSGetExteriorRing_r(context, polygon) else {
      return []
    }
    let holes = (0..<max(GEOSGetNumInteriorRings_r(context, polygon), 0)).compactMap {
      GEOSGetInteriorRingN_r(context, polygon, $0)
    }
    return [points(of: outer).turning(left: false)] + holes.map { points(of: $0).turning(left: true) }
  }

  private func points(of line: OpaquePointer) -> [Point] {
    guard let sequence = GEOSGeom_getCoordSeq_r(context, line) else { return [] }
    var count: UInt32 = 0
    guard GEOSCoordSeq_getSize_r(context, sequence, &count) == 1, count > 0 else { return [] }
    var coordinates = [Double](repeating: 0, count: Int(count) * 2)
    guard GEOSCoordSeq_copyToBuffer_r(context, sequence, &coordinates, 0, 0) == 1 else { return [] }
    return (0..<Int(count)).map { Point(x: coordinates[$0 * 2], y: coordinates[$0 * 2 + 1]) }
  }
}

extension [Point] {
  /// Returns the ring in the given direction, which is the sign of its area with y pointing down.
  func turning(left: Bool) -> [Point] {
    let area = zip(self, dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return (area < 0) == left ? self : reversed()
  }
}
