// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ScenePadding`.
  static func addScenePaddingMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ScenePadding", "minimum", ScenePadding.minimum, as: .scenePadding)
    vocabulary.constant(on: "ScenePadding", "navigationBar", ScenePadding.navigationBar, as: .scenePadding)
  }

}
