import CPlumblineHarfBuzz
import PlumblineLayout

extension FontMetrics {
  /// Reads the vertical metrics of a face at a size of 1 point.
  ///
  /// Without cap height and x-height in the face's tables, `H` and `x` are measured.
  init(font: OpaquePointer, unitsPerEm: Double) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func measure(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: Int32 = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0 ? Double(value) / unitsPerEm : nil
    }
    func height(of character: Unicode.Scalar) -> Double? {
      var glyph: UInt32 = 0
      var box = hb_glyph_extents_t()
      guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0,
        hb_font_get_glyph_extents(font, glyph, &box) != 0, box.y_bearing > 0
      else { return nil }
      return Double(box.y_bearing) / unitsPerEm
    }
    self.init(
      ascent: Double(extents.ascender) / unitsPerEm, descent: -Double(extents.descender) / unitsPerEm,
      leading: max(Double(extents.line_gap) / unitsPerEm, 0),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: "H") ?? 0.7,
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: "x") ?? 0.5)
  }

  /// Returns the metrics at a size in points.
  func scaled(by size: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * size, descent: descent * size, leading: leading * size, capHeight: capHeight * size,
      xHeight: xHeight * size)
  }
}
