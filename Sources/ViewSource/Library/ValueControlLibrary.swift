import PlumblineLayout

extension Vocabulary {
  /// Adds toggles of several values, and fields that report the selected text.
  mutating func addValueControls() {
    addToggles()
    addSelectingFields()
  }

  private mutating func addToggles() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    let sources = [ParameterShape.value("sources"), .value("isOn", .native("KeyPath"))]
    rawInitializer(
      "Toggle", [title] + sources
    ) { call throws(Fault) in
      let title = try TypeBinding.title.read(call.value(0), call.evaluator) ?? TextContent("")
      return .view(.toggle(isOn: try call.allAreOn(sources: 1, path: 2), label: [.text(title)]))
    }
    rawInitializer(
      "Toggle", sources + [.content("label")]
    ) { call throws(Fault) in
      let label = try call.evaluator.content(of: call.value(2), arguments: [])
      return .view(.toggle(isOn: try call.allAreOn(sources: 0, path: 1), label: label))
    }
  }

  private mutating func addSelectingFields() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    let text = ParameterShape.value("text", .native("Binding"))
    let selection = ParameterShape(label: "selection", type: .any, isOptional: false, isUnevaluated: true)
    let prompt = ParameterShape.value("prompt", .optional(.native("Text")), optional: true)
    rawInitializer(
      "TextField", [title, text, selection, prompt, .value("axis", TypeBinding<Axis>.axis.type, optional: true)]
    ) { call throws(Fault) in
      let text = try TypeBinding<BoundValue<String>>.bound(.string).read(call.value(1), call.evaluator)
      return .view(
        .textField(
          title: try TypeBinding.title.read(call.value(0), call.evaluator) ?? TextContent(""),
          prompt: try TypeBinding.title.read(call.value(3), call.evaluator), text: text ?? BoundValue(value: ""),
          axis: try TypeBinding.axis.read(call.value(4), call.evaluator) ?? .horizontal))
    }
  }
}

extension Call {
  /// Returns whether all values at a key path of a collection's elements are on, as a binding that sets them all.
  fileprivate func allAreOn(sources: Int, path: Int) throws(Fault) -> BoundValue<Bool> {
    guard case .keyPath(let path) = value(path), let elements = try evaluator.elements(of: value(sources)) else {
      return BoundValue(value: false)
    }
    var bindings: [BindingValue] = []
    for element in elements {
      guard case .native(let native) = try evaluator.follow(path, from: element, at: location),
        let binding = native.payload as? BindingValue
      else { continue }
      bindings.append(binding)
    }
    var isOn = true
    for binding in bindings { if case .bool(false) = try binding.get() { isOn = false } }
    let evaluator = evaluator
    return BoundValue(value: isOn) { new in
      evaluator.perform { () throws(Fault) in for binding in bindings { try binding.set(.bool(new)) } }
    }
  }
}
