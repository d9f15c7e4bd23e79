// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Text.TruncationMode`.
  static func addParagraphStyleTruncationModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Text.TruncationMode", "head", ParagraphStyle.TruncationMode.head, as: .truncationMode)
    vocabulary.constant(on: "Text.TruncationMode", "middle", ParagraphStyle.TruncationMode.middle, as: .truncationMode)
    vocabulary.constant(on: "Text.TruncationMode", "tail", ParagraphStyle.TruncationMode.tail, as: .truncationMode)
  }

}
