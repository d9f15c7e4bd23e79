// Generated from Sources/Views/Controls/Styles/ButtonStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ButtonStyle.swift`.
  mutating func addButtonStyleDeclarations() {
    view("Button", summary: "Creates the button of a custom style's properties, in the standard style.", example: "") {
      .function(.unnamed(.buttonConfiguration), returns: .view) { configuration in .button(configuration) }
    }
    member(
      "View", "buttonStyle", summary: "Sets the style of buttons within the view.",
      example: #"Button("OK") {}.buttonStyle(.borderedProminent)"#
    ) {
      .modifier(.unnamed(.buttonStyle)) { node, style in node.buttonStyle(style) }
    }
    initializer("DefaultButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .automatic }
    }
    staticMember("ButtonStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .buttonStyle)
    }
    initializer("PlainButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .plain }
    }
    staticMember("ButtonStyle", "plain", .constant, summary: "The plain style.", example: "") {
      .constant(.plain, as: .buttonStyle)
    }
    initializer("BorderlessButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .borderless }
    }
    staticMember("ButtonStyle", "borderless", .constant, summary: "The borderless style.", example: "") {
      .constant(.borderless, as: .buttonStyle)
    }
    initializer("LinkButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .borderless }
    }
    staticMember("ButtonStyle", "link", .constant, summary: "The style of links.", example: "") {
      .constant(.borderless, as: .buttonStyle)
    }
    initializer("BorderedButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .bordered }
    }
    staticMember("ButtonStyle", "bordered", .constant, summary: "The bordered style.", example: "") {
      .constant(.bordered, as: .buttonStyle)
    }
    initializer("BorderedProminentButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .borderedProminent }
    }
    staticMember("ButtonStyle", "borderedProminent", .constant, summary: "The bordered prominent style.", example: "") {
      .constant(.borderedProminent, as: .buttonStyle)
    }
    initializer("GlassButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .glass }
    }
    staticMember("ButtonStyle", "glass", .constant, summary: "The glass style.", example: "") {
      .constant(.glass, as: .buttonStyle)
    }
    initializer("GlassProminentButtonStyle", summary: "Creates the style.", example: "") {
      .function(returns: .buttonStyle) { () throws(Fault) in .glassProminent }
    }
    staticMember("ButtonStyle", "glassProminent", .constant, summary: "The glass prominent style.", example: "") {
      .constant(.glassProminent, as: .buttonStyle)
    }
  }
}
