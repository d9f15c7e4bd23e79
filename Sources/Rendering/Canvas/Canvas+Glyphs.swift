import CCairo
import Drawing

extension Canvas {
  /// Draws a run as glyphs of a font, with its characters, so that readers can select them.
  func showGlyphs(
    _ run: GlyphRun, _ face: LoadedFace, at origin: Point, paint: Paint, offset: Point, opacity: Double
  ) throws {
    guard let font = face.cairo() else { return }
    let moved = offset == .zero ? transform : Transform.translation(x: offset.x, y: offset.y).concatenating(transform)
    try withMatrix(moved) {
      guard try setSource(paint, opacity: opacity) else { return }
      var matrix = cairo_matrix_t(transform)
      cairo_set_matrix(cairo, &matrix)
      cairo_set_font_face(cairo, font)
      let scale = Transform(a: run.fontSize, b: 0, c: 0, d: run.fontSize, tx: 0, ty: 0)
      var em = cairo_matrix_t(face.synthesis.map { $0.concatenating(scale) } ?? scale)
      cairo_set_font_matrix(cairo, &em)
      setOptions(for: run.face)
      show(run, at: origin)
    }
  }

  private func setOptions(for face: FontFace) {
    guard let options = cairo_font_options_create() else { return }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    let variations = face.variations.filter { $0.value.isFinite }
      .map { "\($0.tag)=\(DecimalWriter.text($0.value))" }
    if !variations.isEmpty { cairo_font_options_set_variations(options, variations.joined(separator: ",")) }
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  private func show(_ run: GlyphRun, at origin: Point) {
    let clusters = run.clusters
    let ordered = run.isRightToLeft ? clusters.reversed() : clusters
    var glyphs: [cairo_glyph_t] = []
    for glyph in clusters.flatMap(\.glyphs) {
      let place = origin + glyph.position
      guard place.isUsable else { return }
      glyphs.append(cairo_glyph_t(index: UInt(glyph.id), x: place.x, y: place.y))
    }
    let pieces = ordered.map {
      cairo_text_cluster_t(num_bytes: Int32($0.text.utf8.count), num_glyphs: Int32($0.glyphs.count))
    }
    let text = ordered.map(\.text).joined()
    let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    cairo_show_text_glyphs(
      cairo, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), pieces, Int32(pieces.count), flags)
  }
}
