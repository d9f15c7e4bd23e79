/// One glyph as HarfBuzz places it, in font units.
struct ShapedGlyph: Equatable {
  /// The glyph's number in the font.
  var id: UInt32
  /// The UTF-8 offset of the first character it stands for, in the text that was shaped.
  var cluster: UInt32
  /// How far the pen moves.
  var advance: Int32
  /// The displacement to the right.
  var x: Int32
  /// The displacement upward.
  var y: Int32
}

/// A word's place among the glyphs of its table, and its measures in font units.
struct ShapedWord: BitwiseCopyable {
  /// The word's glyphs, from left to right.
  var glyphs: (lower: Int, upper: Int)
  /// The advance from the word's start to its end.
  var advance: Int32
  /// What the word adds to the advance of a space before it.
  var lead: Int32
  /// The number of glyph clusters, each of which takes tracking.
  var clusters: Int32
  /// Whether the word's glyphs depend on what lies beyond the spaces around it.
  var dependsOnNeighbours: Bool
  /// Whether the face lacks a character of the word.
  var lacksGlyphs: Bool
}

/// The spaces around a word, where the font kerns them.
struct WordEdges: OptionSet {
  let rawValue: UInt8
  /// A space stands before the word.
  static let spaceBefore = WordEdges(rawValue: 1)
  /// A space stands after the word.
  static let spaceAfter = WordEdges(rawValue: 2)
  /// Not a word but a short text, of which only the measures are kept.
  static let label = WordEdges(rawValue: 4)
  /// No spaces, or none that matter.
  static var none: WordEdges { WordEdges(rawValue: 0) }

  /// A word's edges, as bits: sets are made from arrays, which takes longer than to look a word up.
  @inline(__always)
  init(before: Bool, after: Bool) { self.init(rawValue: (before ? 1 : 0) | (after ? 2 : 0)) }

  /// The edges of a stretch of a text.
  init(around range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
    self.init(
      before: range.lowerBound > 0 && text[range.lowerBound - 1] == 0x20,
      after: range.upperBound < text.count && text[range.upperBound] == 0x20)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
