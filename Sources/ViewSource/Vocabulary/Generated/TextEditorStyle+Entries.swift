// Generated from Sources/Views/Controls/Styles/TextEditorStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/TextEditorStyle.swift`.
  mutating func addTextEditorStyleDeclarations() {
    initializer("AutomaticTextEditorStyle", summary: "Creates the style.", example: "") {
      .function(returns: .editorStyle) { () throws(Fault) in false }
    }
    initializer("PlainTextEditorStyle", summary: "Creates the style.", example: "") {
      .function(returns: .editorStyle) { () throws(Fault) in true }
    }
    staticMember("TextEditorStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(false, as: .editorStyle)
    }
    staticMember("TextEditorStyle", "plain", .constant, summary: "The style without a background.", example: "") {
      .constant(true, as: .editorStyle)
    }
    member(
      "View", "textEditorStyle", summary: "Sets the style of text editors within the view.",
      example: #"TextEditor(text: .constant("a")).textEditorStyle(.plain)"#
    ) {
      .modifier(.unnamed(.editorStyle)) { node, style in node.textEditorStyle(isPlain: style) }
    }
  }
}
