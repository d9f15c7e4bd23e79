// Generated from Sources/Views/Controls/Styles/GroupBoxStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/GroupBoxStyle.swift`.
  mutating func addGroupBoxStyleDeclarations() {
    member(
      "View", "groupBoxStyle", summary: "Sets the style of group boxes within the view.",
      example: #"GroupBox("Box") { Text("a") }.groupBoxStyle(.automatic)"#
    ) {
      .modifier(.unnamed(.groupBoxStyle)) { node, style in node.groupBoxStyle(style) }
    }
    view(
      "GroupBox", summary: "Creates the group box of a custom style's properties, in the standard style.", example: ""
    ) {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .groupBox(configuration) }
    }
    initializer("DefaultGroupBoxStyle", summary: "Creates the style.", example: "") {
      .function(returns: .groupBoxStyle) { () throws(Fault) in .automatic }
    }
    staticMember("GroupBoxStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .groupBoxStyle)
    }
  }
}
