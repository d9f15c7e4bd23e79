import PlumblineDrawing

extension Path {
  /// The points of the path, with curves divided into short lines.
  var flattened: [Point] {
    var points: [Point] = []
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        points.append(to)
        current = to
      case .quadCurve(let to, let control):
        for step in 1...6 {
          let (t, u) = (Double(step) / 6, 1 - Double(step) / 6)
          points.append(
            Point(
              x: u * u * current.x + 2 * u * t * control.x + t * t * to.x,
              y: u * u * current.y + 2 * u * t * control.y + t * t * to.y))
        }
        current = to
      case .curve(let to, let first, let second):
        for step in 1...8 {
          let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            Point(
              x: a * current.x + b * first.x + c * second.x + d * to.x,
              y: a * current.y + b * first.y + c * second.y + d * to.y))
        }
        current = to
      case .closeSubpath: break
      }
    }
    return points
  }

  /// Whether the path's area, holes subtracted, is outlined clockwise, with y pointing down.
  var isClockwise: Bool {
    var area = 0.0
    var subpath = Path()
    for element in elements {
      if case .move = element {
        area += subpath.polygonArea
        subpath = Path()
      }
      subpath.elements.append(element)
    }
    return area + subpath.polygonArea > 0
  }

  /// The area of one subpath; positive if it runs clockwise.
  private var polygonArea: Double {
    let points = flattened
    guard var previous = points.last else { return 0 }
    var area = 0.0
    for point in points {
      area += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return area / 2
  }

  /// Returns the path, reversed if that is needed for it to run in the same direction as another.
  func oriented(like other: Path) -> Path { isClockwise == other.isClockwise ? self : reversed }
  /// Returns the path, reversed if that is needed for it to run in the opposite direction to another.
  func oriented(against other: Path) -> Path { isClockwise == other.isClockwise ? reversed : self }

  /// The path with each subpath running in the opposite direction.
  var reversed: Path {
    var result = Path()
    var subpath: [Element] = []
    func flush(_ subpath: [Element], into result: inout Path) {
      var points: [Point] = []
      for element in subpath {
        switch element {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): points.append(to)
        case .closeSubpath: break
        }
      }
      guard let last = points.popLast() else { return }
      result.move(to: last)
      for element in subpath.reversed() {
        switch element {
        case .move, .closeSubpath: break
        case .line: if let to = points.popLast() { result.addLine(to: to) }
        case .quadCurve(_, let control): if let to = points.popLast() { result.addQuadCurve(to: to, control: control) }
        case .curve(_, let first, let second):
          if let to = points.popLast() { result.addCurve(to: to, control1: second, control2: first) }
        }
      }
      result.closeSubpath()
    }
    for element in elements {
      if case .move = element {
        flush(subpath, into: &result)
        subpath = []
      }
      subpath.append(element)
    }
    flush(subpath, into: &result)
    return result
  }
}
