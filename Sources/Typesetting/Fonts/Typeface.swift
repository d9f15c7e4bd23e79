import CPlumblineHarfBuzz
import PlumblineDrawing
import PlumblineLayout

/// One face of a font file, open for shaping: HarfBuzz's tables and the face's own measures, in font units.
///
/// Everything is read when the face is opened and never changed, so that any number of threads may use it.
final class Typeface: @unchecked Sendable {
  /// How drawings refer to the face.
  let face: FontFace
  /// The face's tables.
  let tables: OpaquePointer
  /// The face at a size of one em, scaled so that all positions are whole font units, narrower or wider by its width scale.
  let font: OpaquePointer
  /// Font units in an em.
  let unitsPerEm: Double
  /// The face's vertical measures at a size of one point.
  let metrics: FontMetrics
  /// The space's glyph and advance, in font units.
  let space: (glyph: UInt32, advance: Int32)
  /// The underline's middle below the baseline and its thickness, in em.
  let underline: (offset: Double, thickness: Double)
  /// The strikethrough's middle above the baseline and its thickness, in em.
  let strikethrough: (offset: Double, thickness: Double)
  /// What crosses spaces in the face.
  let spaceContext: SpaceContext
  /// The features of the face's glyph substitution table.
  let features: Set<UInt32>
  /// Whether the face has every printable character of ASCII.
  let coversASCII: Bool
  /// Whether the face has coloured glyphs.
  let isColored: Bool

  /// Opens a face, or nil where the file is none.
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
    features = Self.features(of: tables)
    isColored = hb_ot_color_has_png(tables) != 0 || hb_ot_color_has_layers(tables) != 0
    coversASCII = (0x20...0x7E).allSatisfy { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }
    spaceContext = SpaceContext(tables: tables, font: font, space: space.glyph)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(tables)
  }

  /// The glyph of a character, or nil where the face has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The thickness of upright strokes, in em, measured at the letter l, which is a bar in a sans serif face.
  var stem: Double? {
    var box = hb_glyph_extents_t()
    guard let glyph = glyph(of: "l"), hb_font_get_glyph_extents(font, glyph, &box) != 0, box.width > 0 else {
      return nil
    }
    return Double(box.width) / unitsPerEm
  }

  /// The feature tags of the substitution table.
  private static func features(of tables: OpaquePointer) -> Set<UInt32> {
    var result: Set<UInt32> = []
    for table in [hb_tag("GSUB"), hb_tag("GPOS")] {
      var count = hb_ot_layout_table_get_feature_tags(tables, table, 0, nil, nil)
      var tags = [UInt32](repeating: 0, count: Int(count))
      hb_ot_layout_table_get_feature_tags(tables, table, 0, &count, &tags)
      result.formUnion(tags)
    }
    return result
  }
}

/// A four-letter tag as a number.
func hb_tag(_ name: String) -> UInt32 {
  var value: UInt32 = 0
  var bytes = name.utf8.makeIterator()
  for _ in 0..<4 { value = value << 8 | UInt32(bytes.next() ?? 0x20) }
  return value
}
