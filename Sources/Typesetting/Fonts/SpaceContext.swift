import CPlumblineHarfBuzz

/// The effects of a face's lookups across spaces, which decide whether words can be shaped separately.
struct SpaceContext {
  /// Whether the space is kerned with its neighbours.
  var kerns = false
  /// The glyphs that lookups with a space in their context may change.
  var changes: Set<UInt32> = []

  /// Whether no lookup involves a space.
  var isEmpty: Bool { !kerns && changes.isEmpty }

  /// Collects the lookups that are on by default for Latin text.
  init(tables: OpaquePointer, font: OpaquePointer, space: UInt32) {
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = HB_SCRIPT_LATIN
    properties.language = hb_language_from_string("en", -1)
    guard let plan = hb_shape_plan_create(tables, &properties, nil, 0, nil) else { return }
    let lookups = hb_set_create()
    let glyphs = (0..<3).map { _ in hb_set_create() }
    defer {
      hb_shape_plan_destroy(plan)
      hb_set_destroy(lookups)
      glyphs.forEach(hb_set_destroy)
    }
    for table in [hb_tag("GSUB"), hb_tag("GPOS")] {
      hb_set_clear(lookups)
      hb_ot_shape_plan_collect_lookups(plan, table, lookups)
      var lookup = UInt32.max
      while hb_set_next(lookups, &lookup) != 0 {
        glyphs.forEach(hb_set_clear)
        hb_ot_layout_lookup_collect_glyphs(tables, table, lookup, glyphs[0], glyphs[1], glyphs[2], nil)
        guard glyphs.contains(where: { hb_set_has($0, space) != 0 }) else { continue }
        let hasContext = hb_set_is_empty(glyphs[0]) == 0 || hb_set_is_empty(glyphs[2]) == 0
        guard hasContext || table == hb_tag("GSUB") else {
          kerns = true
          continue
        }
        var glyph = UInt32.max
        while hb_set_next(glyphs[1], &glyph) != 0 { changes.insert(glyph) }
      }
    }
    changes.remove(space)
  }
}
