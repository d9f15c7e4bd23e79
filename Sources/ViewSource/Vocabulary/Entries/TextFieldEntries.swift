import PlumblineLayout

extension Vocabulary {
  /// Adds fields for text.
  mutating func addTextInput() {
    rawInitializer(
      "TextField",
      [
        .value(nil, TypeBinding<TextContent>.title.type), .value("value", .native("Binding")),
        .value("format", .native("FormatStyle"), optional: true), .value("formatter", optional: true),
        .value("prompt", TypeBinding<TextContent>.title.type, optional: true),
        .ignored("onEditingChanged"),
        .ignored("onCommit"),
      ], summary: "A field for a value.", example: #"TextField("Amount", value: .constant(1), format: .number)"#
    ) { call throws(Fault) in
      let value = try call.evaluator.unbound(call.value(1))
      var text = value.plainText
      if value.isNone { text = "" }
      if let format: ValueFormat = call.payload(2), !value.isNone {
        text = try call.evaluator.text(of: value, in: format, at: call.location) ?? text
      } else if case .native = call.value(3), !value.isNone {
        for label in ["string"] {
          text = (try? call.evaluator.callMethod(label, of: call.value(3), [value]))?.asString ?? text
        }
      }
      let title = try TypeBinding.title.read(call.value(call.value(4).isNone ? 0 : 4), call.evaluator)
      return .view(.textField(prompt: title ?? TextContent(""), text: text))
    }
  }
}

extension TypeBinding where T == Bool {
  /// A style of text editors: whether it is the plain one.
  static var editorStyle: TypeBinding { .native("TextEditorStyle") }
}
