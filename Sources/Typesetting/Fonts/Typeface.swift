import CPlumblineHarfBuzz
import PlumblineDrawing
import PlumblineLayout

/// One open face of a font file: HarfBuzz's objects, and metrics in font units.
///
/// All properties are read on opening and are then immutable, so that any number of threads can share the face.
final class Typeface: @unchecked Sendable {
  /// The reference to the face in drawings.
  let face: FontFace
  /// HarfBuzz's face, with the font's tables.
  let tables: OpaquePointer
  /// HarfBuzz's font at a size of one em in font units, its width multiplied by the width scale.
  let font: OpaquePointer
  /// The number of font units per em.
  let unitsPerEm: Double
  /// The vertical metrics at a size of 1 point.
  let metrics: FontMetrics
  /// The glyph and advance of the space, the advance in font units.
  let space: (glyph: UInt32, advance: Int32)
  /// The distance of the underline's centre below the baseline and its thickness, in em.
  let underline: (offset: Double, thickness: Double)
  /// The distance of the strikethrough's centre above the baseline and its thickness, in em.
  let strikethrough: (offset: Double, thickness: Double)
  /// The effects of lookups across spaces.
  let spaceContext: SpaceContext
  /// Whether the face has a glyph for each printable ASCII character.
  let coversASCII: Bool
  /// Whether the face has colour glyphs.
  let isColored: Bool

  /// Opens a face; nil if the file is missing or is not a font.
  init?(_ face: FontFace) {
    guard let blob = hb_blob_create_from_file_or_fail(face.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let tables = hb_face_create(blob, UInt32(clamping: face.index)), hb_face_get_glyph_count(tables) > 0 else {
      return nil
    }
    guard let font = hb_font_create(tables) else { return nil }
    let upem = hb_face_get_upem(tables)
    let width = (Double(upem) * face.widthScale).rounded()
    hb_font_set_scale(font, Int32(clamping: Int(width)), Int32(clamping: upem))
    if !face.variations.isEmpty {
      let positions = face.variations.map { hb_variation_t(tag: hb_tag($0.tag), value: Float($0.value)) }
      hb_font_set_variations(font, positions, UInt32(positions.count))
    }
    hb_face_make_immutable(tables)
    hb_font_make_immutable(font)
    self.face = face
    self.tables = tables
    self.font = font
    let em = Double(max(upem, 1))
    unitsPerEm = em
    metrics = FontMetrics(font: font, unitsPerEm: em)
    var glyph: UInt32 = 0
    hb_font_get_nominal_glyph(font, 0x20, &glyph)
    space = (glyph, hb_font_get_glyph_h_advance(font, glyph))
    func measure(_ tag: hb_ot_metrics_tag_t, _ fallback: Double) -> Double {
      var value: Int32 = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 && value != 0 ? Double(value) / em : fallback
    }
    let thickness = max(measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, 0.06), 0.02)
    underline = (-measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -0.12) + thickness / 2, thickness)
    let strike = max(measure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, thickness), 0.02)
    strikethrough = (measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, metrics.xHeight / 2) - strike / 2, strike)
    isColored = hb_ot_color_has_png(tables) != 0 || hb_ot_color_has_layers(tables) != 0
    coversASCII = (0x20...0x7E).allSatisfy { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }
    spaceContext = SpaceContext(tables: tables, font: font, space: space.glyph)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(tables)
  }

  /// Returns the glyph of a character; nil if the face has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The advance of an emoji in em; nil if the face has none.
  var emojiAdvance: Double? {
    glyph(of: "\u{1F600}").map { Double(hb_font_get_glyph_h_advance(font, $0)) / unitsPerEm }
  }

  /// The thickness of vertical strokes, in em: the width of the letter l, which is a bar in sans serif faces.
  var stem: Double? {
    var box = hb_glyph_extents_t()
    guard let glyph = glyph(of: "l"), hb_font_get_glyph_extents(font, glyph, &box) != 0, box.width > 0 else {
      return nil
    }
    return Double(box.width) / unitsPerEm
  }

  /// Returns whether the `GSUB` or `GPOS` table has a feature.
  func hasFeature(_ name: String) -> Bool {
    [hb_tag("GSUB"), hb_tag("GPOS")].contains { table in
      var count = hb_ot_layout_table_get_feature_tags(tables, table, 0, nil, nil)
      var tags = [UInt32](repeating: 0, count: Int(count))
      hb_ot_layout_table_get_feature_tags(tables, table, 0, &count, &tags)
      return tags.contains(hb_tag(name))
    }
  }
}

/// Returns a four-letter OpenType tag as an integer.
func hb_tag(_ name: String) -> UInt32 {
  var value: UInt32 = 0
  var bytes = name.utf8.makeIterator()
  for _ in 0..<4 { value = value << 8 | UInt32(bytes.next() ?? 0x20) }
  return value
}
