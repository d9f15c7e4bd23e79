import PlumblineDrawing

extension Path {
  /// The axis-aligned rectangle that the path draws; nil for all other paths.
  var rectangle: Rect? {
    guard elements.count >= 4, elements.count <= 6, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3]
    else { return nil }
    for element in elements.dropFirst(4) {
      switch element {
      case .closeSubpath: break
      case .line(let to) where to == a: break
      default: return nil
      }
    }
    let isAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isAcross || isDown, a.x.isFinite, a.y.isFinite, c.x.isFinite, c.y.isFinite else { return nil }
    return Rect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }

  /// Whether the path consists of horizontal and vertical lines with finite coordinates.
  var isAxisAligned: Bool {
    var pen: Point?
    var start: Point?
    for element in elements {
      switch element {
      case .move(let to):
        guard to.x.isFinite, to.y.isFinite else { return false }
        (pen, start) = (to, to)
      case .line(let to):
        guard let from = pen, to.x.isFinite, to.y.isFinite, from.x == to.x || from.y == to.y else { return false }
        pen = to
      case .closeSubpath:
        guard let from = pen, let to = start, from.x == to.x || from.y == to.y else { return false }
        pen = start
      case .quadCurve, .curve: return false
      }
    }
    return true
  }
}
