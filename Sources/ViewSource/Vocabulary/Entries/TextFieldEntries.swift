import PlumblineLayout

extension Vocabulary {
  /// Adds fields for text.
  mutating func addTextInput() {
    addTextFields()
  }

  private mutating func addTextFields() {
    view(
      "TextField", .unnamed(.title), .named("text", .bound(.string)),
      .named("prompt", .optional(.title), default: .some(nil)),
      .named("axis", .unevaluated, default: ()), .named("onEditingChanged", .action, default: Action()),
      .named("onCommit", .action, default: Action()), summary: "A field for text.",
      example: #"TextField("Name", text: .constant(""))"#
    ) { title, text, prompt, _, _, commit in
      .textField(prompt: prompt ?? title, text: text.value).operated(text.input(commit), as: title)
    }
    view(
      "TextField", .named("text", .bound(.string)), .named("prompt", .optional(.title), default: .some(nil)),
      .named("axis", .unevaluated, default: ()), .named("label", .content), summary: "A field for text.",
      example: #"TextField(text: .constant("")) { Text("Name") }"#
    ) { text, prompt, _, label in
      let title = TextContent(label.first?.detail ?? "")
      return .textField(prompt: prompt ?? title, text: text.value).operated(text.input(Action()), as: title)
    }
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
      let field = LayoutNode.textField(prompt: title ?? TextContent(""), text: text)
      return .view(field.operated(call.numberInput(text), as: try TypeBinding.title.read(call.value(0), call.evaluator)))
    }
    view(
      "SecureField", .unnamed(.title), .named("text", .bound(.string)),
      .named("prompt", .optional(.title), default: .some(nil)),
      .named("onCommit", .action, default: Action()), summary: "A field for a password.",
      example: #"SecureField("Password", text: .constant("abc"))"#
    ) { title, text, prompt, commit in
      .textField(prompt: prompt ?? title, text: text.value, isSecure: true).operated(text.input(commit), as: title)
    }
    view(
      "SecureField", .named("text", .bound(.string)), .named("prompt", .optional(.title), default: .some(nil)),
      .named("label", .content), summary: "A field for a password.",
      example: #"SecureField(text: .constant("")) { Text("Password") }"#
    ) { text, prompt, label in
      let title = TextContent(label.first?.detail ?? "")
      return .textField(prompt: prompt ?? title, text: text.value, isSecure: true)
        .operated(text.input(Action()), as: title)
    }
    view(
      "TextEditor", .named("text", .bound(.string)), summary: "A field for several lines of text.",
      example: #"TextEditor(text: .constant("Hello"))"#
    ) { .textEditor(text: $0.value).interacting($0.input(Action())) }
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

extension Bound where Wrapped == String {
  /// The binding as a field, or nil in a program that does not act.
  func input(_ commit: Action) -> Interaction? {
    guard let set else { return nil }
    return .text(
      TextInput(text: value, commit: commit.plain) { new in
        set(new)
        return true
      })
  }
}

extension Call {
  /// Returns the field of a value, which takes text that can be read as such a value, or nil in a program that does not
  /// act.
  fileprivate func numberInput(_ text: String) -> Interaction? {
    guard evaluator.program.isActing, case .native(let native) = value(1),
      let binding = native.payload as? BindingValue
    else { return nil }
    let evaluator = evaluator
    return .text(
      TextInput(text: text) { new in
        evaluator.perform { () throws(Fault) in
          let old = try binding.get()
          if old.asString != nil {
            try binding.set(.string(new))
            return true
          }
          let digits = new.filter { $0 != "," && $0 != " " && $0 != "$" && $0 != "€" && $0 != "%" }
          guard let number = Double(digits) else { return false }
          try binding.set(Value.double(number).like(old))
          return true
        } ?? false
      })
  }
}
