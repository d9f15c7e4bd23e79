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
  }
}
