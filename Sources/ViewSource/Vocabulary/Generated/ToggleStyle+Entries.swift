// Generated from Sources/Views/Controls/Styles/ToggleStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ToggleStyle.swift`.
  mutating func addToggleStyleDeclarations() {
    member(
      "View", "toggleStyle", summary: "Sets the style of toggles within the view.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)"#
    ) {
      .modifier(.unnamed(.toggleStyle)) { node, style in node.toggleStyle(style) }
    }
  }
}
