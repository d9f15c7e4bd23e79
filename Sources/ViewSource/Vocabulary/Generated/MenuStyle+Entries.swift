// Generated from Sources/Views/Controls/Styles/MenuStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/MenuStyle.swift`.
  mutating func addMenuStyleDeclarations() {
    member(
      "View", "menuStyle", summary: "Sets the style of menus within the view.",
      example: #"Menu("More") { Button("Copy") {} }.menuStyle(.button)"#
    ) {
      .modifier(.unnamed(.menuStyle)) { node, style in node.menuStyle(style) }
    }
    initializer("DefaultMenuStyle", summary: "Creates the style.", example: "") {
      .function(returns: .menuStyle) { () throws(Fault) in .automatic }
    }
    staticMember("MenuStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .menuStyle)
    }
    view("Menu", summary: "Creates the menu of a custom style's properties, in the standard style.", example: "") {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .menu(configuration) }
    }
    initializer("ButtonMenuStyle", summary: "Creates the style.", example: "") {
      .function(returns: .menuStyle) { () throws(Fault) in .automatic }
    }
    staticMember("MenuStyle", "button", .constant, summary: "The standard style of menus as buttons.", example: "") {
      .constant(.automatic, as: .menuStyle)
    }
    initializer("BorderlessButtonMenuStyle", summary: "Creates the style.", example: "") {
      .function(returns: .menuStyle) { () throws(Fault) in .automatic }
    }
    staticMember(
      "MenuStyle", "borderlessButton", .constant, summary: "The standard style of menus as buttons without a border.",
      example: ""
    ) {
      .constant(.automatic, as: .menuStyle)
    }
    initializer("BorderedButtonMenuStyle", summary: "Creates the style.", example: "") {
      .function(returns: .menuStyle) { () throws(Fault) in .automatic }
    }
    staticMember(
      "MenuStyle", "borderedButton", .constant, summary: "The standard style of menus as buttons with a border.",
      example: ""
    ) {
      .constant(.automatic, as: .menuStyle)
    }
  }
}
