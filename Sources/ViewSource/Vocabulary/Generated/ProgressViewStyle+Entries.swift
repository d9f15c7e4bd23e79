// Generated from Sources/Views/Controls/Styles/ProgressViewStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ProgressViewStyle.swift`.
  mutating func addProgressViewStyleDeclarations() {
    member(
      "View", "progressViewStyle", summary: "Sets the style of progress views within the view.",
      example: "ProgressView().progressViewStyle(.circular)"
    ) {
      .modifier(.unnamed(.progressStyle)) { node, style in node.progressViewStyle(style.controlStyle, tint: style.tint)
      }
    }
  }
}
