import PlumblineDrawing

extension Path {
  /// Returns the path with its outline moved outward by a distance, or inward if the distance is negative.
  ///
  /// Each point and control point moves along the bisector of the edges next to it, but never so far that an edge would
  /// reverse. Holes run against the outline, and so shrink where it grows.
  func weighted(by distance: Double) -> Path {
    guard distance != 0, distance.isFinite else { return self }
    let side = isClockwise ? distance : -distance
    var result = Path()
    var subpath: [Element] = []
    for element in elements {
      if case .move = element {
        result.elements += Self.moved(subpath, by: side)
        subpath = []
      }
      subpath.append(element)
    }
    result.elements += Self.moved(subpath, by: side)
    return result
  }

  /// Returns a closed subpath with its points moved to the left of its direction, which is outward if it runs
  /// clockwise.
  private static func moved(_ subpath: [Element], by side: Double) -> [Element] {
    let points = subpath.flatMap(\.points)
    var ring: [Point] = []
    var corners: [Int] = []
    for point in points {
      if ring.last.map({ distance($0, point) > 1e-6 }) ?? true { ring.append(point) }
      corners.append(ring.count - 1)
    }
    while ring.count > 1, distance(ring[0], ring[ring.count - 1]) <= 1e-6 { ring.removeLast() }
    guard ring.count > 2 else { return subpath }
    let moved = ring.indices.map { ring[$0] + displacement(at: $0, of: ring, by: side) }
    var next = corners.makeIterator()
    func nextPoint() -> Point { moved[(next.next() ?? 0) % moved.count] }
    return subpath.map { element in
      switch element {
      case .move: return .move(to: nextPoint())
      case .line: return .line(to: nextPoint())
      case .quadCurve:
        let control = nextPoint()
        return .quadCurve(to: nextPoint(), control: control)
      case .curve:
        let (first, second) = (nextPoint(), nextPoint())
        return .curve(to: nextPoint(), control1: first, control2: second)
      case .closeSubpath: return .closeSubpath
      }
    }
  }

  /// Returns the displacement of one corner of a ring.
  private static func displacement(at index: Int, of ring: [Point], by side: Double) -> Point {
    let (before, here) = (ring[(index + ring.count - 1) % ring.count], ring[index])
    let after = ring[(index + 1) % ring.count]
    let (arriving, leaving) = (distance(before, here), distance(here, after))
    let (a, b) = ((here - before) * (1 / arriving), (after - here) * (1 / leaving))
    let cosine = a.x * b.x + a.y * b.y
    // Edges that fold back on each other have no useful bisector.
    guard cosine > -0.94 else { return .zero }
    let turn = a.x * b.y - a.y * b.x
    let loss = abs(side * turn) / (1 + cosine)
    let shortensEdges = (turn > 0) != (side > 0)
    let half = min(arriving, leaving) / 2
    let limit = shortensEdges && loss > half ? half / loss : 1
    return Point(x: a.y + b.y, y: -a.x - b.x) * (side * limit / (1 + cosine))
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let step = b - a
    return (step.x * step.x + step.y * step.y).squareRoot()
  }
}

extension Path.Element {
  /// The element's points in drawing order, control points included.
  fileprivate var points: [Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [control, to]
    case .curve(let to, let first, let second): [first, second, to]
    case .closeSubpath: []
    }
  }
}
