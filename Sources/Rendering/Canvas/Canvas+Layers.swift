import CPlumblineCairo
import PlumblineDrawing

/// The pixels of a group that was drawn separately.
struct Layer {
  var surface: Surface
  /// The position of the surface's top-left corner, in the surface's pixels.
  var origin: Point
  /// The number of the surface's pixels per unit of the canvas.
  var scale: Double
}

extension Canvas {
  /// The number of pixels per point for filters on surfaces without pixels.
  static let vectorLayerScale = 3.0
  /// The largest number of pixels of a layer; larger layers have a lower resolution.
  private static let layerPixelLimit = 8_000_000.0

  /// Returns the items of a group, drawn and filtered; nil if they are not visible.
  func filteredLayer(_ group: DisplayGroup) throws -> Layer? {
    guard let extent = group.items.extent else { return nil }
    let clip = clipBounds
    let around = group.effects.reduce(0) { $0 + $1.reach } * transform.meanScale + 2
    let area = transform.boundingRect(of: extent).insetBy(dx: -around, dy: -around)
      .overlap(with: clip.insetBy(dx: -around, dy: -around))
    guard area.width.isFinite, area.height.isFinite else { return nil }
    let finest = (Self.layerPixelLimit / max(area.width * area.height, 1)).squareRoot()
    let scale = min(medium == .pixels ? 1 : Self.vectorLayerScale, finest)
    let toLayer = transform.concatenating(.scale(x: scale, y: scale))
    let reach = around * scale
    let visible = Rect(
      x: clip.minX * scale, y: clip.minY * scale, width: clip.width * scale, height: clip.height * scale
    )
    .insetBy(dx: -reach, dy: -reach)
    let bounds = toLayer.boundingRect(of: extent).insetBy(dx: -reach, dy: -reach).overlap(with: visible)
    let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
    let (width, height) = (bounds.maxX.rounded(.up) - left, bounds.maxY.rounded(.up) - top)
    guard left.isFinite, top.isFinite, width >= 1, height >= 1 else { return nil }
    guard width <= Double(Surface.longestSide), height <= Double(Surface.longestSide),
      let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(width), height: Int(height)),
      let canvas = Canvas(
        surface.pointer, medium: .pixels, resources: resources,
        transform: toLayer.concatenating(.translation(x: -left, y: -top)))
    else { throw RenderingError.tooLarge(width: width, height: height) }
    try canvas.draw(group.items)
    try canvas.check()
    for effect in group.effects { apply(effect, to: surface, scale: toLayer.meanScale, transform: toLayer) }
    return Layer(surface: surface, origin: Point(x: left, y: top), scale: scale)
  }

  private func apply(_ effect: DisplayEffect, to surface: Surface, scale: Double, transform: Transform) {
    switch effect {
    case .blur(let radius): surface.blur(deviation: DisplayEffect.deviation(radius) * scale)
    case .shadow(let color, let radius, let offset):
      let moved = transform.apply(offset) - transform.apply(.zero)
      surface.addShadow(resources.components(color), deviation: DisplayEffect.deviation(radius) * scale, offset: moved)
    default:
      if let matrix = ColorMatrix(effect, resources: resources) { surface.apply(matrix) }
    }
  }
}
