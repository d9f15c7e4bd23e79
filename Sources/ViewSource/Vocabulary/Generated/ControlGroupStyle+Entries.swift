// Generated from Sources/Views/Controls/Styles/ControlGroupStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ControlGroupStyle.swift`.
  mutating func addControlGroupStyleDeclarations() {
    member(
      "View", "controlGroupStyle", summary: "Sets the style of control groups within the view.",
      example: #"ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)"#
    ) {
      .modifier(.unnamed(.controlGroupStyle)) { node, style in node.controlGroupStyle(style) }
    }
    initializer("AutomaticControlGroupStyle", summary: "Creates the style.", example: "") {
      .function(returns: .controlGroupStyle) { () throws(Fault) in .automatic }
    }
    staticMember("ControlGroupStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .controlGroupStyle)
    }
    view(
      "ControlGroup", summary: "Creates the control group of a custom style's properties, in the standard style.",
      example: ""
    ) {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .controlGroup(configuration) }
    }
    initializer("NavigationControlGroupStyle", summary: "Creates the style.", example: "") {
      .function(returns: .controlGroupStyle) { () throws(Fault) in .automatic }
    }
    staticMember("ControlGroupStyle", "navigation", .constant, summary: "The standard style of toolbars.", example: "")
    {
      .constant(.automatic, as: .controlGroupStyle)
    }
    initializer("MenuControlGroupStyle", summary: "Creates the style.", example: "") {
      .function(returns: .controlGroupStyle) { () throws(Fault) in .automatic }
    }
    staticMember("ControlGroupStyle", "menu", .constant, summary: "The standard style of menus.", example: "") {
      .constant(.automatic, as: .controlGroupStyle)
    }
    initializer("CompactMenuControlGroupStyle", summary: "Creates the style.", example: "") {
      .function(returns: .controlGroupStyle) { () throws(Fault) in .automatic }
    }
    staticMember(
      "ControlGroupStyle", "compactMenu", .constant, summary: "The standard style of compact menus.", example: ""
    ) {
      .constant(.automatic, as: .controlGroupStyle)
    }
    initializer("PaletteControlGroupStyle", summary: "Creates the style.", example: "") {
      .function(returns: .controlGroupStyle) { () throws(Fault) in .automatic }
    }
    staticMember("ControlGroupStyle", "palette", .constant, summary: "The standard style of palettes.", example: "") {
      .constant(.automatic, as: .controlGroupStyle)
    }
  }
}
