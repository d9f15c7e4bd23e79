// Generated from Sources/Views/Controls/Button.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Button.swift`.
  mutating func addButtonDeclarations() {
    member(
      "View", "buttonBorderShape", summary: "The outline of bordered buttons within.",
      example: #"Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)"#
    ) {
      .modifier(.unnamed(.borderShape)) { node, shape in node.buttonBorderShape(shape) }
    }
    member(
      "View", "controlSize", summary: "How large the controls within are.",
      example: #"Button("OK") {}.controlSize(.large)"#
    ) {
      .modifier(.unnamed(.controlSize)) { node, controlSize in node.controlSize(controlSize) }
    }
    member(
      "View", "labelsVisibility", summary: "Whether the labels of the controls within are shown.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.labelsVisibility(visibility) }
    }
    member(
      "View", "labelsHidden", summary: "Hides the labels of the controls within.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()"#
    ) {
      .modifier { node in node.labelsHidden() }
    }
  }
}
