// Generated from Sources/Views/Controls/Styles/ControlGroupStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ControlGroupStyle.swift`.
  mutating func addControlGroupStyleDeclarations() {
    member(
      "View", "controlGroupStyle", summary: "The style of the control groups within.",
      example: #"ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)"#
    ) {
      .modifier(.unnamed(.controlGroupStyle)) { node, style in node.controlGroupStyle(style) }
    }
  }
}
