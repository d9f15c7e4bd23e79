// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `SpacerSizing`.
  static func addSpacerSizingMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "SpacerSizing", "flexible", SpacerSizing.flexible, as: .spacerSizing)
    vocabulary.constant(on: "SpacerSizing", "fixed", SpacerSizing.fixed, as: .spacerSizing)
  }

}
