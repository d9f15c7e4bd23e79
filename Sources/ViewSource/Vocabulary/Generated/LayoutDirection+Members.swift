// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `LayoutDirection`.
  static func addLayoutDirectionMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "LayoutDirection", "leftToRight", LayoutDirection.leftToRight, as: .layoutDirection)
    vocabulary.constant(on: "LayoutDirection", "rightToLeft", LayoutDirection.rightToLeft, as: .layoutDirection)
    vocabulary.constant(
      on: "LayoutDirection", "allCases", Array(LayoutDirection.allCases), as: .array(.layoutDirection))
  }

}
