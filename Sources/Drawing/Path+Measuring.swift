extension Path {
  /// The total length of all lines and curves, in points.
  package var length: Double { subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } } }

  /// The smallest rectangle that contains all lines and curves; `Rect.zero` for an empty path.
  public var boundingRect: Rect {
    if let bounds = polygonBounds { return bounds }
    var bounds: Rect?
    for subpath in subpaths {
      for point in [subpath.start] + subpath.segments.flatMap(\.extremes) {
        bounds = bounds?.union(Rect(origin: point)) ?? Rect(origin: point)
      }
    }
    return bounds ?? .zero
  }

  /// The bounds of a path that consists of lines alone; nil if the path has a curve, does not begin with a move or has
  /// a point that is not finite.
  private var polygonBounds: Rect? {
    guard case .move(let first)? = elements.first else { return nil }
    var (low, high) = (first, first)
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        guard point.x.isFinite, point.y.isFinite else { return nil }
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      case .closeSubpath: continue
      case .quadCurve, .curve: return nil
      }
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point lies inside the path, by the even-odd rule or by the non-zero rule.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths {
      let points = subpath.points
      for (a, b) in zip(points, points.dropFirst() + [subpath.start]) {
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns the part of the path between two fractions of its length, each from 0 to 1; a curve is divided by its
  /// parameter.
  ///
  /// Rule: <doc:Drawing#Trimmed-paths>.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (from, to) = (from.clampedToShare, to.clampedToShare)
    if from == 0, to == 1 { return self }
    let subpaths = self.subpaths
    let total = subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
    var result = Path()
    guard from < to, total > 0, total.isFinite else { return result }
    let (first, last) = (from * total, to * total)
    var walked = 0.0
    for subpath in subpaths {
      var isDrawing = false
      for segment in subpath.segments {
        let length = segment.length
        defer { walked += length }
        guard walked + length > first, walked < last, length > 0 else { continue }
        var part = segment
        if walked + length > last { part = part.split(at: (last - walked) / length).0 }
        if walked < first {
          let start = (first - walked) / length
          let end = walked + length > last ? (last - walked) / length : 1
          part = part.split(at: end > 0 ? start / end : 0).1
        }
        if !isDrawing { result.move(to: part.start) }
        isDrawing = true
        result.add(part)
      }
    }
    return result
  }
}

extension PathSegment {
  /// The end point, and each point at which the curve reverses its direction on an axis.
  fileprivate var extremes: [Point] {
    if isLine { return [end] }
    let turns =
      PathSegment.turns(start.x, control1.x, control2.x, end.x)
      + PathSegment.turns(start.y, control1.y, control2.y, end.y)
    return [end] + turns.map(point(at:))
  }

  /// Returns the parameters at which a cubic curve reverses its direction on one axis, from its four coordinates there.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }
}

extension Double {
  /// The value clamped to 0...1; 0 if it is NaN.
  fileprivate var clampedToShare: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
