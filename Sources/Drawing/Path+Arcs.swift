import Glibc

extension Path {
  /// Adds an arc of a circle, connected to the current point by a line.
  ///
  /// `clockwise` has SwiftUI's meaning, which assumes a y axis that points up: true runs counter-clockwise in a figure.
  /// Angles that differ by a full turn or more give a circle. Nothing is added if a radius or an angle is not finite.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: Transform = .identity
  ) {
    let (start, end) = (startAngle.radians, endAngle.radians)
    guard start.isFinite, end.isFinite else { return }
    let turn = 2 * Double.pi
    var span = end - start
    if abs(span) >= turn {
      span = clockwise ? -turn : turn
    } else {
      span = clockwise ? -(-span).wrapped(at: turn) : span.wrapped(at: turn)
    }
    addArc(center: center, radius: radius, start: start, span: span, transform: transform)
  }

  /// Adds an arc that begins at an angle and runs through another angle, clockwise if that is positive.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle, transform: Transform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle.radians, span: delta.radians, transform: transform)
  }

  /// Adds an arc that is tangent to the line from the current point to the first end and to the line on to the second
  /// end.
  public mutating func addArc(
    tangent1End corner: Point, tangent2End end: Point, radius: Double, transform: Transform = .identity
  ) {
    guard let start = currentPoint, radius.isFinite else { return }
    let (to, from) = (corner - start, end - corner)
    let (inLength, outLength) = (to.length, from.length)
    let cross = to.x * from.y - to.y * from.x
    guard inLength > 0, outLength > 0, abs(cross) > 1e-12 * inLength * outLength, radius > 0 else {
      return addLine(to: transform.apply(corner))
    }
    let turn = atan2(cross, to.x * from.x + to.y * from.y)
    let distance = radius * tan(abs(turn) / 2)
    let touch = corner - to * (distance / inLength)
    let side = cross > 0 ? 1.0 : -1.0
    let normal = Point(x: -to.y / inLength * side, y: to.x / inLength * side)
    let center = touch + normal * radius
    addArc(
      center: center, radius: radius, start: atan2(touch.y - center.y, touch.x - center.x), span: turn,
      transform: transform)
  }

  /// Adds an arc as cubic curves of at most a quarter circle each.
  private mutating func addArc(center: Point, radius: Double, start: Double, span: Double, transform: Transform) {
    guard radius.isFinite, center.x.isFinite, center.y.isFinite, start.isFinite, span.isFinite else { return }
    let radius = abs(radius)
    let span = min(max(span, -Path.largestSpan), Path.largestSpan)
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = transform.apply(point(start))
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = Int((abs(span) / (.pi / 2)).rounded(.up))
    guard count > 0 else { return }
    let step = span / Double(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (a, b) = (point(from), point(to))
      addCurve(
        to: transform.apply(b),
        control1: transform.apply(Point(x: a.x - reach * sin(from), y: a.y + reach * cos(from))),
        control2: transform.apply(Point(x: b.x + reach * sin(to), y: b.y - reach * cos(to))))
    }
  }

  /// The largest span of an arc, in radians.
  ///
  /// More turns would cover the same points again.
  private static let largestSpan = 32 * Double.pi
}

extension Point {
  /// The distance from the origin, in points.
  var length: Double { hypot(x, y) }
}

extension Double {
  /// Returns the value in `0 ..< period` that differs from this one by whole periods.
  fileprivate func wrapped(at period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
