/// One line of a text: which characters it shows, and how wide they are at full size.
struct TextLine: Equatable {
  /// What is left out of the line.
  enum Cut: Equatable {
    /// Everything after an offset.
    case tail(Int)
    /// Everything before an offset.
    case head(Int)
    /// Everything from one offset to another.
    case middle(Int, Int)
  }

  /// The UTF-8 offset of the line's first character.
  var start: Int
  /// The offset after the last character that is shown.
  var end: Int
  /// The offset where the next line starts.
  var next: Int
  /// The width, in points.
  var width: Double
  /// Whether a hyphen is added.
  var isHyphenated = false
  /// Whether the paragraph ends here.
  var isForced = false
  /// What an ellipsis stands for.
  var cut: Cut?
  /// Points added after each character.
  var tightening = 0.0
}
