/// A stretch between two places where a line may end, with the width that it adds to a line.
struct TextAtom {
  /// The UTF-8 offset of its first character.
  var start: Int32
  /// The offset after its last character that is not a space.
  var end: Int32
  /// The offset after its spaces.
  var next: Int32
  /// Whether the line must end after it.
  var isForced: Bool
  /// Whether a hyphen is shown where the line ends after it.
  var isHyphenated: Bool
  /// The distance of its start from the text's, were the text one line.
  var x: Double
  /// The distance of its end from the text's start, spaces left out.
  var endX: Double
}
