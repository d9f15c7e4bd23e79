import CPlumblineCairo
import PlumblineDrawing

/// Puts what lies beneath materials, blurred, as an image of few pixels beneath each of them, in any format.
///
/// Materials within a layer blur that layer's content alone. Animated and projected groups keep the plain colours of
/// their materials.
///
/// Rule: <doc:Drawing#Materials>.
struct BackdropBlur {
  let resources: Resources

  /// The number of pixels per point of the images: a blur leaves no finer detail.
  private static let scale = 0.5
  /// The largest number of pixels of an image's side.
  private static let longestSide = 2048.0

  /// Returns the drawing with the images; the drawing itself if it has no materials.
  ///
  /// Throws a ``RenderingError`` if a font or image cannot be read.
  func applied(to drawing: DisplayList) throws -> DisplayList {
    guard Self.isNeeded(in: drawing.items) else { return drawing }
    let canvas = Rect(size: drawing.size)
    let ground: [DisplayItem] = drawing.background.map { [.fill(Path(canvas), .color($0))] } ?? []
    var drawing = drawing
    drawing.items = try applied(to: drawing.items, within: canvas, transform: .identity) { ground + $0 }
    return drawing
  }

  private static func isNeeded(in items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let group) = item else { return false }
      return group.backdrop != nil || isNeeded(in: group.items)
    }
  }

  /// Returns items with their images.
  ///
  /// `canvas` is the visible area, `transform` leads from the items' coordinates to the canvas, and `beneath` returns
  /// all that lies beneath items of the same group, which are given, in the coordinates of the canvas.
  private func applied(
    to items: [DisplayItem], within canvas: Rect, transform: Transform, beneath: ([DisplayItem]) -> [DisplayItem]
  ) throws -> [DisplayItem] {
    var done: [DisplayItem] = []
    for item in items {
      guard case .group(var group) = item, group.animation == nil, group.transform.isAffine,
        Self.isNeeded(in: [item])
      else {
        done.append(item)
        continue
      }
      let inner = group.transform.concatenating(transform)
      if let effect = group.backdrop {
        if let image = try image(effect, beneath: group.items, over: beneath(done), within: canvas, transform: inner) {
          group.items.insert(image, at: 0)
        }
      } else {
        let (around, before) = (group, done)
        group.items = try applied(to: group.items, within: canvas, transform: inner) { items in
          var part = around
          part.items = items
          return beneath(before + [.group(part)])
        }
      }
      done.append(.group(group))
    }
    return done
  }

  /// Returns the blurred image of `lower` in the area of items; nil if the area is not visible, or if what lies
  /// beneath it has one colour.
  private func image(
    _ effect: BackdropEffect, beneath items: [DisplayItem], over lower: [DisplayItem], within canvas: Rect,
    transform: Transform
  ) throws -> DisplayItem? {
    guard transform.isInvertible, let extent = items.extent else { return nil }
    let area = transform.boundingRect(of: extent).overlap(with: canvas)
    guard area.width.isFinite, area.height.isFinite, !area.isEmpty else { return nil }
    let scale = Self.scale * min(Self.longestSide / (max(area.width, area.height) * Self.scale), 1)
    let (columns, rows) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
    let toPixels = Transform.translation(x: -area.minX, y: -area.minY)
      .concatenating(.scale(x: columns / area.width, y: rows / area.height))
    guard
      let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(columns), height: Int(rows)),
      let drawer = Canvas(surface.pointer, medium: .pixels, resources: resources, transform: toPixels)
    else { return nil }
    try drawer.draw(lower)
    try drawer.check()
    guard !surface.hasOneColor, let blurred = surface.blurredWithin(deviation: effect.blurRadius * scale) else {
      return nil
    }
    if let matrix = ColorMatrix(.saturation(effect.saturation)) { blurred.apply(matrix) }
    guard let bitmap = blurred.bitmap else { return nil }
    let image = DisplayItem.image(ImageDrawing(source: resources.images.add(bitmap, scale: scale), rect: area))
    var result = DisplayGroup(items: [.group(DisplayGroup(items: [image], transform: transform.inverted()))])
    if case .fill(let path, _, let rule)? = items.first, items.count == 1 {
      (result.clip, result.clipRule) = (path, rule)
    } else {
      result.mask = items.map { $0.recolored { _ in .black } }
    }
    return .group(result)
  }
}

extension Surface {
  /// Whether all pixels are equal.
  fileprivate var hasOneColor: Bool {
    var result = true
    changeWords { words, stride in
      let first = words[0]
      for y in 0..<height where result {
        for x in 0..<width where words[y * stride + x] != first {
          result = false
          break
        }
      }
    }
    return result
  }

  /// Returns a copy, blurred as if its outermost pixels continued on all sides, so that nothing from outside shows and
  /// its edges do not fade.
  ///
  /// The standard deviation is in pixels.
  fileprivate func blurredWithin(deviation: Double) -> Surface? {
    guard deviation.isFinite, deviation >= 0 else { return nil }
    let margin = Int((min(deviation, 300) * 3).rounded(.up))
    guard let wide = Surface(CAIRO_FORMAT_ARGB32, width: width + 2 * margin, height: height + 2 * margin),
      let result = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    else { return nil }
    wide.fill(from: self, at: Double(margin))
    wide.blur(deviation: deviation)
    result.fill(from: wide, at: -Double(margin))
    return result
  }

  /// Replaces all pixels by those of another surface with its top-left corner at `distance` from this one's on both
  /// axes, in pixels; its outermost pixels continue.
  private func fill(from other: Surface, at distance: Double) {
    guard let cairo = cairo_create(pointer) else { return }
    defer { cairo_destroy(cairo) }
    cairo_set_source_surface(cairo, other.pointer, distance, distance)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
  }
}
