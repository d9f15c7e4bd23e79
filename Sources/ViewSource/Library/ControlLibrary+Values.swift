import PlumblineLayout

extension Vocabulary {
  /// Adds sliders that act.
  mutating func addSliders() {
    view(
      "Slider", .named("value", .bound(.number)), .named("in", .limits, default: 0...1),
      .named("step", .deferred, default: Action()), .named("onEditingChanged", .action, default: Action()),
      summary: "", example: ""
    ) { value, limits, step, edited in
      .slider(value.value, in: limits).operated(value.amount(limits, step, edited))
    }
    view(
      "Slider", .named("value", .bound(.number)), .named("in", .limits, default: 0...1),
      .named("step", .deferred, default: Action()), .named("label", .content),
      .named("minimumValueLabel", .content, default: []), .named("maximumValueLabel", .content, default: []),
      .named("onEditingChanged", .action, default: Action()), summary: "",
      example: ""
    ) { value, limits, step, label, least, most, edited in
      .slider(value.value, in: limits, minimumLabel: least, maximumLabel: most)
        .operated(value.amount(limits, step, edited), as: label.first?.detail.map { TextContent($0) })
    }
  }

  /// Adds steppers that act.
  mutating func addSteppers() {
    view(
      "Stepper", .unnamed(.title), .named("value", .deferred), .named("in", .deferred, default: Action()),
      .named("step", .deferred, default: Action()), .named("format", .unevaluated, default: ()),
      .named("onEditingChanged", .action, default: Action()),
      summary: "", example: ""
    ) { title, value, limits, step, _, edited in
      .stepper(label: [.text(title)], amount: value.counting(limits, step, edited))
    }
    view(
      "Stepper", .unnamed(.title), .named("onIncrement", .action, default: Action()),
      .named("onDecrement", .action, default: Action()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "", example: ""
    ) { title, up, down, _ in .stepper(label: [.text(title)], amount: up.counting(down)) }
    view(
      "Stepper", .named("value", .deferred), .named("in", .deferred, default: Action()),
      .named("step", .deferred, default: Action()), .named("format", .unevaluated, default: ()),
      .named("label", .content), .named("onEditingChanged", .action, default: Action()),
      summary: "", example: ""
    ) { value, limits, step, _, label, edited in
      .stepper(label: label, amount: value.counting(limits, step, edited))
    }
    view(
      "Stepper", .named("value", .deferred), .named("in", .deferred, default: Action()),
      .named("step", .deferred, default: Action()), .named("onEditingChanged", .action), .named("label", .content),
      summary: "",
      example: ""
    ) { value, limits, step, edited, label in .stepper(label: label, amount: value.counting(limits, step, edited)) }
    view(
      "Stepper", .named("label", .content), .named("onIncrement", .action),
      .named("onDecrement", .action, default: Action()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "",
      example: ""
    ) { label, up, down, _ in .stepper(label: label, amount: up.counting(down)) }
    view(
      "Stepper", .named("onIncrement", .action), .named("onDecrement", .action, default: Action()),
      .named("onEditingChanged", .unevaluated, default: ()), .named("label", .content), summary: "",
      example: ""
    ) { up, down, _, label in .stepper(label: label, amount: up.counting(down)) }
  }

  /// Adds fields for text that act.
  mutating func addTextFields() {
    view(
      "TextField", .unnamed(.title), .named("text", .bound(.string)),
      .named("prompt", .optional(.title), default: .some(nil)),
      .named("axis", .unevaluated, default: ()), .named("onEditingChanged", .action, default: Action()),
      .named("onCommit", .action, default: Action()), summary: "",
      example: ""
    ) { title, text, prompt, _, _, commit in
      .textField(prompt: prompt ?? title, text: text.value).operated(text.input(commit), as: title)
    }
    view(
      "TextField", .named("text", .bound(.string)), .named("prompt", .optional(.title), default: .some(nil)),
      .named("axis", .unevaluated, default: ()), .named("label", .content), summary: "",
      example: ""
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
      ], summary: "", example: ""
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
      .named("onCommit", .action, default: Action()), summary: "",
      example: ""
    ) { title, text, prompt, commit in
      .textField(prompt: prompt ?? title, text: text.value, isSecure: true).operated(text.input(commit), as: title)
    }
    view(
      "SecureField", .named("text", .bound(.string)), .named("prompt", .optional(.title), default: .some(nil)),
      .named("label", .content), summary: "",
      example: ""
    ) { text, prompt, label in
      let title = TextContent(label.first?.detail ?? "")
      return .textField(prompt: prompt ?? title, text: text.value, isSecure: true)
        .operated(text.input(Action()), as: title)
    }
    view(
      "TextEditor", .named("text", .bound(.string)), summary: "",
      example: ""
    ) { .textEditor(text: $0.value).interacting($0.input(Action())) }
  }

  /// Adds groups that open and close that act.
  mutating func addDisclosure() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    let isExpanded = ParameterShape.value("isExpanded", .native("Binding"), optional: true)
    for shapes in [
      [title, isExpanded, .content("content")], [isExpanded, .content("content"), .content("label")],
    ] {
      let isTitled = shapes[0] === title
      rawInitializer("DisclosureGroup", shapes) { call throws(Fault) in
        let label =
          isTitled
          ? try TypeBinding.title.read(call.value(0), call.evaluator).map { [LayoutNode.text($0)] } ?? []
          : try call.evaluator.content(of: call.value(2), arguments: [])
        let expansion = try call.expansion(isTitled ? 1 : 0)
        let content = try call.evaluator.content(of: call.value(isTitled ? 2 : 1), arguments: [])
        return .view(
          .disclosureGroup(
            isExpanded: expansion.value, label: label, content: content,
            toggle: expansion.set.map { set in { set(!expansion.value) } }))
      }
    }
    known("DisclosureGroup").parents = ["View"]
  }

  /// Adds tabs that act.
  mutating func addTabs() {
    view(
      "TabView", .named("selection", .selection), .named("content", .content),
      summary: "",
      example: ""
    ) { $0.tabView(content: $1) }
    rawInitializer(
      "TabView", [.content("content")], summary: "",
      example: ""
    ) { call throws(Fault) in
      let evaluator = call.evaluator
      let memory = evaluator.program.isActing ? evaluator.identity.next(ViewIdentity.memory).memory : nil
      let content = try evaluator.content(of: call.value(0), arguments: [])
      return .view(
        .tabView(
          content: content, index: memory?.value as? Int,
          select: memory.map { memory in { index, _ in memory.value = index } }))
    }
  }
}
