// Generated from Sources/Views/Controls/Toolbar.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Toolbar.swift`.
  mutating func addToolbarDeclarations() {
    member(
      "View", "toolbar", summary: "Returns the view unchanged; the screen keeps its standard bars.",
      example: #"NavigationStack { Text("a").toolbar(removing: .title) }"#
    ) {
      .modifier(.named("removing", .unevaluated)) { node, _ in node }
    }
    member(
      "View", "toolbar", summary: "Adds items to the screen's bars.",
      example: #"NavigationStack { Text("a").toolbar { Button("b") {} } }"#
    ) {
      .modifier(.named("id", .string), .named("content", .content)) { node, _, content in node.toolbar(content) }
    }
    member(
      "View", "toolbar", summary: "Adds items to the screen's bars.",
      example: #"NavigationStack { Text("a").toolbar { Button("b") {} } }"#
    ) {
      .modifier(.named("content", .content)) { node, content in node.toolbar(content) }
    }
    member(
      "View", "toolbar", summary: "Shows or hides bars of the screen.",
      example: #"NavigationStack { Text("a").navigationTitle("b").toolbar(.hidden, for: .navigationBar) }"#
    ) {
      .modifier(.unnamed(.visibility), .variadic("for", .toolbarPlacement)) { node, visibility, bars in
        node.toolbarVisibility(visibility, for: bars)
      }
    }
    member(
      "View", "toolbarVisibility", summary: "Shows or hides bars of the screen.",
      example: #"NavigationStack { Text("a").navigationTitle("b").toolbarVisibility(.hidden, for: .navigationBar) }"#
    ) {
      .modifier(.unnamed(.visibility), .variadic("for", .toolbarPlacement)) { node, visibility, bars in
        node.toolbarVisibility(visibility, for: bars)
      }
    }
    member(
      "View", "navigationBarItems",
      summary: "Adds items to both ends of the navigation bar, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c")) }"#
    ) {
      .modifier(.named("leading", .view), .named("trailing", .view)) { node, leading, trailing in
        node.navigationBarItems(leading: [leading], trailing: [trailing])
      }
    }
    member(
      "View", "navigationBarItems",
      summary: "Adds items to the trailing end of the navigation bar, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarItems(trailing: Text("b")) }"#
    ) {
      .modifier(.named("trailing", .view)) { node, trailing in
        node.navigationBarItems(leading: [], trailing: [trailing])
      }
    }
    member(
      "View", "navigationBarItems",
      summary: "Adds items to the leading end of the navigation bar, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarItems(leading: Text("b")) }"#
    ) {
      .modifier(.named("leading", .view)) { node, leading in node.navigationBarItems(leading: [leading], trailing: []) }
    }
  }
}
