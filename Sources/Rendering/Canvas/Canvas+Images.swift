import CPlumblineCairo
import PlumblineDrawing

extension Canvas {
  /// Draws an image.
  func draw(_ image: ImageDrawing, opacity: Double) throws {
    guard image.rect.origin.isUsable, image.rect.size.isFinite, !image.rect.isEmpty, transform.isInvertible else {
      return
    }
    guard let paint = image.template else { return try drawColors(of: image, opacity: opacity) }
    try drawTemplate(image, paint: paint, opacity: opacity)
  }

  private func drawColors(of image: ImageDrawing, opacity: Double) throws {
    guard let surface = try resources.images.surface(of: image.source) else { return }
    if case .tile = image.resizing {
      let paint = Paint.image(image.source, origin: image.rect.origin, scale: 1)
      return try fill(Path(image.rect), paint, rule: .nonZero, opacity: opacity)
    }
    let size = image.source.size
    let (scaleX, scaleY) = (Double(surface.width) / size.width, Double(surface.height) / size.height)
    for part in image.parts {
      let pixels = Rect(
        x: part.source.minX * scaleX, y: part.source.minY * scaleY, width: part.source.width * scaleX,
        height: part.source.height * scaleY)
      draw(surface, part: pixels, in: part.target, isInterpolated: image.isInterpolated, opacity: opacity)
    }
  }

  /// Draws a paint through the opacity of an image.
  private func drawTemplate(_ image: ImageDrawing, paint: Paint, opacity: Double) throws {
    var plain = image
    plain.template = nil
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    clip(to: Path(image.rect), rule: .nonZero)
    cairo_push_group(cairo)
    try drawColors(of: plain, opacity: 1)
    guard let mask = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(mask) }
    var hasSource = false
    try withMatrix(transform) { hasSource = try setSource(paint, opacity: opacity) }
    if hasSource { cairo_mask(cairo, mask) }
  }

  /// Draws a part of a surface, given in its pixels, into a rectangle.
  func draw(_ surface: Surface, part: Rect, in rect: Rect, isInterpolated: Bool, opacity: Double) {
    guard !part.isEmpty, !rect.isEmpty, rect.origin.isUsable, rect.size.isFinite,
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    let (scaleX, scaleY) = (part.width / rect.width, part.height / rect.height)
    let toPixels = Transform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: part.minX - rect.minX * scaleX, ty: part.minY - rect.minY * scaleY)
    guard toPixels.isInvertible else { return }
    var matrix = cairo_matrix_t(toPixels)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, isInterpolated ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_save(cairo)
    trace(Path(rect), rule: .nonZero)
    cairo_clip(cairo)
    withMatrix(transform) {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, opacity.clampedToUnit)
    }
    cairo_restore(cairo)
  }

  /// Restricts drawing to the inside of a path.
  func clip(to path: Path, rule: Path.FillRule) {
    trace(path, rule: rule)
    cairo_clip(cairo)
  }
}
