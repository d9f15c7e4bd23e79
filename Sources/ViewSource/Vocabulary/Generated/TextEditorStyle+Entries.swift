// Generated from Sources/Views/Controls/Styles/TextEditorStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/TextEditorStyle.swift`.
  mutating func addTextEditorStyleDeclarations() {
    member(
      "View", "textEditorStyle", summary: "Sets the style of text editors within the view.",
      example: #"TextEditor(text: .constant("a")).textEditorStyle(.plain)"#
    ) {
      .modifier(.unnamed(.editorStyle)) { node, style in node.textEditorStyle(isPlain: style) }
    }
  }
}
