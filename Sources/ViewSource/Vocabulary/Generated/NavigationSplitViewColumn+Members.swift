// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `NavigationSplitViewColumn`.
  static func addNavigationSplitViewColumnMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "NavigationSplitViewColumn", "sidebar", NavigationSplitViewColumn.sidebar, as: .splitColumn)
    vocabulary.constant(on: "NavigationSplitViewColumn", "content", NavigationSplitViewColumn.content, as: .splitColumn)
    vocabulary.constant(on: "NavigationSplitViewColumn", "detail", NavigationSplitViewColumn.detail, as: .splitColumn)
  }

}
