import PlumblineDrawing

/// Divides a path's lines and curves into short lines.
struct PathCutter {
  /// The length of the longest line, in points.
  let longest: Double

  /// Returns the path as short lines, without elements whose points are not usable.
  func cut(_ path: Path) -> Path {
    var result = Path()
    var (pen, start) = (Point.zero, Point.zero)
    func add(_ length: Double, fewest: Int, to end: Point, _ point: (Double) -> Point) {
      let count = min(max(Int(min(length / longest, 256).rounded(.up)), fewest), 256)
      for step in 1..<max(count, 1) { result.addLine(to: point(Double(step) / Double(count))) }
      result.addLine(to: end)
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        guard to.isUsable else { continue }
        result.move(to: to)
        (pen, start) = (to, to)
      case .line(let to):
        guard to.isUsable else { continue }
        let from = pen
        add((to - from).length, fewest: 1, to: to) { from + (to - from) * $0 }
      case .quadCurve(let to, let control):
        guard to.isUsable, control.isUsable else { continue }
        let from = pen
        add((control - from).length + (to - control).length, fewest: 8, to: to) { t in
          let u = 1 - t
          return from * (u * u) + control * (2 * u * t) + to * (t * t)
        }
      case .curve(let to, let a, let b):
        guard to.isUsable, a.isUsable, b.isUsable else { continue }
        let from = pen
        add((a - from).length + (b - a).length + (to - b).length, fewest: 8, to: to) { t in
          let u = 1 - t
          return from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + to * (t * t * t)
        }
      case .closeSubpath:
        let from = pen
        add((start - from).length, fewest: 1, to: start) { from + (start - from) * $0 }
        result.closeSubpath()
      }
    }
    return result
  }
}

extension Point {
  /// The distance from the origin, in points.
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
