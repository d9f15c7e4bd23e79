import CPlumblineCairo
import PlumblineDrawing

extension Canvas {
  /// Draws a set text with its top-left corner at a place.
  func draw(_ layout: TextLayout, at place: Point, paint: Paint, opacity: Double) throws {
    guard place.x.isFinite, place.y.isFinite else { return }
    for decoration in layout.decorations where decoration.isBehind {
      try draw(decoration, at: place, paint: paint, opacity: opacity)
    }
    for run in layout.runs { try draw(run, at: place, paint: paint, opacity: opacity) }
    for image in layout.images(at: place) { try draw(image, opacity: opacity) }
    for decoration in layout.decorations where !decoration.isBehind {
      try draw(decoration, at: place, paint: paint, opacity: opacity)
    }
  }

  /// A decoration's own paint has its places relative to the text's corner, the text's paint has not.
  private func draw(_ decoration: TextLayout.Decoration, at place: Point, paint: Paint, opacity: Double) throws {
    let path = decoration.path.offsetBy(dx: place.x, dy: place.y)
    let offset = decoration.paint == nil ? .zero : place
    try fill(path, decoration.paint ?? paint, rule: .nonZero, opacity: opacity, offset: offset)
  }

  private func draw(_ run: GlyphRun, at place: Point, paint: Paint, opacity: Double) throws {
    guard run.fontSize > 0.01, run.fontSize < 100_000, run.origin.x.isFinite, run.origin.y.isFinite,
      transform.isInvertible, !run.glyphs.isEmpty
    else { return }
    let face = try resources.fonts.face(run.face)
    let origin = place + run.origin
    let offset = run.paint == nil ? .zero : place
    let ink = run.paint ?? paint
    if face.isPictures { return try drawPictures(run, face, at: origin, opacity: opacity) }
    if isVector, try showGlyphs(run, face, at: origin, paint: ink, offset: offset, opacity: opacity) { return }
    let size = run.fontSize * transform.m11
    if medium == .pixels, transform.isUpright, transform.m11 == transform.m22, size > 0, size < 160 {
      return try drawMasks(run, face, at: origin, size: size, paint: ink, offset: offset, opacity: opacity)
    }
    try fill(face.path(of: run, at: origin), ink, rule: .nonZero, opacity: opacity, offset: offset)
  }

  /// Lays the glyphs' masks into one, so that overlapping glyphs do not show.
  private func drawMasks(
    _ run: GlyphRun, _ face: LoadedFace, at origin: Point, size: Double, paint: Paint, offset: Point, opacity: Double
  ) throws {
    let clip = clipBounds
    var stamp = MaskStamp(
      left: Int(clip.minX.rounded(.down)), top: Int(clip.minY.rounded(.down)), right: Int(clip.maxX.rounded(.up)),
      bottom: Int(clip.maxY.rounded(.up)))
    for glyph in run.glyphs {
      let place = transform.apply(origin + glyph.position)
      guard place.isUsable else { continue }
      let quarters = Int((place.x * 4 + 0.5).rounded(.down))
      let key = GlyphMask.Key(
        glyph: glyph.id, size: Int32((size * 64).rounded()), quarter: Int8(quarters & 3))
      stamp.add(face.mask(key), x: quarters >> 2, y: Int((place.y + 0.5).rounded(.down)))
    }
    guard let surface = stamp.surface() else { return }
    let moved = offset == .zero ? transform : Transform.translation(x: offset.x, y: offset.y).concatenating(transform)
    var hasSource = false
    try withMatrix(moved) { hasSource = try setSource(paint, opacity: opacity) }
    if hasSource { cairo_mask_surface(cairo, surface.pointer, Double(stamp.minX), Double(stamp.minY)) }
  }

  private func drawPictures(_ run: GlyphRun, _ face: LoadedFace, at origin: Point, opacity: Double) throws {
    for glyph in run.glyphs {
      guard let picture = face.picture(of: glyph.id), let surface = Surface(picture.image) else { continue }
      let place = origin + glyph.position
      let rect = Rect(
        x: place.x + picture.rect.minX * run.fontSize, y: place.y + picture.rect.minY * run.fontSize,
        width: picture.rect.width * run.fontSize, height: picture.rect.height * run.fontSize)
      let whole = Rect(x: 0, y: 0, width: Double(picture.image.width), height: Double(picture.image.height))
      draw(surface, part: whole, in: rect, isInterpolated: true, opacity: opacity)
    }
  }
}
