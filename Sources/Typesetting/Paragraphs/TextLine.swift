/// One line of a text: the range of its characters, and its width before scaling.
struct TextLine: Equatable {
  /// The part of a truncated line that an ellipsis replaces, as UTF-8 offsets.
  enum Cut: Equatable {
    /// All text from an offset on.
    case tail(Int)
    /// All text before an offset.
    case head(Int)
    /// The text between two offsets.
    case middle(Int, Int)
  }

  /// The UTF-8 offset of the line's first character.
  var start: Int
  /// The UTF-8 offset after the last character shown.
  var end: Int
  /// The UTF-8 offset of the next line's start.
  var next: Int
  /// The width of the line, in points.
  var width: Double
  /// Whether the line ends with an inserted hyphen.
  var isHyphenated = false
  /// Whether the line ends with a forced break.
  var isForced = false
  /// The part that an ellipsis replaces; nil if the line is not truncated.
  var cut: Cut?
  /// The points added after each cluster; negative if letters are moved closer.
  var tightening = 0.0
}
