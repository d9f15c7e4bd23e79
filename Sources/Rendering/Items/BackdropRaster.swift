import CPlumblineCairo
import PlumblineDrawing

/// Draws aside, in pixels, what mixes with its backdrop in a way that a format has no word for.
///
/// Only the place of the mixing group becomes a picture; everything around it stays as it was. The backdrop is what was
/// drawn before the group within the nearest group that is drawn as one.
struct BackdropRaster {
  /// The modes that the format does not have.
  let modes: [BlendMode]
  /// Pixels per point of the pictures.
  let scale: Double
  /// Whether the drawing itself has these pixels; else pictures begin and end at whole points, where no seams show.
  let isOnPixels: Bool
  let resources: Resources

  /// The drawing without groups of these modes; the same where it has none.
  func replaced(_ drawing: DisplayList) throws -> DisplayList {
    guard isNeeded(in: drawing.items) else { return drawing }
    var drawing = drawing
    let canvas = Rect(size: drawing.size)
    if let background = drawing.background {
      drawing.items.insert(.fill(Path(canvas), .color(background)), at: 0)
      drawing.background = nil
    }
    drawing.items = try replaced(drawing.items, within: canvas)
    return drawing
  }

  /// Whether any group within has one of the modes.
  func isNeeded(in items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let group) = item else { return false }
      return modes.contains(group.blendMode) || isNeeded(in: group.items) || group.mask.map(isNeeded) ?? false
    }
  }

  /// The items of one backdrop; `area` is all that is seen of them, or nil.
  private func replaced(_ items: [DisplayItem], within area: Rect?) throws -> [DisplayItem] {
    var before: [DisplayItem] = []
    var rest = try items.map(withOwnBackdrops)
    while let split = Split(rest, modes: modes) {
      before += split.before
      if let picture = try picture(of: split.source, mode: split.mode, over: before, within: area) {
        if !picture.isOpaque {
          var outside = Path((before.extent ?? picture.rect).union(picture.rect).insetBy(dx: -1, dy: -1))
          outside.addRect(picture.rect)
          before = [.group(DisplayGroup(items: before, clip: outside, clipRule: .evenOdd))]
        }
        before.append(.image(ImageDrawing(source: picture.source, rect: picture.rect)))
      }
      rest = split.after
    }
    return before + rest
  }

  /// An item whose groups within that are drawn as one have been replaced in themselves.
  private func withOwnBackdrops(_ item: DisplayItem) throws -> DisplayItem {
    guard case .group(var group) = item else { return item }
    group.mask = try group.mask.map { try replaced($0, within: nil) }
    if group.hasOwnBackdrop {
      group.items = try replaced(group.items, within: nil)
    } else {
      group.items = try group.items.map(withOwnBackdrops)
    }
    return .group(group)
  }

  /// The backdrop and the source, mixed, where the source can be seen.
  private func picture(
    of source: DisplayItem, mode: BlendMode, over before: [DisplayItem], within area: Rect?
  ) throws -> (source: ImageSource, rect: Rect, isOpaque: Bool)? {
    guard var extent = [source].extent else { return nil }
    if let area { extent = extent.intersection(area) }
    let step = isOnPixels ? 1 / scale : 1
    let left = (extent.minX / step).rounded(.down) * step, top = (extent.minY / step).rounded(.down) * step
    let (right, bottom) = ((extent.maxX / step).rounded(.up) * step, (extent.maxY / step).rounded(.up) * step)
    let (width, height) = ((right - left) * scale, (bottom - top) * scale)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    let size = Size(width: max(width.rounded(), 1), height: max(height.rounded(), 1))
    guard let lower = try pixels(of: before, at: Point(x: left, y: top), size: size),
      let upper = try pixels(of: [source], at: Point(x: left, y: top), size: size)
    else { throw RenderingError.tooLarge(width: size.width, height: size.height) }
    lower.mix(with: upper, mode)
    guard let image = lower.bitmap else { return nil }
    let isOpaque = stride(from: 3, to: image.bytes.count, by: 4).allSatisfy { image.bytes[$0] == 255 }
    return (
      resources.pictures.add(image, scale: scale),
      Rect(x: left, y: top, width: size.width / scale, height: size.height / scale), isOpaque
    )
  }

  private func pixels(of items: [DisplayItem], at corner: Point, size: Size) throws -> Surface? {
    guard size.width <= Double(Surface.longestSide), size.height <= Double(Surface.longestSide),
      let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(size.width), height: Int(size.height)),
      let canvas = Canvas(
        surface.pointer, medium: .pixels, resources: resources,
        transform: Transform.translation(x: -corner.x, y: -corner.y).concatenating(.scale(x: scale, y: scale)))
    else { return nil }
    try canvas.draw(items)
    try canvas.check()
    return surface
  }
}

/// Items up to the first group of some modes, that group, and what follows, each within the groups around it.
private struct Split {
  var before: [DisplayItem]
  var source: DisplayItem
  var mode: BlendMode
  var after: [DisplayItem]

  init?(_ items: [DisplayItem], modes: [BlendMode]) {
    for (index, item) in items.enumerated() {
      guard case .group(var group) = item else { continue }
      if modes.contains(group.blendMode) {
        mode = group.blendMode
        group.blendMode = .normal
        source = .group(group)
        (before, after) = (Array(items[..<index]), Array(items[(index + 1)...]))
        return
      }
      guard !group.hasOwnBackdrop, let inner = Split(group.items, modes: modes) else { continue }
      func around(_ items: [DisplayItem]) -> [DisplayItem] {
        if items.isEmpty { return [] }
        var part = group
        part.items = items
        return [.group(part)]
      }
      mode = inner.mode
      before = items[..<index] + around(inner.before)
      source = around([inner.source])[0]
      after = around(inner.after) + items[(index + 1)...]
      return
    }
    return nil
  }
}

extension DisplayGroup {
  /// Whether the items are drawn aside, so that they mix with each other alone.
  fileprivate var hasOwnBackdrop: Bool { needsLayer || animation != nil || !transform.isAffine || opacity < 1 }
}

extension Surface {
  /// Mixes another surface of the same size over this one.
  ///
  /// Sources: Porter and Duff's operators; Core Graphics' `plusDarker`, which adds what is missing to white.
  func mix(with other: Surface, _ mode: BlendMode) {
    other.changeWords { above, aboveStride in
      changeWords { below, stride in
        for y in 0..<height {
          for x in 0..<width {
            let (s, b) = (above[y * aboveStride + x].pixelParts / 255, below[y * stride + x].pixelParts / 255)
            below[y * stride + x] = UInt32(pixel: Self.mixed(s, b, mode) * 255)
          }
        }
      }
    }
  }

  /// Two colours, multiplied by their opacities, which stand last.
  private static func mixed(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>, _ mode: BlendMode) -> SIMD4<Float> {
    switch mode {
    case .sourceAtop: return source * backdrop.w + backdrop * (1 - source.w)
    case .destinationOver: return backdrop + source * (1 - backdrop.w)
    case .destinationOut: return backdrop * (1 - source.w)
    case .plusLighter:
      let sum = source + backdrop
      return sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    case .plusDarker:
      let opacity = min(source.w + backdrop.w, 1)
      let missing = (source.w - source) + (backdrop.w - backdrop)
      var sum = (opacity - missing).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
      sum.w = opacity
      return sum
    default: return source + backdrop * (1 - source.w)
    }
  }
}
