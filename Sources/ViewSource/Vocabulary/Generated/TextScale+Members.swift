// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Text.Scale`.
  static func addTextScaleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Text.Scale", "default", TextScale.`default`, as: .textScale)
    vocabulary.constant(on: "Text.Scale", "secondary", TextScale.secondary, as: .textScale)
  }

}
