// Generated from Sources/Views/Controls/Styles/MenuStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/MenuStyle.swift`.
  mutating func addMenuStyleDeclarations() {
    member(
      "View", "menuStyle", summary: "Sets the style of menus within the view.",
      example: #"Menu("More") { Button("Copy") {} }.menuStyle(.button)"#
    ) {
      .modifier(.unnamed(.menuStyle)) { node, style in node.menuStyle(style) }
    }
  }
}
