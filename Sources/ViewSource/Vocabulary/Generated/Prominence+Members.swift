// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Prominence`.
  static func addProminenceMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Prominence", "standard", Prominence.standard, as: .prominence)
    vocabulary.constant(on: "Prominence", "increased", Prominence.increased, as: .prominence)
  }

}
