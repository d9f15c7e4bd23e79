// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ContentMode`.
  static func addContentModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ContentMode", "fit", ContentMode.fit, as: .contentMode)
    vocabulary.constant(on: "ContentMode", "fill", ContentMode.fill, as: .contentMode)
    vocabulary.constant(on: "ContentMode", "allCases", Array(ContentMode.allCases), as: .array(.contentMode))
  }

}
