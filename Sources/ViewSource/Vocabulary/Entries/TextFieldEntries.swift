import PlumblineLayout

extension Vocabulary {
  /// Adds fields for text.
  mutating func addTextInput() {
    rawInitializer(
      "TextField",
      [
        .value(nil, TypeBinding<TextContent>.title.type), .value("value", .native("Binding")),
        .value("format", .native("FormatStyle"), optional: true), .value("formatter", optional: true),
        .value("prompt", .optional(.native("Text")), optional: true),
        .ignored("onEditingChanged"),
        .ignored("onCommit"),
      ], summary: "A field for a value.", example: #"TextField("Amount", value: .constant(1), format: .number)"#
    ) { call throws(Fault) in try call.valueField() }
  }
}

extension TypeBinding where T == Bool {
  /// A style of text editors: whether it is the plain one.
  static var editorStyle: TypeBinding { .native("TextEditorStyle") }
}
