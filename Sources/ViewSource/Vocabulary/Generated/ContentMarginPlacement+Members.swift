// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ContentMarginPlacement`.
  static func addContentMarginPlacementMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "ContentMarginPlacement", "automatic", ContentMarginPlacement.automatic, as: .contentMarginPlacement)
    vocabulary.constant(
      on: "ContentMarginPlacement", "scrollContent", ContentMarginPlacement.scrollContent, as: .contentMarginPlacement)
    vocabulary.constant(
      on: "ContentMarginPlacement", "scrollIndicators", ContentMarginPlacement.scrollIndicators,
      as: .contentMarginPlacement)
  }

}
