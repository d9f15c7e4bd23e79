import LayoutCore

extension DisplayItem {
  /// The smallest rectangle known to hold what the item draws, or nil if it draws nothing.
  ///
  /// Curves count with their control points, so the rectangle may be a little too large, never too small.
  var bounds: Rect? {
    switch self {
    case .fill(let path, _, _): return path.bounds
    case .stroke(let path, _, let style):
      let reach = max(style.lineWidth, 0) / 2
      return path.bounds?.insetBy(dx: -reach, dy: -reach)
    case .text(let text, let point, _): return Rect(origin: point, size: text.size)
    case .image(let image): return image.rect
    case .group(let group): return group.bounds
    }
  }
}

extension DisplayGroup {
  /// The smallest rectangle known to hold what the group draws, in the coordinates that it is put in.
  var bounds: Rect? {
    guard opacity > 0, var result = items.bounds else { return nil }
    if let area = clip?.bounds { result = result.intersection(area) }
    return transform.boundingRect(of: result)
  }
}

extension [DisplayItem] {
  /// The smallest rectangle known to hold what the items draw, or nil if they draw nothing.
  var bounds: Rect? { map(\.bounds).reduce(nil, Rect.union) }
}

extension Path {
  /// The smallest rectangle around all points of the path, control points included.
  var bounds: Rect? {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func take(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): take(to)
      case .quadCurve(let to, let control): [to, control].forEach(take)
      case .curve(let to, let control1, let control2): [to, control1, control2].forEach(take)
      case .closeSubpath: break
      }
    }
    guard left <= right, (right - left).isFinite, (bottom - top).isFinite else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Rect {
  /// The smallest rectangle around those of the two that are there.
  static func union(_ a: Rect?, _ b: Rect?) -> Rect? {
    guard let a, let b else { return a ?? b }
    return a.union(b)
  }
}
