// Generated from Sources/Views/Controls/Styles/ListStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ListStyle.swift`.
  mutating func addListStyleDeclarations() {
    member(
      "View", "listStyle", summary: "Sets the style of lists within the view.",
      example: #"List { Text("a") }.listStyle(.plain)"#
    ) {
      .modifier(.unnamed(.listStyle)) { node, style in node.listStyle(style) }
    }
  }
}
