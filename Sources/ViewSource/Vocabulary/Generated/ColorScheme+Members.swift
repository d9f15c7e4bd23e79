// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ColorScheme`.
  static func addColorSchemeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ColorScheme", "light", ColorScheme.light, as: .colorScheme)
    vocabulary.constant(on: "ColorScheme", "dark", ColorScheme.dark, as: .colorScheme)
    vocabulary.constant(on: "ColorScheme", "allCases", Array(ColorScheme.allCases), as: .array(.colorScheme))
  }

}
