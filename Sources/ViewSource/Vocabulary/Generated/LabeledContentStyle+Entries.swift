// Generated from Sources/Views/Controls/Styles/LabeledContentStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/LabeledContentStyle.swift`.
  mutating func addLabeledContentStyleDeclarations() {
    member(
      "View", "labeledContentStyle", summary: "Sets the style of labeled content within the view.",
      example: #"LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)"#
    ) {
      .modifier(.unnamed(.labeledContentStyle)) { node, style in node.labeledContentStyle(style) }
    }
    view(
      "LabeledContent", summary: "Creates the labeled content of a custom style's properties, in the standard style.",
      example: ""
    ) {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .labeledContent(configuration) }
    }
    initializer("AutomaticLabeledContentStyle", summary: "Creates the style.", example: "") {
      .function(returns: .labeledContentStyle) { () throws(Fault) in .automatic }
    }
    staticMember("LabeledContentStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .labeledContentStyle)
    }
  }
}
