import PlumblineLayout

/// A straight line from one point to another.
struct LineSegment: Hashable {
  /// The first end.
  var start: Point
  /// The other end.
  var end: Point

  /// The rectangle around the line.
  var bounds: Rect { Rect(origin: start).union(Rect(origin: end)) }
  /// The length, in points.
  var length: Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns whether the line crosses or touches another.
  func meets(_ other: LineSegment) -> Bool {
    func side(_ line: LineSegment, _ point: Point) -> Double {
      (line.end.x - line.start.x) * (point.y - line.start.y) - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    let (a, b) = (side(self, other.start), side(self, other.end))
    let (c, d) = (side(other, start), side(other, end))
    if a == 0, b == 0 {
      let (mine, its) = (bounds, other.bounds)
      return mine.minX <= its.maxX && its.minX <= mine.maxX && mine.minY <= its.maxY && its.minY <= mine.maxY
    }
    return a * b <= 0 && c * d <= 0
  }
}

/// A position that a label can take, without regard to the other labels.
struct LabelCandidate {
  /// The anchor.
  var anchor: LabelRequest.Anchor
  /// The label's rectangle.
  var rect: Rect
  /// The leader to the label, or nil if the label is at its subject.
  var leader: LineSegment?
  /// The rectangle of the dimension that is drawn with the label, or nil.
  var dimension: Rect?
  /// The rectangle that a number measures, or nil for other labels.
  var measured: Rect?
  /// The cost of the position, in points of distance.
  var cost: Double

  /// The rectangle around all parts of the label at the position.
  var reach: Rect {
    [leader?.bounds, dimension].compactMap(\.self).reduce(rect) { $0.union($1) }
  }

  /// The costs of positions that do not go together.
  private static let (overlap, covering, crossing, confusion) = (4_000.0, 2_000.0, 1_500.0, 150.0)

  /// Returns the cost of using the position together with another label's.
  func conflict(with other: LabelCandidate, clearance: Double) -> Double {
    let wide = rect.insetBy(dx: -clearance, dy: -clearance / 2)
    var cost = wide.intersects(other.rect) ? Self.overlap : 0
    cost += crossing(over: other) + other.crossing(over: self)
    if let leader, let its = other.leader, leader.meets(its) { cost += Self.crossing }
    if let dimension, let its = other.dimension, dimension.insetBy(dx: 0.5, dy: 0.5).intersects(its) {
      cost += Self.crossing
    }
    return cost
  }

  /// Returns the cost of the parts of another position that the leader and the dimension hide.
  private func crossing(over other: LabelCandidate) -> Double {
    var cost = 0.0
    if let leader {
      if other.rect.insetBy(dx: -1, dy: -1).isCrossed(from: leader.start, to: leader.end) { cost += Self.covering }
      if let its = other.dimension, its.isCrossed(from: leader.start, to: leader.end) { cost += Self.crossing }
    }
    if let dimension {
      if dimension.insetBy(dx: -1, dy: -1).intersects(other.rect) { cost += Self.overlap }
      if other.leader == nil, let subject = other.measured,
        other.rect.distance(to: dimension) < other.rect.distance(to: subject)
      {
        cost += Self.confusion
      }
    }
    return cost
  }
}

extension Rect {
  /// Returns the distance to another rectangle; 0 where they overlap.
  func distance(to other: Rect) -> Double {
    let dx = max(0, max(other.minX - maxX, minX - other.maxX))
    let dy = max(0, max(other.minY - maxY, minY - other.maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}
