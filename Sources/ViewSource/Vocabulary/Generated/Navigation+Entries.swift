// Generated from Sources/Views/Controls/Navigation.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Navigation.swift`.
  mutating func addNavigationDeclarations() {
    member(
      "View", "navigationTitle", summary: "The title of the screen.",
      example: #"NavigationStack { Text("a").navigationTitle("Title") }"#
    ) {
      .modifier(.unnamed(.title)) { node, title in node.navigationTitle(title) }
    }
    member(
      "View", "navigationBarTitle", summary: "The title of the screen, by its older name.",
      example: #"NavigationView { Text("a").navigationBarTitle("Title") }"#
    ) {
      .modifier(.unnamed(.title)) { node, title in node.navigationTitle(title) }
    }
    member(
      "View", "navigationBarTitle", summary: "The title of the screen and how it is shown, by its older name.",
      example: #"NavigationView { Text("a").navigationBarTitle("Title", displayMode: .inline) }"#
    ) {
      .modifier(.unnamed(.title), .named("displayMode", .titleMode)) { node, title, displayMode in
        node.navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
      }
    }
    member(
      "View", "navigationBarTitleDisplayMode", summary: "How the title of the screen is shown.",
      example: #"NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }"#
    ) {
      .modifier(.unnamed(.titleMode)) { node, mode in node.navigationBarTitleDisplayMode(mode) }
    }
    member(
      "View", "navigationBarHidden", summary: "Whether the screen has no bar.",
      example: #"NavigationView { Text("a").navigationBarHidden(true) }"#
    ) {
      .modifier(.unnamed(.bool)) { node, hidden in node.navigationBarHidden(hidden) }
    }
    member(
      "View", "tabItem", summary: "The label of the tab that shows the view.",
      example: #"TabView { Text("a").tabItem { Text("A") } }"#
    ) {
      .modifier(.unnamed(.content)) { node, label in node.tabItem(label) }
    }
  }
}
