/// The line breaks of text in ASCII, the Latin, Greek and Cyrillic letters and common punctuation, by the rules of UAX
/// #14 for them.
///
/// A test proves that Apple's ICU finds the same breaks. This type finds them without loading ICU.
struct LatinLineBreaks {
  /// The line breaks, in order; the last is at the end of the text.
  private(set) var opportunities: [LineBreak] = []

  /// The line breaking classes of UAX #14 that occur in such text.
  ///
  /// The neighbours of a quotation mark decide whether it opens or closes a quotation.
  enum Class: UInt8 {
    case alphabetic, numeric, space, infix, slash, closing, parenthesis, opening, exclamation, hyphen, after, quotation,
      initialQuotation, finalQuotation, prefix, postfix, glue, dash, ellipsis, lineFeed, carriageReturn, mandatory,
      zeroWidthSpace, joiner
  }

  /// Finds the breaks of a UTF-8 text; nil if a character has none of the classes.
  init?(_ text: [UInt8]) {
    guard let reader = Reader(text) else { return nil }
    opportunities = reader.opportunities
  }

  /// Returns the class of a character; nil if the character needs ICU.
  static func `class`(of scalar: UInt32) -> Class? {
    switch scalar {
    case 0x0A: .lineFeed
    case 0x0D: .carriageReturn
    case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: .mandatory
    case 0x09, 0x7C, 0xAD, 0x2010, 0x2013: .after
    case 0x20: .space
    case 0x21, 0x3F: .exclamation
    case 0x22, 0x27: .quotation
    case 0xAB, 0x2039: .initialQuotation
    case 0xBB, 0x2019, 0x203A: .finalQuotation
    case 0x24, 0x2B, 0x5C, 0xA3, 0xA4, 0xA5, 0xB1, 0x20AC, 0x2212: .prefix
    case 0x25, 0xA2, 0xB0, 0x2030, 0x2032, 0x2033: .postfix
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E: .opening
    case 0x29, 0x5D: .parenthesis
    case 0x7D, 0x201D: .closing
    case 0x2C, 0x2E, 0x3A, 0x3B: .infix
    case 0x2D: .hyphen
    case 0x2F: .slash
    case 0x30...0x39: .numeric
    case 0xA0, 0x202F, 0x2011: .glue
    case 0x200B: .zeroWidthSpace
    case 0x2060: .joiner
    case 0x2014: .dash
    case 0x2026: .ellipsis
    case 0x21...0x7E: .alphabetic
    case 0xA6, 0xA9, 0xAC, 0xAE, 0xAF, 0xB5, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x391...0x3FF, 0x400...0x482:
      .alphabetic
    default: nil
    }
  }
}
