// Generated from Sources/Views/Behaviour/View+Presentation.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Presentation.swift`.
  mutating func addViewPresentationDeclarations() {
    member(
      "View", "contextMenu", summary: "Opens a menu when the view is pressed for half a second.",
      example: #"Text("a").contextMenu { Button("b") {} }"#
    ) {
      .placedModifier(.named("menuItems", .laterContent)) { node, place, menuItems in
        node.contextMenu(at: place) { menuItems() }
      }
    }
    member(
      "View", "contextMenu",
      summary: "Opens a menu when the view is pressed for half a second; its preview is not shown.",
      example: #"Text("a").contextMenu { Button("b") {} } preview: { Text("c") }"#
    ) {
      .placedModifier(.named("menuItems", .laterContent), .named("preview", .unevaluated)) {
        node, place, menuItems, _ in node.contextMenu(at: place) { menuItems() }
      }
    }
    member(
      "View", "contextMenu", summary: "Returns the view unchanged; the menus of a selection are not opened.",
      example: #"List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }"#
    ) {
      .modifier(
        .named("forSelectionType", .unevaluated), .named("menu", .unevaluated),
        .named("primaryAction", .unevaluated, default: ())
      ) { node, _, _, _ in node }
    }
  }
}
