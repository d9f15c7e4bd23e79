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
    view("Label", summary: "Creates the label of a custom style's properties, in the standard style.", example: "") {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .label(configuration) }
    }
    initializer("DefaultLabelStyle", summary: "Creates the style.", example: "") {
      .function(returns: .labelStyle) { () throws(Fault) in .automatic }
    }
    staticMember("LabelStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .labelStyle)
    }
    initializer("TitleAndIconLabelStyle", summary: "Creates the style.", example: "") {
      .function(returns: .labelStyle) { () throws(Fault) in .titleAndIcon }
    }
    staticMember("LabelStyle", "titleAndIcon", .constant, summary: "The title and icon style.", example: "") {
      .constant(.titleAndIcon, as: .labelStyle)
    }
    initializer("TitleOnlyLabelStyle", summary: "Creates the style.", example: "") {
      .function(returns: .labelStyle) { () throws(Fault) in .titleOnly }
    }
    staticMember("LabelStyle", "titleOnly", .constant, summary: "The title only style.", example: "") {
      .constant(.titleOnly, as: .labelStyle)
    }
    initializer("IconOnlyLabelStyle", summary: "Creates the style.", example: "") {
      .function(returns: .labelStyle) { () throws(Fault) in .iconOnly }
    }
    staticMember("LabelStyle", "iconOnly", .constant, summary: "The icon only style.", example: "") {
      .constant(.iconOnly, as: .labelStyle)
    }
  }
}
