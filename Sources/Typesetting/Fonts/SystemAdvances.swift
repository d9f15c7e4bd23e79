import CPlumblineHarfBuzz

/// The advance widths with which a substitute face sets text in the system font's default design: those of San
/// Francisco.
///
/// San Francisco has a text cut for sizes up to 17 points and a display cut from 28 points, and changes gradually
/// between them. Its widths change evenly with the weight. Rule: <doc:TextLayout#Widths>.
struct SystemAdvances: Sendable {
  /// The share of the display cut at each size from 17 to 28 points.
  ///
  /// Source: the optical axis of SF Pro's variable face, by the widths of its digits.
  private static let displayShares = [0, 0.043, 0.091, 0.234, 0.377, 0.526, 0.669, 0.815, 0.86, 0.909, 0.954, 1]

  /// The share of the display cut, from 0 to 1.
  private let displayShare: Double

  /// The position of each weight from 0 to 900 on the weight axis of SF Pro's variable face.
  private static let axis = [0, 31, 111, 274, 400, 510, 590, 700, 860, 1000].map(Double.init)

  /// Returns the difference of a weight to regular text on the axis of weights; light letters change half as much.
  private static func difference(of weight: Int) -> Double {
    let hundreds = Double(min(max(weight, 0), 900)) / 100
    let low = min(Int(hundreds), 8)
    let position = axis[low] + (axis[low + 1] - axis[low]) * (hundreds - Double(low))
    return position < 400 ? (position - 400) / 2 : position - 400
  }

  /// The difference to regular text, as a multiple of that of semibold text.
  private let textEmphasis: Double

  /// The difference to regular text, as a multiple of that of bold text.
  private let displayEmphasis: Double

  /// Creates the widths of a weight, from 1 to 1000, where 400 is regular, at an optical size in points, from 17 to 28.
  init(opticalSize: Int, weight: Int) {
    let difference = Self.difference(of: weight)
    displayShare = Self.displayShares[min(max(opticalSize - 17, 0), 11)]
    textEmphasis = difference / 190
    displayEmphasis = difference / 300
  }

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

  /// Returns the advance of the space in a face's font units.
  func space(in typeface: Typeface) -> Int32 { Int32((width(at: 0) * typeface.unitsPerEm).rounded()) }

  /// Changes the advances of shaped glyphs to San Francisco's widths and kerning.
  ///
  /// Letters with an accent are as wide as the letter. Other glyphs, as those of small capitals, keep the width of the
  /// face. A wider glyph stands in the middle of its width.
  func apply(
    to glyphs: inout ArraySlice<ShapedGlyph>, of text: UnsafeBufferPointer<UInt8>, in typeface: Typeface,
    features: ShapingFeatures
  ) {
    var previous: UInt8 = 0
    for index in glyphs.indices {
      let cluster = Int(glyphs[index].cluster)
      guard let letter = letter(of: glyphs[index].id, in: text[cluster...], typeface, features) else {
        previous = 0
        continue
      }
      let own = hb_font_get_glyph_h_advance(typeface.font, glyphs[index].id)
      let excess = Int32((letter.width * typeface.unitsPerEm).rounded()) - own
      glyphs[index].advance &+= excess
      glyphs[index].x &+= excess / 2
      if previous != 0, letter.kernedByte != 0, let amount = Self.kerning(previous, letter.kernedByte) {
        glyphs[index - 1].advance &+= Int32((amount / 2048 * typeface.unitsPerEm).rounded())
      }
      previous = letter.kernedByte
    }
  }

  /// Returns the width in em of the letter that a glyph shows, and its byte if it is kerned; nil if the glyph is not
  /// that of a letter of the tables.
  private func letter(
    of glyph: UInt32, in text: Slice<UnsafeBufferPointer<UInt8>>, _ typeface: Typeface, _ features: ShapingFeatures
  ) -> (width: Double, kernedByte: UInt8)? {
    guard let first = text.first else { return nil }
    if first < 0x80 {
      if features.contains(.monospacedDigits), 0x30...0x39 ~= first { return (tabularWidth, first) }
      if first >= 0x20, first < 0x7F, typeface.glyph(of: Unicode.Scalar(first)) == glyph {
        return (width(at: Int(first) - 0x20), first)
      }
    }
    // A letter and the accent after it have the glyph of one character.
    var scalars = String(decoding: text.prefix(8), as: UTF8.self).unicodeScalars.makeIterator()
    guard let letter = scalars.next() else { return nil }
    if let index = Self.others[letter] { return typeface.glyph(of: letter) == glyph ? (width(at: index), 0) : nil }
    var composed: UInt32 = 0
    guard let accent = scalars.next(),
      hb_unicode_compose(hb_unicode_funcs_get_default(), letter.value, accent.value, &composed) != 0,
      let whole = Unicode.Scalar(composed), let index = Self.others[whole], typeface.glyph(of: whole) == glyph
    else { return nil }
    return (width(at: index), 0)
  }

  /// Returns the amount in 2048ths of the font size that is added between two ASCII characters; nil for most.
  private static func kerning(_ first: UInt8, _ second: UInt8) -> Double? {
    let common = kernedFirst[Int(first)] & kernedSecond[Int(second)]
    return common == 0 ? nil : kerning[31 - common.leadingZeroBitCount].2
  }

  /// The rules of `kerning` in which each ASCII character is the first, one bit each.
  private static let kernedFirst = bits { $0.0 }
  /// The rules of `kerning` in which each ASCII character is the second, one bit each.
  private static let kernedSecond = bits { $0.1 }

  private static func bits(_ letters: ((String, String, Double)) -> String) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: 128)
    for (index, rule) in kerning.enumerated() {
      for letter in letters(rule).utf8 { result[Int(letter)] |= 1 << UInt32(index) }
    }
    return result
  }

  /// The indices in the tables of characters beyond ASCII; a letter with an accent has that of the letter.
  private static let others: [Unicode.Scalar: Int] = {
    var result: [Unicode.Scalar: Int] = ["\u{A0}": 0]
    for (index, scalar) in characters.enumerated() where !scalar.isASCII { result[scalar] = index }
    for (letter, accented) in accentedLetters {
      for scalar in accented.unicodeScalars { result[scalar] = Int(letter.value) - 0x20 }
    }
    return result
  }()

  /// The difference between San Francisco's and Inter's kerning of common pairs, in 2048ths of the font size; at most
  /// 32 rules.
  ///
  /// Source: both faces, regular text, shaped by HarfBuzz.
  private static let kerning: [(String, String, Double)] = [
    ("t", "bhkl", -23), ("ahmn", "w", -50), ("r", "t", -50), ("k", "as", -35), ("s", "vwy", -30), ("vwy", "s", -30),
    ("A", "cdegoq", -60), ("A", "u", -50), ("L", "cdegoq", -50), ("L", "w", -130), ("F", "a", -70), ("F", "cdegoq", 81),
    ("F", "uvy", 70), ("T", "cdegoq", -37), ("T", "a", -59), ("T", "mnpr", -34), ("V", "mnpr", -60), ("VW", "u", -50),
    ("P", "a", -40), ("PR", "t", 50), ("G", "ij", -70), ("K", "i", -70), ("K", "s", -50), ("K", "vy", -49),
    ("Y", "u", -39), ("Y", "vwxyz", -70), ("Y", "mnpr", -29), ("vy", ".,", -80),
  ]

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
