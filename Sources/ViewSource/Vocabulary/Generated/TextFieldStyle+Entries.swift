// Generated from Sources/Views/Controls/Styles/TextFieldStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/TextFieldStyle.swift`.
  mutating func addTextFieldStyleDeclarations() {
    member(
      "View", "textFieldStyle", summary: "Sets the style of text fields within the view.",
      example: #"TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)"#
    ) {
      .modifier(.unnamed(.textFieldStyle)) { node, style in node.textFieldStyle(style) }
    }
  }
}
