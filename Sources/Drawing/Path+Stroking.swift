import Glibc

extension Path {
  /// Returns the outline of the path's stroke, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let width = style.lineWidth
    var result = Path()
    guard width.isFinite, width > 0 else { return result }
    for subpath in subpaths {
      for line in Polyline(subpath.points, isClosed: subpath.isClosed).dashed(style) {
        result.addOutline(of: line, half: width / 2, style: style)
      }
    }
    return result
  }

  /// Adds the outline of one polyline: a single ring around an open one, a ring on each side of a closed one.
  private mutating func addOutline(of line: Polyline, half: Double, style: StrokeStyle) {
    guard line.points.count > 1 else { return addDot(at: line.points[0], half: half, cap: style.lineCap) }
    let back = Polyline(line.points.reversed(), isClosed: line.isClosed, heading: line.heading * -1)
    let left = line.side(half: half, style: style)
    let right = back.side(half: half, style: style)
    if line.isClosed {
      addRing(left)
      addRing(right)
    } else {
      addRing(left + line.cap(half: half, style: style) + right + back.cap(half: half, style: style))
    }
  }

  private mutating func addRing(_ points: [Point]) {
    addLines(points)
    closeSubpath()
  }

  /// Adds the caps of a line without length.
  private mutating func addDot(at point: Point, half: Double, cap: StrokeStyle.LineCap) {
    let square = Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch cap {
    case .butt: break
    case .round: addEllipse(in: square)
    case .square: addRect(square)
    }
  }
}

/// Points joined by straight lines.
private struct Polyline {
  var points: [Point]
  var isClosed: Bool
  /// The unit vector along a line between equal points, as that of a dash without length.
  var heading: Point

  init(_ points: [Point], isClosed: Bool, heading: Point = Point(x: 1, y: 0)) {
    self.points = points
    self.isClosed = isClosed && points.count > 2
    self.heading = heading
  }

  /// Returns the unit vector from the point at an index to the next, or the heading if they are equal.
  private func direction(_ index: Int) -> Point {
    let (a, b) = (points[index % points.count], points[(index + 1) % points.count])
    let length = (b - a).length
    return length > 0 ? (b - a) * (1 / length) : heading
  }

  /// Returns the points of the stroke's left edge, joins included.
  func side(half: Double, style: StrokeStyle) -> [Point] {
    var result: [Point] = []
    let count = isClosed ? points.count : points.count - 1
    // The point where the edges of the lines before and after a vertex meet, on the inner side of a turn.
    func meeting(_ index: Int) -> Point? { isClosed || (0 < index && index < count) ? innerCorner(index, half) : nil }
    var start = meeting(0)
    for index in 0..<count {
      let normal = direction(index).left * half
      let end = meeting(isClosed ? (index + 1) % count : index + 1)
      result.append(start ?? points[index] + normal)
      start = end
      guard end == nil else { continue }
      result.append(points[(index + 1) % points.count] + normal)
      if isClosed || index + 1 < count {
        result += join(
          at: points[(index + 1) % points.count], from: direction(index), to: direction(index + 1), half, style)
      }
    }
    return result
  }

  /// Returns the point where the left edges of the lines before and after a vertex meet, or nil on the outer side of a
  /// turn, or where the lines are too short for it.
  ///
  /// Without it, the edge goes through the vertex and crosses itself.
  private func innerCorner(_ index: Int, _ half: Double) -> Point? {
    let before = index == 0 ? points.count - 1 : index - 1
    let (from, to) = (direction(before), direction(index))
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    guard cross <= 1e-9, dot > -0.5 else { return nil }
    let distance = half * abs(cross) / (1 + dot)
    let point = points[index]
    let lengths = [(point - points[before]).length, (points[(index + 1) % points.count] - point).length]
    guard lengths.allSatisfy({ $0 >= 2 * distance && $0 > 0 }) else { return nil }
    return point + (from.left + to.left) * (half / (1 + dot))
  }

  /// Returns the points of the join on the outer side of a turn.
  private func join(at point: Point, from: Point, to: Point, _ half: Double, _ style: StrokeStyle) -> [Point] {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    guard cross > 1e-9 else { return [point] }
    switch style.lineJoin {
    case .bevel: return []
    case .round: return arc(around: point, from: from.left * half, turn: atan2(cross, dot))
    case .miter:
      let cosine = ((1 + dot) / 2).squareRoot()
      guard cosine > 0, 1 / cosine <= style.miterLimit else { return [] }
      let bisector = from.left + to.left
      return [point + bisector * (half / cosine / max(bisector.length, 1e-12))]
    }
  }

  /// Returns the points of the cap at the end of the line, from the left edge to the right.
  func cap(half: Double, style: StrokeStyle) -> [Point] {
    let end = points[points.count - 1]
    let forward = direction(points.count - 2)
    switch style.lineCap {
    case .butt: return []
    case .round: return arc(around: end, from: forward.left * half, turn: .pi)
    case .square: return [end + (forward + forward.left) * half, end + (forward - forward.left) * half]
    }
  }

  /// Returns the inner points of an arc, without its ends.
  private func arc(around center: Point, from radius: Point, turn: Double) -> [Point] {
    let steps = min(max(Int((abs(turn) * max(radius.length, 1).squareRoot() * 2).rounded(.up)), 2), 64)
    return (1..<steps).map { step in
      let angle = turn * Double(step) / Double(steps)
      let (sine, cosine) = (sin(angle), cos(angle))
      return center + Point(x: radius.x * cosine - radius.y * sine, y: radius.x * sine + radius.y * cosine)
    }
  }

  /// Returns the dashes of the line.
  ///
  /// A pattern with a negative or infinite length, or with none above 0, gives the whole line.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    let dash = style.drawnDash
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    let period = pattern.reduce(0, +)
    let ring = isClosed ? points + [points[0]] : points
    let length = zip(ring, ring.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard pattern.allSatisfy({ $0.isFinite && $0 >= 0 }), period > 0, length / period < 100_000 else { return [self] }

    var index = 0
    var rest = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    while rest > 0, rest >= pattern[index], index < pattern.count - 1 {
      rest -= pattern[index]
      index += 1
    }
    var left = pattern[index] - rest
    var result: [Polyline] = []
    var points: [Point] = index % 2 == 0 ? [ring[0]] : []
    for (a, b) in zip(ring, ring.dropFirst()) {
      let span = (b - a).length
      var walked = 0.0
      while span - walked > left {
        walked += left
        let point = a + (b - a) * (walked / span)
        if index % 2 == 0 {
          result.append(Polyline(points + [point], isClosed: false, heading: (b - a) * (1 / span)))
          points = []
        } else {
          points = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= span - walked
      if index % 2 == 0 { points.append(b) }
    }
    if points.count > 1 { result.append(Polyline(points, isClosed: false)) }
    return result
  }
}

extension Point {
  /// The vector rotated by a quarter turn counter-clockwise, with y pointing down.
  fileprivate var left: Point { Point(x: y, y: -x) }
}
