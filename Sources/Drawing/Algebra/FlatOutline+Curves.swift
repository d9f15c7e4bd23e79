extension FlatOutline {
  /// One side of a combined outline: a part of a curve, or a straight line.
  private struct Side {
    /// The index of the curve; nil for a straight line.
    var curve: Int?
    /// The parameters of the curve at the side's start and end, from 0 to 1.
    var from = 0.0
    var to = 0.0
    var start: Point
    var end: Point
  }

  /// Returns the path through the corners of a combined outline, with the original curves in place of their
  /// approximations.
  ///
  /// A corner between two curves lies on the straight lines that approximate them, and so within `tolerance` of the
  /// curves.
  func curved(_ corners: [Point], isClosed: Bool) -> Path {
    guard corners.count > 1 else { return Path() }
    var sides: [Side] = []
    for (start, end) in zip(corners, corners.dropFirst()) {
      let side = side(from: start, to: end)
      guard let last = sides.last, let joined = joined(last, side) else {
        sides.append(side)
        continue
      }
      sides[sides.count - 1] = joined
    }
    // A ring may begin in the middle of a curve.
    if isClosed, sides.count > 1, let last = sides.last, let joined = joined(last, sides[0]) {
      sides.removeLast()
      sides[0] = joined
    }
    var path = Path()
    var pen = isClosed ? sides[sides.count - 1].end : corners[0]
    path.move(to: pen)
    for (index, side) in sides.enumerated() {
      if let curve = side.curve {
        let part = curves[curve].segment.part(from: side.from, to: side.to)
        path.addCurve(
          to: side.end, control1: part.control1 + (pen - part.start), control2: part.control2 + (side.end - part.end))
      } else if !isClosed || index < sides.count - 1 {
        path.addLine(to: side.end)
      }
      pen = side.end
    }
    if isClosed { path.closeSubpath() }
    return path
  }

  /// Returns the side between two corners: the part of a curve if they lie on the same line of its approximation, or a
  /// straight line.
  private func side(from start: Point, to end: Point) -> Side {
    if let part = part(from: start, to: end) {
      return Side(curve: part.curve, from: part.own, to: part.other, start: start, end: end)
    }
    if let part = part(from: end, to: start) {
      return Side(curve: part.curve, from: part.other, to: part.own, start: start, end: end)
    }
    return Side(curve: nil, start: start, end: end)
  }

  /// Returns the curve of which a point is a corner and on whose line from there another point lies, with the curve's
  /// parameters at both.
  private func part(from corner: Point, to other: Point) -> (curve: Int, own: Double, other: Double)? {
    for mark in marks(at: corner) {
      let count = curves[mark.curve].count
      for direction in [1, -1] {
        let step = mark.step + direction
        guard step >= 0, step <= count, let share = share(of: other, on: mark.curve, from: mark.step, to: step) else {
          continue
        }
        return (mark.curve, Double(mark.step) / Double(count), share)
      }
    }
    return nil
  }

  /// Returns the curve's parameter at a point on one line of its approximation; nil if the point lies elsewhere.
  private func share(of point: Point, on curve: Int, from first: Int, to last: Int) -> Double? {
    let (segment, count) = curves[curve]
    func corner(_ step: Int) -> Point { step == count ? segment.end : segment.point(at: Double(step) / Double(count)) }
    let (a, b) = (corner(first), corner(last))
    let length = (b - a).length
    guard length > 0 else { return nil }
    let along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length)
    guard along > 0, along < 1 + 1e-6, (a + (b - a) * along - point).length < 1e-6 else { return nil }
    return (Double(first) + Double(last - first) * min(along, 1)) / Double(count)
  }

  /// Returns two consecutive sides as one; nil if they belong to different curves or do not meet.
  private func joined(_ a: Side, _ b: Side) -> Side? {
    guard let curve = a.curve, curve == b.curve else { return a.curve == nil && b.curve == nil ? straight(a, b) : nil }
    guard abs(a.to - b.from) < 1e-7, (a.to > a.from) == (b.to > b.from) else { return nil }
    return Side(curve: curve, from: a.from, to: b.to, start: a.start, end: b.end)
  }

  /// Returns two consecutive straight lines as one; nil if their directions differ.
  private func straight(_ a: Side, _ b: Side) -> Side? {
    let (first, second) = (a.end - a.start, b.end - b.start)
    let (cross, dot) = (first.x * second.y - first.y * second.x, first.x * second.x + first.y * second.y)
    guard dot > 0, abs(cross) < 1e-9 * dot else { return nil }
    return Side(curve: nil, start: a.start, end: b.end)
  }
}
