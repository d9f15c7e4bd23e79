// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `VerticalAlignment`.
  static func addVerticalAlignmentMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "VerticalAlignment", "top", VerticalAlignment.top, as: .verticalAlignment)
    vocabulary.constant(on: "VerticalAlignment", "center", VerticalAlignment.center, as: .verticalAlignment)
    vocabulary.constant(on: "VerticalAlignment", "bottom", VerticalAlignment.bottom, as: .verticalAlignment)
    vocabulary.constant(
      on: "VerticalAlignment", "firstTextBaseline", VerticalAlignment.firstTextBaseline, as: .verticalAlignment)
    vocabulary.constant(
      on: "VerticalAlignment", "lastTextBaseline", VerticalAlignment.lastTextBaseline, as: .verticalAlignment)
  }

}
