// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `NavigationBarItem.TitleDisplayMode`.
  static func addNavigationTitleModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "NavigationBarItem.TitleDisplayMode", "automatic", NavigationTitleMode.automatic, as: .titleMode)
    vocabulary.constant(on: "NavigationBarItem.TitleDisplayMode", "inline", NavigationTitleMode.inline, as: .titleMode)
    vocabulary.constant(on: "NavigationBarItem.TitleDisplayMode", "large", NavigationTitleMode.large, as: .titleMode)
    vocabulary.constant(
      on: "NavigationBarItem.TitleDisplayMode", "inlineLarge", NavigationTitleMode.inlineLarge, as: .titleMode)
  }

}
