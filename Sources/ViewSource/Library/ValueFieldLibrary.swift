import PlumblineLayout

extension Call {
  /// Returns the field of a value, whose arguments are a title, the value, a format, a formatter and a prompt.
  func valueField() throws(Fault) -> Value {
    let value = try evaluator.unbound(value(1))
    var text = value.plainText
    if value.isNone { text = "" }
    if let format: ValueFormat = payload(2), !value.isNone {
      text = try evaluator.text(of: value, in: format, at: location) ?? text
    } else if case .native = self.value(3), !value.isNone {
      text = (try? evaluator.callMethod("string", of: self.value(3), [value]))?.asString ?? text
    }
    let title = try TypeBinding.title.read(self.value(0), evaluator) ?? TextContent("")
    let prompt = self.value(4).isNone ? title : try TypeBinding.title.read(self.value(4), evaluator) ?? TextContent("")
    return .view(.textField(prompt: prompt, text: text, input: numberInput(text), title: title))
  }

  /// Returns the field of a value, which takes text that can be read as such a value, or nil in a program that does not
  /// act.
  private func numberInput(_ text: String) -> Interaction? {
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
