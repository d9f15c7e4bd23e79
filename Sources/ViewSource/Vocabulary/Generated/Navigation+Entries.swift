// Generated from Sources/Views/Controls/Navigation.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Navigation.swift`.
  mutating func addNavigationDeclarations() {
    member(
      "View", "navigationTitle", summary: "Sets the title of the screen.",
      example: #"NavigationStack { Text("a").navigationTitle("Title") }"#
    ) {
      .modifier(.unnamed(.title)) { node, title in node.navigationTitle(title) }
    }
    member(
      "View", "navigationTitle", summary: "Sets the title of the screen, which the user may change.",
      example: #"NavigationStack { Text("a").navigationTitle(.constant("Title")) }"#
    ) {
      .modifier(.unnamed(.binding(.string))) { node, title in node.navigationTitle(TextContent(title)) }
    }
    member(
      "View", "navigationBarTitle", summary: "Sets the title of the screen, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarTitle("Title") }"#
    ) {
      .modifier(.unnamed(.title)) { node, title in node.navigationTitle(title) }
    }
    member(
      "View", "navigationBarTitle",
      summary: "Sets the title of the screen and its display mode, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarTitle("Title", displayMode: .inline) }"#
    ) {
      .modifier(.unnamed(.title), .named("displayMode", .titleMode)) { node, title, displayMode in
        node.navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
      }
    }
    member(
      "View", "navigationBarTitleDisplayMode", summary: "Sets the display mode of the screen's title.",
      example: #"NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }"#
    ) {
      .modifier(.unnamed(.titleMode)) { node, mode in node.navigationBarTitleDisplayMode(mode) }
    }
    member(
      "View", "navigationBarHidden", summary: "Sets whether the navigation bar is hidden.",
      example: #"NavigationView { Text("a").navigationBarHidden(true) }"#
    ) {
      .modifier(.unnamed(.bool)) { node, hidden in node.navigationBarHidden(hidden) }
    }
    member(
      "View", "tabItem", summary: "Sets the label of the view's tab.",
      example: #"TabView { Text("a").tabItem { Text("A") } }"#
    ) {
      .modifier(.unnamed(.content)) { node, label in node.tabItem(label) }
    }
  }
}
