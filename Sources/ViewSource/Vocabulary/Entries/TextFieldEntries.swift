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
      return .view(
        .textField(
          prompt: title ?? TextContent(""), text: text, input: call.numberInput(text),
          title: try TypeBinding.title.read(call.value(0), call.evaluator) ?? TextContent("")))
    }
  }
}

extension TypeBinding where T == Bool {
  /// A style of text editors: whether it is the plain one.
  static var editorStyle: TypeBinding { .native("TextEditorStyle") }
}

extension Call {
  /// Returns the field of a value, which takes text that can be read as such a value, or nil in a program that does not
  /// act.
  fileprivate func numberInput(_ text: String) -> Interaction? {
    guard evaluator.program.isActing, case .native(let native) = value(1),
      let binding = native.payload as? BindingValue
    else { return nil }
    let evaluator = evaluator
    let format = payload(2) ?? ValueFormat.verbatim
    return .text(
      TextInput(text: text) { new in
        evaluator.perform { () throws(Fault) in
          let old = try binding.get()
          if old.asString != nil {
            try binding.set(.string(new))
            return true
          }
          guard let number = format.number(in: new, isWhole: old.asInt != nil) else { return false }
          try binding.set(Value.double(number).like(old))
          return true
        } ?? false
      })
  }
}
