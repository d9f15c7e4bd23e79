// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `NavigationSplitViewVisibility`.
  static func addNavigationSplitViewVisibilityMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "NavigationSplitViewVisibility", "automatic", NavigationSplitViewVisibility.automatic, as: .splitVisibility)
    vocabulary.constant(
      on: "NavigationSplitViewVisibility", "all", NavigationSplitViewVisibility.all, as: .splitVisibility)
    vocabulary.constant(
      on: "NavigationSplitViewVisibility", "doubleColumn", NavigationSplitViewVisibility.doubleColumn,
      as: .splitVisibility)
    vocabulary.constant(
      on: "NavigationSplitViewVisibility", "detailOnly", NavigationSplitViewVisibility.detailOnly, as: .splitVisibility)
  }

}
