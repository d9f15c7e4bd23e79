import CPlumblineCairo
import PlumblineDrawing

extension Canvas {
  /// Draws a text with its top-left corner at a point.
  func draw(_ layout: TextLayout, at corner: Point, paint: Paint, opacity: Double) throws {
    guard corner.x.isFinite, corner.y.isFinite else { return }
    for decoration in layout.decorations where decoration.isBehind {
      try draw(decoration, at: corner, paint: paint, opacity: opacity)
    }
    for run in layout.runs { try draw(run, at: corner, paint: paint, opacity: opacity) }
    for image in layout.images(at: corner) { try draw(image, opacity: opacity) }
    for decoration in layout.decorations where !decoration.isBehind {
      try draw(decoration, at: corner, paint: paint, opacity: opacity)
    }
  }

  /// Draws a decoration.
  ///
  /// Its own paint is relative to the text's corner; the text's paint is not.
  private func draw(_ decoration: TextLayout.Decoration, at corner: Point, paint: Paint, opacity: Double) throws {
    let path = decoration.path.offsetBy(dx: corner.x, dy: corner.y)
    let offset = decoration.paint == nil ? .zero : corner
    try fill(path, decoration.paint ?? paint, rule: .nonZero, opacity: opacity, offset: offset)
  }

  private func draw(_ run: GlyphRun, at corner: Point, paint: Paint, opacity: Double) throws {
    guard run.fontSize > 0.01, run.fontSize < 100_000, run.origin.x.isFinite, run.origin.y.isFinite,
      transform.isInvertible, !run.glyphs.isEmpty
    else { return }
    let face = try resources.fonts.face(run.face)
    let origin = corner + run.origin
    let offset = run.paint == nil ? .zero : corner
    let ink = run.paint ?? paint
    if face.hasBitmapGlyphs { return try drawColorGlyphs(run, face, at: origin, opacity: opacity) }
    if isVector, try showGlyphs(run, face, at: origin, paint: ink, offset: offset, opacity: opacity) { return }
    let size = run.fontSize * transform.m11
    if medium == .pixels, transform.isUpright, transform.m11 == transform.m22, size > 0, size < 160 {
      return try drawMasks(run, face, at: origin, size: size, paint: ink, offset: offset, opacity: opacity)
    }
    try fill(face.path(of: run, at: origin), ink, rule: .nonZero, opacity: opacity, offset: offset)
  }

  /// Draws a run by a mask that combines those of its glyphs, so that overlapping glyphs are not drawn twice.
  private func drawMasks(
    _ run: GlyphRun, _ face: LoadedFace, at origin: Point, size: Double, paint: Paint, offset: Point, opacity: Double
  ) throws {
    let clip = clipBounds
    var stamp = MaskStamp(
      left: Int(clip.minX.rounded(.down)), top: Int(clip.minY.rounded(.down)), right: Int(clip.maxX.rounded(.up)),
      bottom: Int(clip.maxY.rounded(.up)))
    for glyph in run.glyphs {
      let position = transform.apply(origin + glyph.position)
      guard position.isUsable else { continue }
      let quarters = Int((position.x * 4 + 0.5).rounded(.down))
      let key = GlyphMask.Key(
        glyph: glyph.id, size: Int32((size * 64).rounded()), quarter: Int8(quarters & 3))
      stamp.add(face.mask(key), x: quarters >> 2, y: Int((position.y + 0.5).rounded(.down)))
    }
    guard let surface = stamp.surface() else { return }
    let moved = offset == .zero ? transform : Transform.translation(x: offset.x, y: offset.y).concatenating(transform)
    var hasSource = false
    try withMatrix(moved) { hasSource = try setSource(paint, opacity: opacity) }
    if hasSource { cairo_mask_surface(cairo, surface.pointer, Double(stamp.minX), Double(stamp.minY)) }
  }

  private func drawColorGlyphs(_ run: GlyphRun, _ face: LoadedFace, at origin: Point, opacity: Double) throws {
    for glyph in run.glyphs {
      guard let glyphImage = face.colorGlyph(of: glyph.id), let surface = Surface(glyphImage.image) else { continue }
      let position = origin + glyph.position
      let rect = Rect(
        x: position.x + glyphImage.rect.minX * run.fontSize, y: position.y + glyphImage.rect.minY * run.fontSize,
        width: glyphImage.rect.width * run.fontSize, height: glyphImage.rect.height * run.fontSize)
      let whole = Rect(x: 0, y: 0, width: Double(glyphImage.image.width), height: Double(glyphImage.image.height))
      draw(surface, part: whole, in: rect, isInterpolated: true, opacity: opacity)
    }
  }
}
