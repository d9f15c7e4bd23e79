import PlumblineLayout

extension Vocabulary {
  /// Adds toggles and pickers.
  mutating func addChoices() {
    addToggles()
    addPickers()
  }

  private mutating func addToggles() {
    view(
      "Toggle", .unnamed(.title), .named("isOn", .bound(.bool)), summary: "A switch.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true))"#
    ) { .toggle(isOn: $1.value, label: [.text($0)]).operated($1.toggle, as: $0) }
    view(
      "Toggle", .unnamed(.title), .named("systemImage", .string), .named("isOn", .bound(.bool)), summary: "A switch.",
      example: #"Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))"#
    ) { .toggle(isOn: $2.value, label: [.label($0, systemImage: $1)]).operated($2.toggle, as: $0) }
    view(
      "Toggle", .unnamed(.title), .named("image", .asset), .named("isOn", .bound(.bool)), summary: "A switch.",
      example: #"Toggle("Photo", image: "photo", isOn: .constant(true))"#
    ) {
      .toggle(isOn: $2.value, label: [.label(title: [.text($0)], icon: [$1.node])]).operated($2.toggle, as: $0)
    }
    view(
      "Toggle", .named("isOn", .bound(.bool)), .named("label", .content), summary: "A switch.",
      example: #"Toggle(isOn: .constant(true)) { Text("Wi-Fi") }"#
    ) { .toggle(isOn: $0.value, label: $1).operated($0.toggle) }
    for (name, style) in [
      ("automatic", ControlStyle.Toggle.automatic), ("switch", .switch), ("button", .button), ("checkbox", .checkbox),
    ] { styleName(name, style, as: .toggleStyle, suffix: "ToggleStyle") }
    initializer("SwitchToggleStyle", .named("tint", .color), returns: .toggleStyle) { .switch(tint: $0) }
  }

  private mutating func addPickers() {
    view(
      "Picker", .unnamed(.title), .named("selection", .selection), .named("content", .content),
      summary: "A choice.", example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }"#
    ) { $1.picker(label: [.text($0)], content: $2) }
    view(
      "Picker", .unnamed(.title), .named("systemImage", .string), .named("selection", .selection),
      .named("content", .content), summary: "A choice.",
      example: #"Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }"#
    ) { $2.picker(label: [.label($0, systemImage: $1)], content: $3) }
    view(
      "Picker", .named("selection", .selection), .named("label", .view), .named("content", .content),
      summary: "A choice.",
      example: #"Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }"#
    ) { $0.picker(label: [$1], content: $2) }
    view(
      "Picker", .named("selection", .selection), .named("content", .content), .named("label", .content),
      summary: "A choice.",
      example: #"Picker(selection: .constant(1)) { Text("S").tag(1) } label: { Text("Size") }"#
    ) { $0.picker(label: $2, content: $1) }
    view(
      "Picker", .unnamed(.title), .named("selection", .selection), .named("content", .content),
      .named("currentValueLabel", .content), summary: "A choice.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1) } currentValueLabel: { Text("S") }"#
    ) { title, selection, content, _ in
      selection.picker(label: [.text(title)], content: content)
    }
    for style in ControlStyle.Picker.allCases {
      styleName(style.rawValue, style, as: .pickerStyle, suffix: "PickerStyle")
    }
  }
}

/// The selection of a picker or another container, with the function that changes it.
struct Selection {
  /// The selected identity.
  var identity: Identity
  /// Selects an identity, or nil in a program that does not act.
  var select: ((Identity) -> Void)?
  /// What the control remembers.
  var memory: ViewMemory?

  /// Returns tabs of the selection.
  func tabView(content: [LayoutNode]) -> LayoutNode {
    guard let select else { return .tabView(selection: AnyHashable(identity), content: content) }
    return .tabView(selection: AnyHashable(identity), content: content) { _, tag in
      if let identity = tag?.base as? Identity { select(identity) }
    }
  }

  /// Returns a picker of the selection.
  func picker(label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    guard let select, let memory else {
      return .picker(selection: AnyHashable(identity), label: label, content: content)
    }
    return .picker(
      selection: AnyHashable(identity), label: label, content: content,
      operation: PickerOperation(memory: memory) { tag in
        if let identity = tag.base as? Identity { select(identity) }
      }
    )
  }
}

extension TypeBinding where T == Selection {
  /// A binding to the selected value.
  static var selection: TypeBinding {
    TypeBinding(
      type: .native("Binding"),
      read: { value, evaluator throws(Fault) in
        guard let bound = try TypeBinding<Bound<Identity>>.bound(.identity).read(value, evaluator) else { return nil }
        let memory = bound.set == nil ? nil : evaluator.identity.next(ViewIdentity.memory).memory
        return Selection(identity: bound.value, select: bound.set, memory: memory)
      }, write: { $0.identity.value.value })
  }
}

extension Bound where Wrapped == Bool {
  /// The binding as the response of a switch, or nil in a program that does not act.
  var toggle: Interaction? {
    guard let set = self.set else { return nil }
    return .toggle(isOn: value, set: set)
  }
}

extension LayoutNode {
  /// Returns the view with a response, and with its title for people who do not see it.
  func operated(_ interaction: Interaction?, as title: TextContent? = nil) -> LayoutNode {
    guard let interaction else { return self }
    let node = interacting(interaction)
    return title.map { node.interacting(.label($0.string)) } ?? node
  }
}
