import CPlumblineCairo
import PlumblineDrawing

extension Canvas {
  /// Draws a run as glyphs of an embedded font with their characters, so that readers can select text; returns false if
  /// the run cannot be drawn so.
  func showGlyphs(
    _ run: GlyphRun, _ face: LoadedFace, at origin: Point, paint: Paint, offset: Point, opacity: Double
  ) throws -> Bool {
    guard let font = face.vectorFont(of: resources.glyphs[run.face]),
      run.glyphs.allSatisfy({ (origin + $0.position).isUsable && font.index(of: $0.id) != nil })
    else { return false }
    let moved = offset == .zero ? transform : Transform.translation(x: offset.x, y: offset.y).concatenating(transform)
    try withMatrix(moved) {
      guard try setSource(paint, opacity: opacity) else { return }
      var matrix = cairo_matrix_t(transform)
      cairo_set_matrix(cairo, &matrix)
      cairo_set_font_face(cairo, font.face)
      cairo_set_font_size(cairo, run.fontSize)
      setFontOptions()
      show(run, in: font, at: origin)
    }
    return true
  }

  private func setFontOptions() {
    guard let options = cairo_font_options_create() else { return }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  private func show(_ run: GlyphRun, in font: VectorFont, at origin: Point) {
    let clusters = run.clusters
    let ordered = run.isRightToLeft ? clusters.reversed() : clusters
    let glyphs = run.glyphs.map { glyph in
      let position = origin + glyph.position
      return cairo_glyph_t(index: UInt(font.index(of: glyph.id) ?? 0), x: position.x, y: position.y)
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
