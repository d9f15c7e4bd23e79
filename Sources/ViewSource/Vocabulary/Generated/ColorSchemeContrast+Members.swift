// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ColorSchemeContrast`.
  static func addColorSchemeContrastMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ColorSchemeContrast", "standard", ColorSchemeContrast.standard, as: .contrast)
    vocabulary.constant(on: "ColorSchemeContrast", "increased", ColorSchemeContrast.increased, as: .contrast)
    vocabulary.constant(
      on: "ColorSchemeContrast", "allCases", Array(ColorSchemeContrast.allCases), as: .array(.contrast))
  }

}
