import PlumblineLayout

extension Vocabulary {
  /// Adds fields for text.
  mutating func addTextInput() {
    addTextFields()
  }

  private mutating func addTextFields() {
    view(
      "TextField", .unnamed(.title), .named("text", .binding(.string)),
      .named("prompt", .optional(.title), default: .some(nil)),
      .named("axis", .unevaluated, default: ()), .named("onEditingChanged", .unevaluated, default: ()),
      .named("onCommit", .unevaluated, default: ()), summary: "A field for text.",
      example: #"TextField("Name", text: .constant(""))"#
    ) { title, text, prompt, _, _, _ in .textField(prompt: prompt ?? title, text: text) }
    view(
      "TextField", .named("text", .binding(.string)), .named("prompt", .optional(.title), default: .some(nil)),
      .named("axis", .unevaluated, default: ()), .named("label", .content), summary: "A field for text.",
      example: #"TextField(text: .constant("")) { Text("Name") }"#
    ) { text, prompt, _, label in .textField(prompt: prompt ?? TextContent(label.first?.detail ?? ""), text: text) }
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
    view(
      "SecureField", .unnamed(.title), .named("text", .binding(.string)),
      .named("prompt", .optional(.title), default: .some(nil)),
      .named("onCommit", .unevaluated, default: ()), summary: "A field for a password.",
      example: #"SecureField("Password", text: .constant("abc"))"#
    ) { title, text, prompt, _ in .textField(prompt: prompt ?? title, text: text, isSecure: true) }
    view(
      "SecureField", .named("text", .binding(.string)), .named("prompt", .optional(.title), default: .some(nil)),
      .named("label", .content), summary: "A field for a password.",
      example: #"SecureField(text: .constant("")) { Text("Password") }"#
    ) { text, prompt, label in
      .textField(prompt: prompt ?? TextContent(label.first?.detail ?? ""), text: text, isSecure: true)
    }
    view(
      "TextEditor", .named("text", .binding(.string)), summary: "A field for several lines of text.",
      example: #"TextEditor(text: .constant("Hello"))"#
    ) { .textEditor(text: $0) }
    for (name, style) in [
      ("automatic", ControlStyle.TextField.automatic), ("plain", .plain), ("roundedBorder", .roundedBorder),
      ("squareBorder", .squareBorder),
    ] { styleName(name, style, as: .textFieldStyle, suffix: "TextFieldStyle") }
    constant(on: "TextEditorStyle", "automatic", false, as: .editorStyle)
    constant(on: "TextEditorStyle", "plain", true, as: .editorStyle)
  }
}

extension TypeBinding where T == Bool {
  /// A style of text editors: whether it is the plain one.
  static var editorStyle: TypeBinding { .native("TextEditorStyle") }
}
