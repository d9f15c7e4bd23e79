// Generated from Sources/Views/Controls/Styles/DisclosureGroupStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/DisclosureGroupStyle.swift`.
  mutating func addDisclosureGroupStyleDeclarations() {
    member(
      "View", "disclosureGroupStyle", summary: "Sets the style of disclosure groups within the view.",
      example: #"DisclosureGroup("More") { Text("a") }.disclosureGroupStyle(.automatic)"#
    ) {
      .modifier(.unnamed(.disclosureGroupStyle)) { node, style in node.disclosureGroupStyle(style) }
    }
    initializer("AutomaticDisclosureGroupStyle", summary: "Creates the style.", example: "") {
      .function(returns: .disclosureGroupStyle) { () throws(Fault) in .automatic }
    }
    staticMember("DisclosureGroupStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .disclosureGroupStyle)
    }
    view(
      "DisclosureGroup", summary: "Creates the disclosure group of a custom style's properties, in the standard style.",
      example: ""
    ) {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .disclosureGroup(configuration) }
    }
  }
}
