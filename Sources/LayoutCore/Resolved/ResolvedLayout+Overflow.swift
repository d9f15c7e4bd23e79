extension ResolvedLayout {
  /// How far the views draw beyond the canvas on each physical side, in whole points, leading being left: as far as it would
  /// be seen on a screen in whose middle the canvas lies.
  func overflow(onScreen screen: Size) -> EdgeInsets {
    let place = Rect(
      x: (canvas.width - screen.width) / 2, y: (canvas.height - screen.height) / 2, width: screen.width,
      height: screen.height)
    guard let drawn = drawnBounds, drawn.intersects(place) else { return EdgeInsets() }
    let seen = drawn.intersection(place)
    func whole(_ distance: Double) -> Double { distance > 0.01 && distance.isFinite ? distance.rounded(.up) : 0 }
    return EdgeInsets(
      top: whole(-seen.minY), leading: whole(-seen.minX), bottom: whole(seen.maxY - canvas.height),
      trailing: whole(seen.maxX - canvas.width))
  }

  /// The smallest rectangle around what the views draw, shadows included, or nil if they draw nothing.
  ///
  /// Views are walked from the last to the first, so that depth costs no stack.
  private var drawnBounds: Rect? {
    var drawn = [Rect?](repeating: nil, count: views.count)
    for index in views.indices.reversed() {
      let view = views[index]
      var bounds = union(drawn[index], view.items.reduce(nil) { union($0, $1.drawnBounds) })
      if let group = view.group { bounds = bounds.flatMap(group.drawnBounds(around:)) }
      guard let parent = view.parent else { return bounds }
      drawn[parent] = union(drawn[parent], bounds)
    }
    return nil
  }
}

private func union(_ a: Rect?, _ b: Rect?) -> Rect? {
  guard let a, let b else { return a ?? b }
  return a.union(b)
}

extension DisplayItem {
  /// The rectangle that the item is drawn in, or nil if it shows nothing.
  fileprivate var drawnBounds: Rect? {
    switch self {
    case .fill(let path, let paint, _): paint.isClear || path.isEmpty ? nil : path.boundingRect
    case .stroke(let path, let paint, let style):
      paint.isClear || path.isEmpty
        ? nil : path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .text(let text, let origin, _): Rect(origin: origin, size: text.size)
    case .image(let image): image.rect
    case .group(let group):
      group.items.reduce(nil) { union($0, $1.drawnBounds) }.flatMap(group.drawnBounds(around:))
    }
  }
}

extension Paint {
  fileprivate var isClear: Bool {
    if case .color(let color) = self { color.light.opacity == 0 && color.dark.opacity == 0 } else { false }
  }
}

extension DisplayGroup {
  /// Where the group's items are drawn that lie in a rectangle, or nil if nothing of them is seen.
  fileprivate func drawnBounds(around items: Rect) -> Rect? {
    guard opacity > 0 else { return nil }
    var bounds = items
    for effect in effects {
      switch effect {
      case .blur(let radius): bounds = bounds.insetBy(dx: -radius, dy: -radius)
      case .shadow(let color, let radius, let offset) where color.light.opacity > 0 || color.dark.opacity > 0:
        bounds = bounds.union(bounds.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -radius, dy: -radius))
      default: break
      }
    }
    if let clip {
      let place = clip.boundingRect
      guard bounds.intersects(place) else { return nil }
      bounds = bounds.intersection(place)
    }
    if let mask {
      guard let place = mask.reduce(nil, { union($0, $1.drawnBounds) }), bounds.intersects(place) else { return nil }
      bounds = bounds.intersection(place)
    }
    return transform.boundingRect(of: bounds)
  }
}
