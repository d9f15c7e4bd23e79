import CPlumblineICU

/// The line break opportunities of a text by ICU's rules (UAX #14), with quotation marks treated as on iOS 18.
///
/// Debian's ICU follows Unicode 15.0, which allows no line break beside a quotation mark: Chinese text, whose quotation
/// marks have no spaces around them, would hardly break. `LineBreakRole` gives each mark the role that it has since
/// Unicode 15.1 and in Apple's ICU. It also allows breaks after hyphens between Hebrew letters, as Unicode 15.1 does
/// (LB21a).
package struct UnicodeLineBreaks {
  /// A position at which a line may end.
  package struct Opportunity: Equatable, Sendable {
    /// The UTF-16 offset of the first character after the position.
    package let offset: Int
    /// Whether the line must end at the position.
    package let isForced: Bool
  }

  /// The positions in the order of the text; the last is the end of the text.
  package let opportunities: [Opportunity]

  /// Finds the line break opportunities of a text in UTF-16 for a locale; returns nil if ICU is not installed.
  package init?(_ units: [UInt16], locale: String) {
    let read = LineBreakRole.substituted(units)
    let found = read.withUnsafeBufferPointer { text -> [Opportunity]? in
      let count = Int32(clamping: text.count)
      guard let breaks = ICU.opened({ icu_ubrk_open(Int32(ICU_UBRK_LINE), locale, text.baseAddress, count, $0) }) else {
        return nil
      }
      defer { icu_ubrk_close(breaks) }
      var opportunities: [Opportunity] = []
      while case let next = icu_ubrk_next(breaks), next >= 0 {
        let kind = icu_ubrk_getRuleStatus(breaks)
        let isForced = (Int32(ICU_UBRK_LINE_HARD)..<Int32(ICU_UBRK_LINE_HARD_LIMIT)).contains(kind)
        let first = opportunities.last?.offset ?? 0
        opportunities += LineBreakRole.hyphens(in: units[min(first, Int(next))..<Int(next)])
        opportunities.append(Opportunity(offset: Int(next), isForced: isForced))
      }
      return opportunities
    }
    guard let found else { return nil }
    opportunities = found
  }
}

/// The role of a character in line breaking.
enum LineBreakRole {
  /// Characters with one code unit that always open and close (UAX #14, OP and CL).
  private static let (opening, closing): (UInt16, UInt16) = (0x2045, 0x2046)

  /// Returns the text in which quotation marks that open or close are replaced by characters that always do.
  static func substituted(_ units: [UInt16]) -> [UInt16] {
    var result = units
    for (index, unit) in units.enumerated() {
      let before = index > 0 ? units[index - 1] : nil
      let after = index + 1 < units.count ? units[index + 1] : nil
      switch unit {
      case 0x2018, 0x201C: result[index] = opening
      case 0x201D: result[index] = closing
      case 0xAB, 0x2039:
        if isAmongEastAsian(before, after) || after == space && !isWord(before) { result[index] = opening }
      case 0xBB, 0x2019, 0x203A:
        if isAmongEastAsian(before, after) || after == space || before == space && !isWord(after) {
          result[index] = closing
        }
      case 0x22, 0x27: if after == space, before != space { result[index] = closing }
      default: break
      }
    }
    return result
  }

  /// Returns the line break opportunities after hyphens between Hebrew letters.
  static func hyphens(in units: ArraySlice<UInt16>) -> [UnicodeLineBreaks.Opportunity] {
    units.indices.dropFirst().dropLast().filter { index in
      guard [0x2D, 0x5BE, 0x2010, 0x2013].contains(units[index]), isHebrew(units[index + 1]) else { return false }
      // Vowel points may precede the hyphen.
      return units[..<index].last { !(0x591...0x5BD).contains($0) && ![0x5BF, 0x5C1, 0x5C2].contains($0) }
        .map(isHebrew) ?? false
    }.map { UnicodeLineBreaks.Opportunity(offset: $0 + 1, isForced: false) }
  }

  private static let space: UInt16 = 0x20

  private static func isHebrew(_ unit: UInt16) -> Bool { (0x5D0...0x5F2).contains(unit) }

  /// Returns whether a code unit belongs to a letter, a digit, or another character that a quotation mark attaches to.
  private static func isWord(_ unit: UInt16?) -> Bool {
    guard let unit else { return false }
    switch unit {
    case 0...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7D, 0xA0, 0xA1, 0xAB, 0xBB, 0xBF, 0x2010...0x203A:
      return false
    default: return true
    }
  }

  /// Returns whether both neighbours are East Asian wide characters.
  private static func isAmongEastAsian(_ before: UInt16?, _ after: UInt16?) -> Bool {
    guard let before, let after else { return false }
    return isEastAsian(before) && isEastAsian(after)
  }

  private static func isEastAsian(_ unit: UInt16) -> Bool {
    switch unit {
    // Surrogates: emoji and rarer ideographs.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xD83C...0xD83E, 0xD840...0xD8BF, 0xDC00...0xDFFF,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFFDC, 0xFFE0...0xFFE6:
      true
    default: false
    }
  }
}
