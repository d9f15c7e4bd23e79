import PlumblineDrawing

extension DisplayItem {
  /// The bounds of all that the item may draw; nil if it draws nothing.
  var extent: Rect? {
    switch self {
    case .fill(let path, _, _): return path.extent
    case .stroke(let path, _, let style):
      let sharp = style.lineJoin == .miter ? max(style.miterLimit.finite(or: 10), 1) : 1
      let reach = max(style.lineWidth.finite(), 0) / 2 * min(max(sharp, 1.5), 20)
      return path.extent?.insetBy(dx: -reach, dy: -reach)
    case .text(let layout, let origin, _): return layout.extent?.offsetBy(dx: origin.x.finite(), dy: origin.y.finite())
    case .image(let image):
      return image.rect.origin.isUsable && image.rect.size.isFinite ? image.rect : nil
    case .group(let group):
      guard var rect = group.items.extent else { return nil }
      let reach = group.effects.reduce(0) { $0 + $1.reach }
      rect = rect.insetBy(dx: -reach, dy: -reach)
      if let clip = group.clip { rect = rect.overlap(with: clip.extent ?? .zero) }
      let moved = group.transform.boundingRect(of: rect)
      guard moved.origin.isUsable, moved.size.isFinite else { return nil }
      return moved
    }
  }
}

extension [DisplayItem] {
  /// The bounds of all that the items may draw; nil if they draw nothing.
  var extent: Rect? {
    reduce(nil) { result, item in
      guard let extent = item.extent else { return result }
      return result?.union(extent) ?? extent
    }
  }
}

extension Path {
  /// The bounds of the path's points and control points; nil for an empty path.
  var extent: Rect? {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func add(_ point: Point) {
      guard point.x.isFinite, point.y.isFinite else { return }
      let (x, y) = (point.x.withinCairo, point.y.withinCairo)
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}

extension TextLayout {
  /// The bounds of glyphs, decorations and images, with a margin for glyphs that extend beyond their line.
  var extent: Rect? {
    var result: Rect?
    for run in runs where run.origin.isUsable && run.fontSize.isFinite && run.width.isFinite {
      let rect = run.extent(at: run.origin)
      result = result?.union(rect) ?? rect
    }
    for decoration in decorations {
      if let rect = decoration.path.extent { result = result?.union(rect) ?? rect }
    }
    for image in images where image.rect.origin.isUsable { result = result?.union(image.rect) ?? image.rect }
    return result
  }
}

extension GlyphRun {
  /// Returns the bounds of the run at an origin on its baseline, with a margin for glyphs that extend beyond their
  /// line.
  func extent(at origin: Point) -> Rect {
    Rect(x: origin.x - fontSize, y: origin.y - 1.5 * fontSize, width: width + 2 * fontSize, height: 2.5 * fontSize)
  }
}
