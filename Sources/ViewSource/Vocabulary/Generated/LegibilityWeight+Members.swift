// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `LegibilityWeight`.
  static func addLegibilityWeightMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "LegibilityWeight", "regular", LegibilityWeight.regular, as: .legibilityWeight)
    vocabulary.constant(on: "LegibilityWeight", "bold", LegibilityWeight.bold, as: .legibilityWeight)
  }

}
