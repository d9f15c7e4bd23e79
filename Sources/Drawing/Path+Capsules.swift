extension Path {
  /// Creates a capsule whose ends are continuous curves.
  ///
  /// Each of its corners is a continuous corner of half the shorter side. Such a corner extends farther along that side
  /// than to its middle, where it ends. Rule: <doc:Drawing#Capsules>.
  package init(continuousCapsuleIn rect: Rect) {
    let half = Size(width: rect.width / 2, height: rect.height / 2)
    let radius = min(half.width, half.height)
    self.init()
    guard radius > 0 else { return }
    let corner = Self.continuousCorner.map { Point(x: $0.x * radius, y: $0.y * radius) }
    let curves = stride(from: 0, to: 9, by: 3).map { Array(corner[$0...$0 + 3]) }
    for (isRight, isLower) in [(true, false), (true, true), (false, true), (false, false)] {
      // The corner's curve runs clockwise: from the horizontal side in two of the corners, otherwise from the vertical
      // one.
      let isFromHorizontal = isRight != isLower
      let limits = (horizontal: half.width, vertical: half.height)
      var parts = curves
      parts[0] = Self.tail(of: parts[0], at: limits.horizontal, by: \.x)
      parts[2] = Self.head(of: parts[2], at: limits.vertical, by: \.y)
      if !isFromHorizontal { parts = parts.reversed().map { $0.reversed() } }
      let origin = Point(x: isRight ? rect.maxX : rect.minX, y: isLower ? rect.maxY : rect.minY)
      let placed = parts.map { curve in
        curve.map { Point(x: origin.x + (isRight ? -$0.x : $0.x), y: origin.y + (isLower ? -$0.y : $0.y)) }
      }
      if elements.isEmpty { move(to: placed[0][0]) } else { addLine(to: placed[0][0]) }
      for curve in placed { addCurve(to: curve[3], control1: curve[1], control2: curve[2]) }
    }
    closeSubpath()
  }

  /// Returns the part of a curve whose coordinate falls to 0, from a limit on.
  private static func tail(of curve: [Point], at limit: Double, by coordinate: KeyPath<Point, Double>) -> [Point] {
    head(of: curve.reversed(), at: limit, by: coordinate).reversed()
  }

  /// Returns the part of a curve whose coordinate rises, up to a limit.
  private static func head(of curve: [Point], at limit: Double, by coordinate: KeyPath<Point, Double>) -> [Point] {
    guard curve[3][keyPath: coordinate] > limit else { return curve }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if halves(of: curve, at: middle)[3][keyPath: coordinate] > limit { high = middle } else { low = middle }
    }
    return halves(of: curve, at: low)
  }

  /// Returns the first part of a cubic curve that is divided at a parameter.
  private static func halves(of curve: [Point], at t: Double) -> [Point] {
    func between(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    let (a, b, c) = (between(curve[0], curve[1]), between(curve[1], curve[2]), between(curve[2], curve[3]))
    let (d, e) = (between(a, b), between(b, c))
    return [curve[0], a, d, between(d, e)]
  }
}
