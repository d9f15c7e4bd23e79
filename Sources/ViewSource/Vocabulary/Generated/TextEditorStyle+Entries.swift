// Generated from Sources/Views/Controls/Styles/TextEditorStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/TextEditorStyle.swift`.
  mutating func addTextEditorStyleDeclarations() {
    member(
      "View", "textEditorStyle", summary: "The style of the text editors within.",
      example: #"TextEditor(text: .constant("a")).textEditorStyle(.plain)"#
    ) {
      .modifier(.unnamed(.editorStyle)) { node, style in node.textEditorStyle(isPlain: style) }
    }
  }
}
