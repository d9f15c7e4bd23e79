/// What two areas are put together to.
public enum PathOperation: Hashable, Sendable {
  /// What lies in one of them.
  case union
  /// What lies in both.
  case intersection
  /// What lies in the first alone.
  case subtracting
  /// What lies in one of them alone.
  case symmetricDifference
  /// The first's outline as far as it lies in the second.
  case lineIntersection
  /// The first's outline as far as it lies outside of the second.
  case lineSubtraction

  /// Whether a place belongs to the result.
  fileprivate func keeps(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
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

/// Areas and lines put together, by GEOS.
///
/// Outlines are cut as straight lines that are at most 0.005 points from their curves; the curves then take their places
/// again. A result has no outline that crosses itself, and is the same by either fill rule.
extension Path {
  /// The path put together with another one; both are areas by the even-odd rule if `eoFill` says so.
  public func combined(_ operation: PathOperation, with other: Path, eoFill: Bool = false) -> Path {
    switch operation {
    case .lineIntersection, .lineSubtraction: lines(operation, other, eoFill: eoFill)
    default: area(operation, other, eoFill: eoFill)
    }
  }

  /// The points in both areas.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, with: other, eoFill: eoFill)
  }
  /// The points in one of two areas.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, with: other, eoFill: eoFill) }
  /// The points in this area alone.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtracting, with: other, eoFill: eoFill)
  }
  /// The points in one of two areas alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, with: other, eoFill: eoFill)
  }
  /// The line as far as it lies in an area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineIntersection, with: other, eoFill: eoFill)
  }
  /// The line as far as it lies outside of an area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineSubtraction, with: other, eoFill: eoFill)
  }
  /// The same area with outlines that do not cross themselves.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, with: Path(), eoFill: eoFill) }

  private func area(_ operation: PathOperation, _ other: Path, eoFill: Bool) -> Path {
    var flat = FlatOutline()
    let (mine, others) = (flat.add(self), flat.add(other))
    func isInside(_ stretches: Range<Int>, _ point: Point) -> Bool {
      let winding = flat.winding(stretches, around: point)
      return eoFill ? winding % 2 != 0 : winding != 0
    }
    let rings = Overlay().rings(around: flat.lines.map(\.ring)) {
      operation.keeps(isInside(mine, $0), isInside(others, $0))
    }
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
        return operation.keeps(true, eoFill ? winding % 2 != 0 : winding != 0)
      }
      for piece in pieces { result.addPath(flat.curved(piece, isClosed: piece.first == piece.last)) }
    }
    return result
  }
}

extension FlatOutline.Line {
  /// The points with the first at the end again.
  fileprivate var ring: [Point] { points.first == points.last ? points : points + points.prefix(1) }

  /// Whether a point lies on the line.
  fileprivate func isNear(_ point: Point) -> Bool {
    zip(points, points.dropFirst()).contains { a, b in
      let length = (b - a).length
      let along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / max(length * length, 1e-18)
      return (a + (b - a) * min(max(along, 0), 1) - point).length < 1e-7
    }
  }
}
