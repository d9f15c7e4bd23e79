import CPlumblineHarfBuzz

/// The advance widths with which a stand-in face sets text in the system font's default design: those of San Francisco.
///
/// San Francisco has a text cut for sizes up to 17 points and a display cut from 28 points, and changes gradually
/// between them. Its widths change evenly with the weight. Rule: <doc:TextLayout#Widths>.
struct SystemAdvances: Hashable, Sendable {
  /// The size in points for which the widths are, from 17 to 28.
  var opticalSize: Int
  /// The weight, from 1 to 1000; 400 is regular.
  var weight: Int

  /// The share of the display cut at each size from 17 to 28 points.
  ///
  /// Source: the optical axis of SF Pro's variable face, by the widths of its digits.
  private static let displayShares = [0, 0.043, 0.091, 0.234, 0.377, 0.526, 0.669, 0.815, 0.86, 0.909, 0.954, 1]

  /// The share of the display cut, from 0 to 1.
  private var displayShare: Double { Self.displayShares[min(max(opticalSize - 17, 0), 11)] }

  /// The position of each weight from 0 to 900 on the weight axis of SF Pro's variable face.
  private static let axis = [0, 31, 111, 274, 400, 510, 590, 700, 860, 1000].map(Double.init)

  /// The difference to regular text on the axis of weights; light letters change half as much.
  private var difference: Double {
    let hundreds = Double(min(max(weight, 0), 900)) / 100
    let low = min(Int(hundreds), 8)
    let position = Self.axis[low] + (Self.axis[low + 1] - Self.axis[low]) * (hundreds - Double(low))
    return position < 400 ? (position - 400) / 2 : position - 400
  }

  /// The difference to regular text, as a multiple of that of semibold text.
  private var textEmphasis: Double { difference / 190 }

  /// The difference to regular text, as a multiple of that of bold text.
  private var displayEmphasis: Double { difference / 300 }

  /// Returns the width of the character at an index of the tables, in em.
  private func width(at index: Int) -> Double {
    let (text, display) = (Self.regularText[index], Self.regularDisplay[index])
    let small = text + (Self.semiboldText[index] - text) * textEmphasis
    let large = display + (Self.boldDisplay[index] - display) * displayEmphasis
    return (small + (large - small) * displayShare) / 2048
  }

  /// The width of each digit where all have the same, in em.
  private var tabularWidth: Double {
    let (small, large) = (1290 + 54 * textEmphasis, 1238 + 87 * displayEmphasis)
    return (small + (large - small) * displayShare) / 2048
  }

  /// Returns the amounts in font units by which glyphs of a face are wider in San Francisco, by glyph.
  ///
  /// Letters with an accent are as wide as the letter. Glyphs without an entry keep the width of the face.
  func excess(in typeface: Typeface, features: ShapingFeatures, tags: [hb_feature_t]) -> [UInt32: Int32] {
    var result: [UInt32: Int32] = [:]
    var widths: [Unicode.Scalar: Double] = [:]
    func add(_ scalar: Unicode.Scalar, _ width: Double) {
      guard let glyph = typeface.glyph(of: scalar) else { return }
      result[glyph] = excess(of: glyph, width, in: typeface)
    }
    for (index, scalar) in Self.characters.enumerated() {
      let width = width(at: index)
      widths[scalar] = width
      add(scalar, width)
    }
    if let space = widths[" "] { add("\u{A0}", space) }
    for (letter, accented) in Self.accentedLetters {
      guard let width = widths[letter] else { continue }
      for scalar in accented.unicodeScalars { add(scalar, width) }
    }
    if features.contains(.monospacedDigits) {
      let width = tabularWidth
      for glyph in Self.digits(in: typeface, tags: tags) { result[glyph] = excess(of: glyph, width, in: typeface) }
    }
    return result
  }

  private func excess(of glyph: UInt32, _ width: Double, in typeface: Typeface) -> Int32 {
    Int32((width * typeface.unitsPerEm).rounded()) - hb_font_get_glyph_h_advance(typeface.font, glyph)
  }

  /// Returns the amounts in font units that are added between two glyphs, by the pair of glyphs.
  func kerning(in typeface: Typeface) -> [UInt64: Int32] {
    var result: [UInt64: Int32] = [:]
    for (first, second, amount) in Self.kerning {
      let units = Int32((amount / 2048 * typeface.unitsPerEm).rounded())
      for left in first.unicodeScalars {
        guard let left = typeface.glyph(of: left) else { continue }
        for right in second.unicodeScalars {
          guard let right = typeface.glyph(of: right) else { continue }
          result[Self.pair(left, right)] = units
        }
      }
    }
    return result
  }

  /// Returns the key of a pair of glyphs.
  static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// The difference between San Francisco's and Inter's kerning of common pairs, in 2048ths of the font size.
  ///
  /// Source: both faces, regular text, shaped by HarfBuzz.
  private static let kerning: [(String, String, Double)] = [
    ("t", "bhkl", -23), ("ahmn", "w", -50), ("r", "t", -50), ("k", "as", -35), ("s", "vwy", -30), ("vwy", "s", -30),
    ("A", "cdegoq", -60), ("A", "u", -50), ("L", "cdegoq", -50), ("L", "w", -130), ("F", "a", -70), ("F", "cdegoq", 81),
    ("F", "uvy", 70), ("T", "cdegoq", -37), ("T", "a", -59), ("T", "mnpr", -34), ("V", "mnpr", -60), ("VW", "u", -50),
    ("P", "a", -40), ("PR", "t", 50), ("G", "ij", -70), ("K", "i", -70), ("K", "s", -50), ("K", "vy", -49),
    ("Y", "u", -39), ("Y", "vwxyz", -70), ("Y", "mnpr", -29), ("vy", ".,", -80),
  ]

  /// Returns the glyphs of the ten digits with the features of a style.
  private static func digits(in typeface: Typeface, tags: [hb_feature_t]) -> [UInt32] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, "0123456789", 10, 0, 10)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(typeface.font, buffer, tags, UInt32(tags.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
    return (0..<Int(count)).map { infos[$0].codepoint }
  }

  /// Letters with accents by the letter whose width they have.
  private static let accentedLetters: [(Unicode.Scalar, String)] = [
    ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "Ď"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"), ("H", "Ĥ"),
    ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖŌŎŐ"), ("R", "ŔŖŘ"),
    ("S", "ŚŜŞŠ"), ("T", "ŢŤ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"),
    ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥ"), ("i", "ìíîïĩīĭį"),
    ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļ"), ("n", "ñńņň"), ("o", "òóôõöōŏő"), ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţ"),
    ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
  ]
}
