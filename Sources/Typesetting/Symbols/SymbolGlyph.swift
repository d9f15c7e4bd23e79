/// A symbol as it stands in a line of text.
struct SymbolGlyph {
  /// The face of the symbols.
  var style: ShapingStyle
  /// The glyph's number.
  var glyph: UInt32
  /// The size of an em of the symbols' face, in points.
  var size: Double
  /// The symbol's advance, in points.
  var width: Double
  /// The height of the symbol's top and the depth of its bottom from the baseline, in points.
  var ascent: Double
  /// The depth of the symbol's bottom below the baseline, in points.
  var descent: Double
  /// How far the glyph's own baseline lies below the text's, in points.
  var drop: Double
  /// The distance of the glyph's origin from the symbol's left edge, in points.
  var x: Double
  /// The name, where no drawing is known for it and a box is drawn.
  var placeholder: String?
}
