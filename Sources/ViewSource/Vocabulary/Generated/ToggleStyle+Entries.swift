// Generated from Sources/Views/Controls/Styles/ToggleStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ToggleStyle.swift`.
  mutating func addToggleStyleDeclarations() {
    member(
      "View", "toggleStyle", summary: "Sets the style of toggles within the view.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)"#
    ) {
      .modifier(.unnamed(.toggleStyle)) { node, style in node.toggleStyle(style) }
    }
    view("Toggle", summary: "Creates the toggle of a custom style's properties, in the standard style.", example: "") {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .toggle(configuration) }
    }
    initializer("DefaultToggleStyle", summary: "Creates the style.", example: "") {
      .function(returns: .toggleStyle) { () throws(Fault) in .automatic }
    }
    staticMember("ToggleStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .toggleStyle)
    }
    initializer("SwitchToggleStyle", summary: "Creates the style.", example: "") {
      .function(returns: .toggleStyle) { () throws(Fault) in .switch(tint: nil) }
    }
    initializer("SwitchToggleStyle", summary: "Creates the style with a tint.", example: "") {
      .function(.named("tint", .color), returns: .toggleStyle) { tint in .switch(tint: tint) }
    }
    staticMember("ToggleStyle", "switch", .constant, summary: "The switch style.", example: "") {
      .constant(.switch(tint: nil), as: .toggleStyle)
    }
    initializer("ButtonToggleStyle", summary: "Creates the style.", example: "") {
      .function(returns: .toggleStyle) { () throws(Fault) in .button }
    }
    staticMember("ToggleStyle", "button", .constant, summary: "The button style.", example: "") {
      .constant(.button, as: .toggleStyle)
    }
    initializer("CheckboxToggleStyle", summary: "Creates the style.", example: "") {
      .function(returns: .toggleStyle) { () throws(Fault) in .checkbox }
    }
    staticMember("ToggleStyle", "checkbox", .constant, summary: "The checkbox style.", example: "") {
      .constant(.checkbox, as: .toggleStyle)
    }
  }
}
