import CPlumblineCairo
import PlumblineDrawing

/// Replaces groups whose blend mode a format lacks by images of the group blended with its backdrop.
///
/// Only the area of such a group becomes an image. Its backdrop consists of the items drawn before it within the
/// nearest group that is drawn to a separate layer.
struct BackdropRaster {
  /// The blend modes that Cairo lacks, or has with another formula than Core Graphics.
  static let modesBeyondCairo: [BlendMode] = [.plusDarker, .softLight]

  /// The blend modes that the format lacks.
  let modes: [BlendMode]
  /// The number of pixels per point of the images.
  let scale: Double
  /// Whether the whole drawing has pixels of that scale.
  ///
  /// If not, images are aligned to points, so that no seams are visible.
  let isOnPixels: Bool
  let resources: Resources

  /// Returns the drawing without groups of these modes; the drawing itself if it has none.
  ///
  /// Throws a ``RenderingError`` if an image would be too large.
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

  /// Returns whether a group in the items has one of the modes.
  func isNeeded(in items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let group) = item else { return false }
      return modes.contains(group.blendMode) || isNeeded(in: group.items) || group.mask.map(isNeeded) ?? false
    }
  }

  /// Returns the items of one backdrop with their images; nothing outside of `area`, if it is given, is visible.
  private func replaced(_ items: [DisplayItem], within area: Rect?) throws -> [DisplayItem] {
    var before: [DisplayItem] = []
    var rest = try items.map(withOwnBackdrops)
    while let split = Split(rest, modes: modes) {
      before += split.before
      if let image = try mixedImage(of: split.source, mode: split.mode, over: before, within: area) {
        if !image.isOpaque {
          var outside = Path((before.extent ?? image.rect).union(image.rect).insetBy(dx: -1, dy: -1))
          outside.addRect(image.rect)
          before = [.group(DisplayGroup(items: before, clip: outside, clipRule: .evenOdd))]
        }
        before.append(.image(ImageDrawing(source: image.source, rect: image.rect)))
      }
      rest = split.after
    }
    return before + rest
  }

  /// Returns an item after replacing the groups within that have a backdrop of their own.
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

  /// Returns an image of the source blended with its backdrop, in the area of the source; nil if the source is not
  /// visible.
  private func mixedImage(
    of source: DisplayItem, mode: BlendMode, over before: [DisplayItem], within area: Rect?
  ) throws -> (source: ImageSource, rect: Rect, isOpaque: Bool)? {
    guard var extent = [source].extent else { return nil }
    if let area { extent = extent.overlap(with: area) }
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
      resources.images.add(image, scale: scale),
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

/// The items before the first group with one of the given modes, that group, and the items after it.
///
/// Groups around it are divided.
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
  /// Whether the items are drawn to a separate layer and thus blend with each other only.
  fileprivate var hasOwnBackdrop: Bool { needsLayer || animation != nil || !transform.isAffine || opacity < 1 }
}

extension Surface {
  /// Blends another surface of the same size over this one.
  ///
  /// Sources: Porter and Duff's operators; Core Graphics' `plusDarker`, which adds the colours' distances from white,
  /// and its `softLight` (<doc:Drawing#Soft-light>).
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

  /// Returns the blend of two premultiplied colours, whose last components are the opacities.
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
    case .softLight:
      guard backdrop.w > 0 else { return source }
      let square = backdrop * backdrop / backdrop.w
      let both = square * (source.w - 2 * source) + 2 * source * backdrop
      var sum = source * (1 - backdrop.w) + backdrop * (1 - source.w) + both
      sum.w = source.w + backdrop.w - source.w * backdrop.w
      return sum
    default: return source + backdrop * (1 - source.w)
    }
  }
}
