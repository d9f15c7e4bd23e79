// Generated from Sources/Views/Behaviour/View+Input.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Input.swift`.
  mutating func addViewInputDeclarations() {
    member(
      "View", "selectionDisabled", summary: "Sets whether the row cannot be selected.",
      example: #"List { Text("a").selectionDisabled() }"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, isDisabled in node.selectionDisabled(isDisabled) }
    }
    member(
      "View", "moveDisabled", summary: "Sets whether the row cannot be moved.",
      example: #"List { Text("a").moveDisabled(true) }"#
    ) {
      .modifier(.unnamed(.bool)) { node, isDisabled in node.moveDisabled(isDisabled) }
    }
    member(
      "View", "deleteDisabled", summary: "Sets whether the row cannot be deleted.",
      example: #"List { Text("a").deleteDisabled(true) }"#
    ) {
      .modifier(.unnamed(.bool)) { node, isDisabled in node.deleteDisabled(isDisabled) }
    }
    member(
      "View", "swipeActions", summary: "Adds buttons that a swipe across the row reveals.",
      example: #"List { Text("a").swipeActions(edge: .leading) { Button("b") {} } }"#
    ) {
      .modifier(
        .named("edge", .horizontalEdge, default: .trailing), .named("allowsFullSwipe", .bool, default: true),
        .named("content", .laterContent)
      ) { node, edge, allowsFullSwipe, content in
        node.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content() }
      }
    }
  }
}
