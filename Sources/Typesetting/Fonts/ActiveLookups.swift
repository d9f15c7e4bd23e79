import CPlumblineHarfBuzz

/// The lookups that HarfBuzz applies to every text of a style.
struct ActiveLookups {
  private let tables: OpaquePointer
  private let substitutions: OpaquePointer?
  private let positionings: OpaquePointer?

  /// The lookups of a style; nil where the face kerns by something other than lookups, or nothing is known of it.
  init?(_ style: ShapingStyle) {
    let tables = style.typeface.tables
    let others = ["kern", "kerx", "mort", "morx", "trak"].map { hb_face_reference_table(tables, hb_tag($0)) }
    defer { others.forEach(hb_blob_destroy) }
    var properties = style.properties
    guard others.allSatisfy({ hb_blob_get_length($0) == 0 }),
      let plan = hb_shape_plan_create(tables, &properties, style.features, UInt32(style.features.count), nil)
    else { return nil }
    defer { hb_shape_plan_destroy(plan) }
    self.tables = tables
    substitutions = hb_set_create()
    positionings = hb_set_create()
    hb_ot_shape_plan_collect_lookups(plan, hb_tag("GSUB"), substitutions)
    hb_ot_shape_plan_collect_lookups(plan, hb_tag("GPOS"), positionings)
    // A plan has the lookups of fractions too, which act around U+2044 alone.
    let fractions = lookups(of: Self.fractions)
    let shared = lookups(of: Self.defaults + style.key.features.tags.map(\.name))
    hb_set_subtract(fractions, shared)
    hb_set_subtract(substitutions, fractions)
    hb_set_destroy(fractions)
    hb_set_destroy(shared)
  }

  /// The features around a fraction slash.
  private static let fractions = ["frac", "numr", "dnom"]
  /// The features that HarfBuzz turns on for every horizontal text of left-to-right scripts.
  ///
  /// Source: `common_features` and `horizontal_features` of HarfBuzz's default shaper.
  private static let defaults = [
    "rvrn", "ltra", "ltrm", "rand", "HARF", "Harf", "BUZZ", "Buzz", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk",
    "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
  ]

  /// The substitutions that features name in any writing system.
  private func lookups(of features: [String]) -> OpaquePointer? {
    let result = hb_set_create()
    var tags = features.map { hb_tag($0) } + [0]
    hb_ot_layout_collect_lookups(tables, hb_tag("GSUB"), nil, nil, &tags, result)
    return result
  }

  /// Gives the sets back.
  func close() {
    hb_set_destroy(substitutions)
    hb_set_destroy(positionings)
  }

  /// Whether the lookups do nothing to texts of these glyphs but kern pairs.
  ///
  /// A substitution brings a glyph from without, if all that it needs around it is among these. What takes glyphs away or swaps
  /// two of these is not seen here.
  func kernOnly(_ glyphs: [UInt32]) -> Bool {
    guard glyphs.allSatisfy({ hb_ot_layout_get_glyph_class(tables, $0) != HB_OT_LAYOUT_GLYPH_CLASS_MARK }) else {
      return false
    }
    let reached = hb_set_create()
    let touched = hb_set_create()
    let positioning = PairPositioning(tables: tables)
    defer {
      hb_set_destroy(reached)
      hb_set_destroy(touched)
      positioning.close()
    }
    for glyph in glyphs { hb_set_add(reached, glyph) }
    let count = hb_set_get_population(reached)
    hb_ot_layout_lookups_substitute_closure(tables, substitutions, reached)
    guard hb_set_get_population(reached) == count else { return false }
    var lookup = UInt32.max
    while hb_set_next(positionings, &lookup) != 0 {
      hb_set_clear(touched)
      hb_ot_layout_lookup_collect_glyphs(tables, hb_tag("GPOS"), lookup, nil, touched, nil, nil)
      let isTouched = glyphs.contains { hb_set_has(touched, $0) != 0 }
      if isTouched, !positioning.changesOnlyAdvances(lookup: Int(lookup)) { return false }
    }
    return true
  }
}
