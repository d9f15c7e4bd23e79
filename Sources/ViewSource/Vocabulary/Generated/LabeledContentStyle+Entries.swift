// Generated from Sources/Views/Controls/Styles/LabeledContentStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/LabeledContentStyle.swift`.
  mutating func addLabeledContentStyleDeclarations() {
    member(
      "View", "labeledContentStyle", summary: "The style of the labeled content within.",
      example: #"LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)"#
    ) {
      .modifier(.unnamed(.labeledContentStyle)) { node, style in node.labeledContentStyle(style) }
    }
  }
}
