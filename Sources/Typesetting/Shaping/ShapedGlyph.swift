/// One shaped glyph, with lengths in font units.
struct ShapedGlyph: Equatable {
  /// The glyph's index in the font.
  var id: UInt32
  /// The UTF-8 offset of the first character of the glyph's cluster, in the shaped text.
  var cluster: UInt32
  /// The advance width.
  var advance: Int32
  /// The offset of the glyph to the right.
  var x: Int32
  /// The offset of the glyph upward.
  var y: Int32
}

/// A shaped word: the range of its glyphs in its table, and its measurements in font units.
struct ShapedWord: BitwiseCopyable {
  /// The range of the word's glyphs, which are in visual order from left to right.
  var glyphs: (lower: Int, upper: Int)
  /// The advance from the word's start to its end.
  var advance: Int32
  /// The change of the advance of a space before the word, by kerning.
  var lead: Int32
  /// The number of glyph clusters.
  ///
  /// Tracking is added after each.
  var clusters: Int32
  /// Whether the word's glyphs depend on text beyond the spaces around it.
  var dependsOnNeighbours: Bool
  /// Whether the face lacks a character of the word.
  var lacksGlyphs: Bool
}

/// The spaces next to a word, for faces that kern spaces.
struct WordEdges: OptionSet {
  let rawValue: UInt8
  /// A space precedes the word.
  static let spaceBefore = WordEdges(rawValue: 1)
  /// A space follows the word.
  static let spaceAfter = WordEdges(rawValue: 2)
  /// The entry is a whole text, of which only the measurements are kept.
  static let label = WordEdges(rawValue: 4)
  /// No spaces, or spaces without effect.
  static var none: WordEdges { WordEdges(rawValue: 0) }

  /// Creates the edges of a word from their bits.
  ///
  /// An array literal would take longer than looking up the word.
  @inline(__always)
  init(before: Bool, after: Bool) { self.init(rawValue: (before ? 1 : 0) | (after ? 2 : 0)) }

  /// Creates the edges of a range in a text.
  init(around range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
    self.init(
      before: range.lowerBound > 0 && text[range.lowerBound - 1] == 0x20,
      after: range.upperBound < text.count && text[range.upperBound] == 0x20)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
