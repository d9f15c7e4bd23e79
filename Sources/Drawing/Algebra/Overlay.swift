import CPlumblineGEOS

/// The faces into which outlines cut the plane, and the lines that they cut others into: what GEOS computes.
///
/// Each thread that computes has a context of its own while it does. Where GEOS finds no answer, there is none: the outlines
/// were not made of finite numbers.
final class Overlay {
  private let context: GEOSContextHandle_t?

  /// A context.
  init() { context = GEOS_init_r() }
  deinit { GEOS_finish_r(context) }

  /// A geometry of GEOS, freed with its owner.
  private final class Geometry {
    let context: GEOSContextHandle_t?
    let handle: OpaquePointer
    init?(_ handle: OpaquePointer?, _ context: GEOSContextHandle_t?) {
      guard let handle else { return nil }
      (self.handle, self.context) = (handle, context)
    }
    deinit { GEOSGeom_destroy_r(context, handle) }

    /// The parts of a collection, which live as long as it does.
    var parts: [OpaquePointer] {
      (0..<max(GEOSGetNumGeometries_r(context, handle), 0)).compactMap { GEOSGetGeometryN_r(context, handle, $0) }
    }
  }

  private static let lineCollection = Int32(GEOS_MULTILINESTRING.rawValue)
  private static let collection = Int32(GEOS_GEOMETRYCOLLECTION.rawValue)
  private static let line = Int32(GEOS_LINESTRING.rawValue)
  private static let polygon = Int32(GEOS_POLYGON.rawValue)

  /// The rings around what a test of the faces keeps: the outer ones and the holes turn opposite ways.
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

  /// The pieces of lines, cut where they meet outlines, that a test of their points keeps.
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

  /// The lines cut at every place where two of them meet.
  private func noded(_ lines: [[Point]]) -> Geometry? {
    var strings: [OpaquePointer?] = lines.compactMap { points in
      let numbers = points.flatMap { [$0.x, $0.y] }
      let sequence = GEOSCoordSeq_copyFromBuffer_r(context, numbers, UInt32(points.count), 0, 0)
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
    var numbers = [Double](repeating: 0, count: Int(count) * 2)
    guard GEOSCoordSeq_copyToBuffer_r(context, sequence, &numbers, 0, 0) == 1 else { return [] }
    return (0..<Int(count)).map { Point(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) }
  }
}

extension [Point] {
  /// The ring in one of its two directions, by the sign of its area where y points down.
  fileprivate func turning(left: Bool) -> [Point] {
    let area = zip(self, dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return (area < 0) == left ? self : reversed()
  }
}
