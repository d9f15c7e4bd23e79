// Generated from Sources/Views/Controls/Button.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Button.swift`.
  mutating func addButtonDeclarations() {
    member(
      "View", "buttonBorderShape", summary: "Sets the shape of bordered buttons within the view.",
      example: #"Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)"#
    ) {
      .modifier(.unnamed(.borderShape)) { node, shape in node.buttonBorderShape(shape) }
    }
    member(
      "View", "controlSize", summary: "Sets the size of controls within the view.",
      example: #"Button("OK") {}.controlSize(.large)"#
    ) {
      .modifier(.unnamed(.controlSize)) { node, controlSize in node.controlSize(controlSize) }
    }
    member(
      "View", "labelsVisibility", summary: "Sets whether the labels of controls within the view are shown.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.labelsVisibility(visibility) }
    }
    member(
      "View", "labelsHidden", summary: "Hides the labels of controls within the view.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()"#
    ) {
      .modifier { node in node.labelsHidden() }
    }
  }
}
