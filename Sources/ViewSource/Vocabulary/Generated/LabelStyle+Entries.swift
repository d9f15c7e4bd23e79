// Generated from Sources/Views/Controls/Styles/LabelStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/LabelStyle.swift`.
  mutating func addLabelStyleDeclarations() {
    member(
      "View", "labelStyle", summary: "Sets the style of labels within the view.",
      example: #"Label("Star", systemImage: "star").labelStyle(.titleOnly)"#
    ) {
      .modifier(.unnamed(.labelStyle)) { node, style in node.labelStyle(style) }
    }
  }
}
