// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `TextAlignment`.
  static func addTextAlignmentMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "TextAlignment", "leading", TextAlignment.leading, as: .textAlignment)
    vocabulary.constant(on: "TextAlignment", "center", TextAlignment.center, as: .textAlignment)
    vocabulary.constant(on: "TextAlignment", "trailing", TextAlignment.trailing, as: .textAlignment)
    vocabulary.constant(on: "TextAlignment", "allCases", Array(TextAlignment.allCases), as: .array(.textAlignment))
  }

}
