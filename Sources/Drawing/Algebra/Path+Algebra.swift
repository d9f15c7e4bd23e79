/// An operation on two areas, or on a line and an area.
public enum PathOperation: Hashable, Sendable {
  /// The points in at least one of the areas.
  case union
  /// The points in both areas.
  case intersection
  /// The points in the first area and outside of the second.
  case subtracting
  /// The points in exactly one of the areas.
  case symmetricDifference
  /// The parts of the first path's outline inside the second.
  case lineIntersection
  /// The parts of the first path's outline outside of the second.
  case lineSubtraction

  /// Returns whether the result contains a point, given whether the first and the second path contain it.
  fileprivate func contains(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
    switch self {
    case .union: inFirst || inSecond
    case .intersection: inFirst && inSecond
    case .subtracting: inFirst && !inSecond
    case .symmetricDifference: inFirst != inSecond
    case .lineIntersection: inSecond
    case .lineSubtraction: !inSecond
    }
  }
}

/// Boolean operations on areas and lines, computed by GEOS.
///
/// GEOS sees the curves as straight lines that are at most 0.005 points away from them; the result has the curves
/// again. It does not cross itself, and is the same area under both fill rules.
extension Path {
  /// Returns the result of an operation with another path.
  ///
  /// `eoFill` selects the even-odd rule for both areas.
  package func combined(_ operation: PathOperation, with other: Path, eoFill: Bool = false) -> Path {
    switch operation {
    case .lineIntersection, .lineSubtraction: lines(operation, other, eoFill: eoFill)
    default: area(operation, other, eoFill: eoFill)
    }
  }

  /// Returns the area that both paths share.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, with: other, eoFill: eoFill)
  }
  /// Returns the area of both paths together.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, with: other, eoFill: eoFill) }
  /// Returns this path's area without the other's.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtracting, with: other, eoFill: eoFill)
  }
  /// Returns the areas of both paths without the area that they share.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, with: other, eoFill: eoFill)
  }
  /// Returns the parts of this path's outline inside of another path's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineIntersection, with: other, eoFill: eoFill)
  }
  /// Returns the parts of this path's outline outside of another path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineSubtraction, with: other, eoFill: eoFill)
  }
  /// Returns the same area with outlines that do not cross themselves.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, with: Path(), eoFill: eoFill) }

  private func area(_ operation: PathOperation, _ other: Path, eoFill: Bool) -> Path {
    var flat = FlatOutline()
    let (mine, others) = (flat.add(self), flat.add(other))
    func isInside(_ subpaths: Range<Int>, _ point: Point) -> Bool {
      let winding = flat.winding(subpaths, around: point)
      return eoFill ? winding % 2 != 0 : winding != 0
    }
    func isKept(_ point: Point) -> Bool { operation.contains(isInside(mine, point), isInside(others, point)) }
    let lines = flat.lines.map(\.ring)
    let rings = SeparateRings(lines)?.rings(where: isKept) ?? Overlay().rings(around: lines, where: isKept)
    return rings.reduce(into: Path()) { $0.addPath(flat.curved($1, isClosed: true)) }
  }

  private func lines(_ operation: PathOperation, _ other: Path, eoFill: Bool) -> Path {
    var result = Path()
    for subpath in subpaths {
      var flat = FlatOutline()
      var own = Path()
      own.move(to: subpath.start)
      for segment in subpath.segments { own.add(segment) }
      let mine = flat.add(own)
      let others = flat.add(other)
      guard let line = flat.lines[mine].first else { continue }
      let pieces = Overlay().pieces(of: [line.points], cutBy: flat.lines[others].map(\.ring)) { point in
        guard line.isNear(point) else { return false }
        let winding = flat.winding(others, around: point)
        return operation.contains(true, eoFill ? winding % 2 != 0 : winding != 0)
      }
      for piece in pieces { result.addPath(flat.curved(piece, isClosed: piece.first == piece.last)) }
    }
    return result
  }
}

extension FlatOutline.Line {
  /// The corners, with the first one repeated at the end.
  fileprivate var ring: [Point] { points.first == points.last ? points : points + points.prefix(1) }

  /// Returns whether a point lies on the line, within 1e-7 points.
  fileprivate func isNear(_ point: Point) -> Bool {
    zip(points, points.dropFirst()).contains { a, b in
      let length = (b - a).length
      let along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / max(length * length, 1e-18)
      return (a + (b - a) * min(max(along, 0), 1) - point).length < 1e-7
    }
  }
}
