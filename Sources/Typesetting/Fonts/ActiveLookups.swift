import CPlumblineHarfBuzz

/// The lookups that HarfBuzz applies to all text of a style.
struct ActiveLookups {
  private let tables: OpaquePointer
  private let substitutions: OpaquePointer?
  private let positionings: OpaquePointer?

  /// Collects the lookups of a style; nil if the face kerns by tables other than `GPOS`, or if HarfBuzz makes no plan
  /// for it.
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
    // A plan includes the lookups of fractions, which apply next to U+2044 only.
    let fractions = lookups(of: Self.fractions)
    let shared = lookups(of: Self.defaults + style.key.features.tags.map(\.name))
    hb_set_subtract(fractions, shared)
    hb_set_subtract(substitutions, fractions)
    hb_set_destroy(fractions)
    hb_set_destroy(shared)
  }

  /// The features that apply next to a fraction slash.
  private static let fractions = ["frac", "numr", "dnom"]
  /// The features that HarfBuzz applies to all horizontal text of left-to-right scripts.
  ///
  /// Source: `common_features` and `horizontal_features` of HarfBuzz's default shaper.
  private static let defaults = [
    "rvrn", "ltra", "ltrm", "rand", "HARF", "Harf", "BUZZ", "Buzz", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk",
    "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
  ]

  /// Returns the substitution lookups of features, in all scripts and languages.
  private func lookups(of features: [String]) -> OpaquePointer? {
    let result = hb_set_create()
    var tags = features.map { hb_tag($0) } + [0]
    hb_ot_layout_collect_lookups(tables, hb_tag("GSUB"), nil, nil, &tags, result)
    return result
  }

  /// Releases the sets of lookups.
  ///
  /// The value must not be used afterwards.
  func close() {
    hb_set_destroy(substitutions)
    hb_set_destroy(positionings)
  }

  /// Returns whether the lookups do no more than kern pairs in texts of the given glyphs.
  ///
  /// A substitution that turns these glyphs into others is found by the closure of the set. One that removes glyphs, or
  /// replaces one of the set by another, is not found.
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
