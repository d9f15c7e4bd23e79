import PlumblineUnicode

/// A position in a text at which a line can or must end.
struct LineBreak: Hashable {
  /// The UTF-8 offset of the first character after the break.
  var offset: Int
  /// Whether the line must end at the break.
  var isForced: Bool
}

extension LineBreak {
  /// Returns the line breaks of a UTF-8 text, by UAX #14; the last is at the end of the text.
  ///
  /// `LatinLineBreaks` finds the breaks of Latin text, ICU those of other text in the given locale.
  static func opportunities(in text: [UInt8], locale: String) -> [LineBreak] {
    found(in: text, locale: locale).opportunities
  }

  /// Returns the line breaks of a text, and whether they are an approximation because ICU is not installed.
  static func found(in text: [UInt8], locale: String) -> (opportunities: [LineBreak], isGuess: Bool) {
    if let latin = LatinLineBreaks(text) { return (latin.opportunities, false) }
    if let found = unicodeOpportunities(in: text, locale: locale) { return (found, false) }
    return (opportunitiesAtSpaces(in: text), true)
  }

  /// Returns the breaks that ICU finds; nil if ICU is not installed.
  static func unicodeOpportunities(in text: [UInt8], locale: String) -> [LineBreak]? {
    let string = UTF16Text(text)
    return UnicodeLineBreaks(string.units, locale: locale)?.opportunities.map {
      LineBreak(offset: string.offsets[$0.offset], isForced: $0.isForced)
    }
  }

  /// Returns the breaks after spaces and line feeds alone.
  private static func opportunitiesAtSpaces(in text: [UInt8]) -> [LineBreak] {
    var opportunities: [LineBreak] = []
    for (index, byte) in text.enumerated() where index + 1 < text.count {
      if byte == 0x0A { opportunities.append(LineBreak(offset: index + 1, isForced: true)) }
      if byte == 0x20, text[index + 1] != 0x20 { opportunities.append(LineBreak(offset: index + 1, isForced: false)) }
    }
    if !text.isEmpty { opportunities.append(LineBreak(offset: text.count, isForced: text.last == 0x0A)) }
    return opportunities
  }
}

/// A text in UTF-16, as ICU reads it, with the UTF-8 offset of each code unit.
struct UTF16Text {
  /// The code units.
  var units: [UInt16] = []
  /// The UTF-8 offset of each unit, followed by the length of the UTF-8 text.
  var offsets: [Int] = []

  /// Converts a UTF-8 text; invalid bytes become U+FFFD.
  init(_ text: [UInt8]) {
    units.reserveCapacity(text.count)
    offsets.reserveCapacity(text.count + 1)
    var offset = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
        units.append(unit)
        offsets.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }
}
