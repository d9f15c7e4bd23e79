/// A part of a text between two line breaks.
struct TextAtom {
  /// The UTF-8 offset of the first character.
  var start: Int32
  /// The UTF-8 offset after the last character that is not a space.
  var end: Int32
  /// The UTF-8 offset after the spaces that follow.
  var next: Int32
  /// Whether a line must end after the atom.
  var isForced: Bool
  /// Whether a line that ends after the atom shows a hyphen.
  var isHyphenated: Bool
  /// The distance of the atom's start from the text's start, in points, with all text on one line.
  var x: Double
  /// The distance of the atom's end, without spaces, from the text's start, in points.
  var endX: Double
}
