// Generated from Sources/Views/Controls/Styles/ButtonStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ButtonStyle.swift`.
  mutating func addButtonStyleDeclarations() {
    member(
      "View", "buttonStyle", summary: "Sets the style of buttons within the view.",
      example: #"Button("OK") {}.buttonStyle(.borderedProminent)"#
    ) {
      .modifier(.unnamed(.buttonStyle)) { node, style in node.buttonStyle(style) }
    }
  }
}
