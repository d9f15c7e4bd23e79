// Generated from Sources/Views/Controls/Styles/ControlGroupStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ControlGroupStyle.swift`.
  mutating func addControlGroupStyleDeclarations() {
    member(
      "View", "controlGroupStyle", summary: "Sets the style of control groups within the view.",
      example: #"ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)"#
    ) {
      .modifier(.unnamed(.controlGroupStyle)) { node, style in node.controlGroupStyle(style) }
    }
  }
}
