import PlumblineLayout

extension DisplayItem {
  /// The smallest rectangle around the item's drawing, or nil if it draws nothing; the bounds of texts are those of
  /// their lines.
  var bounds: Rect? { bounds(through: .identity) }

  /// Returns the rectangle around the item's drawing through a transform.
  fileprivate func bounds(through transform: Transform) -> Rect? {
    switch self {
    case .fill(let path, let paint, _): return paint.isClear ? nil : path.bounds(through: transform)
    case .stroke(let path, let paint, let style):
      if paint.isClear || style.lineWidth <= 0 { return nil }
      let (reach, stretch) = (max(style.lineWidth, 0) / 2, transform.stretch)
      return path.bounds(through: transform)?.insetBy(dx: -reach * stretch.width, dy: -reach * stretch.height)
    case .text(let text, let point, _): return transform.boundingRect(of: Rect(origin: point, size: text.size)).ifFinite
    case .image(let image): return transform.boundingRect(of: image.rect).ifFinite
    case .group(let group): return group.bounds(through: transform)
    }
  }
}

extension DisplayGroup {
  /// Returns the rectangle around the group's drawing and its shadows through a transform.
  fileprivate func bounds(through outer: Transform) -> Rect? {
    let whole = transform.concatenating(outer)
    guard opacity > 0, var result = items.bounds(through: whole) else { return nil }
    let (reach, stretch) = (effects.reduce(0) { $0 + $1.reach }, whole.stretch)
    result = result.insetBy(dx: -reach * stretch.width, dy: -reach * stretch.height)
    if let area = clip?.bounds(through: whole) { result = result.overlap(with: area) }
    return result
  }
}

extension [DisplayItem] {
  /// The smallest rectangle around the items' drawing, or nil if they draw nothing.
  var bounds: Rect? { bounds(through: .identity) }

  fileprivate func bounds(through transform: Transform) -> Rect? {
    reduce(nil) { Rect.union($0, $1.bounds(through: transform)) }
  }
}

extension Paint {
  /// Whether the paint is invisible.
  fileprivate var isClear: Bool {
    if case .color(let color) = self { color.light.opacity == 0 && color.dark.opacity == 0 } else { false }
  }
}

extension Transform {
  /// The half width and height of the image of a circle of radius 1, without perspective.
  fileprivate var stretch: Size {
    Size(width: (m11 * m11 + m21 * m21).squareRoot(), height: (m12 * m12 + m22 * m22).squareRoot())
  }
}

extension Path {
  /// The smallest rectangle around the path.
  var bounds: Rect? { bounds(through: .identity) }

  /// Returns the smallest rectangle around the path through a transform; nil where it has no points or some that are
  /// not finite.
  fileprivate func bounds(through transform: Transform) -> Rect? {
    if isEmpty { return nil }
    let rect = (transform.isIdentity ? self : applying(transform)).boundingRect
    return rect.ifFinite
  }
}

extension Rect {
  /// The rectangle, or nil if an edge is not a number or infinitely far away.
  var ifFinite: Rect? {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && size.isFinite ? self : nil
  }
}

extension Rect {
  /// Returns the smallest rectangle around the rectangles that are not nil.
  static func union(_ a: Rect?, _ b: Rect?) -> Rect? {
    guard let a, let b else { return a ?? b }
    return a.union(b)
  }
}
