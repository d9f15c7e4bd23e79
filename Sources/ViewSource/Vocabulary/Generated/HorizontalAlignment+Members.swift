// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `HorizontalAlignment`.
  static func addHorizontalAlignmentMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "HorizontalAlignment", "leading", HorizontalAlignment.leading, as: .horizontalAlignment)
    vocabulary.constant(on: "HorizontalAlignment", "center", HorizontalAlignment.center, as: .horizontalAlignment)
    vocabulary.constant(on: "HorizontalAlignment", "trailing", HorizontalAlignment.trailing, as: .horizontalAlignment)
    vocabulary.constant(
      on: "HorizontalAlignment", "listRowSeparatorLeading", HorizontalAlignment.listRowSeparatorLeading,
      as: .horizontalAlignment)
    vocabulary.constant(
      on: "HorizontalAlignment", "listRowSeparatorTrailing", HorizontalAlignment.listRowSeparatorTrailing,
      as: .horizontalAlignment)
  }

}
