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
    initializer("DefaultTextFieldStyle", summary: "Creates the style.", example: "") {
      .function(returns: .textFieldStyle) { () throws(Fault) in .automatic }
    }
    staticMember("TextFieldStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .textFieldStyle)
    }
    initializer("PlainTextFieldStyle", summary: "Creates the style.", example: "") {
      .function(returns: .textFieldStyle) { () throws(Fault) in .plain }
    }
    staticMember("TextFieldStyle", "plain", .constant, summary: "The plain style.", example: "") {
      .constant(.plain, as: .textFieldStyle)
    }
    initializer("RoundedBorderTextFieldStyle", summary: "Creates the style.", example: "") {
      .function(returns: .textFieldStyle) { () throws(Fault) in .roundedBorder }
    }
    staticMember("TextFieldStyle", "roundedBorder", .constant, summary: "The rounded border style.", example: "") {
      .constant(.roundedBorder, as: .textFieldStyle)
    }
    initializer("SquareBorderTextFieldStyle", summary: "Creates the style.", example: "") {
      .function(returns: .textFieldStyle) { () throws(Fault) in .squareBorder }
    }
    staticMember("TextFieldStyle", "squareBorder", .constant, summary: "The square border style.", example: "") {
      .constant(.squareBorder, as: .textFieldStyle)
    }
  }
}
