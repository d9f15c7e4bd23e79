// Generated from Sources/Views/Controls/Styles/PickerStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/PickerStyle.swift`.
  mutating func addPickerStyleDeclarations() {
    member(
      "View", "pickerStyle", summary: "Sets the style of pickers within the view.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)"#
    ) {
      .modifier(.unnamed(.pickerStyle)) { node, style in node.pickerStyle(style) }
    }
    initializer("DefaultPickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .automatic }
    }
    staticMember("PickerStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .pickerStyle)
    }
    initializer("MenuPickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .menu }
    }
    staticMember("PickerStyle", "menu", .constant, summary: "The menu style.", example: "") {
      .constant(.menu, as: .pickerStyle)
    }
    initializer("SegmentedPickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .segmented }
    }
    staticMember("PickerStyle", "segmented", .constant, summary: "The segmented style.", example: "") {
      .constant(.segmented, as: .pickerStyle)
    }
    initializer("InlinePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .inline }
    }
    staticMember("PickerStyle", "inline", .constant, summary: "The inline style.", example: "") {
      .constant(.inline, as: .pickerStyle)
    }
    initializer("WheelPickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .wheel }
    }
    staticMember("PickerStyle", "wheel", .constant, summary: "The wheel style.", example: "") {
      .constant(.wheel, as: .pickerStyle)
    }
    initializer("NavigationLinkPickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .navigationLink }
    }
    staticMember("PickerStyle", "navigationLink", .constant, summary: "The navigation link style.", example: "") {
      .constant(.navigationLink, as: .pickerStyle)
    }
    initializer("PalettePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .palette }
    }
    staticMember("PickerStyle", "palette", .constant, summary: "The palette style.", example: "") {
      .constant(.palette, as: .pickerStyle)
    }
    initializer("RadioGroupPickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .pickerStyle) { () throws(Fault) in .radioGroup }
    }
    staticMember("PickerStyle", "radioGroup", .constant, summary: "The radio group style.", example: "") {
      .constant(.radioGroup, as: .pickerStyle)
    }
  }
}
