import PlumblineLayout

extension Vocabulary {
  /// Adds toggles and pickers.
  mutating func addChoices() {
    addToggles()
    addPickers()
  }

  private mutating func addToggles() {
    view(
      "Toggle", .unnamed(.title), .named("isOn", .binding(.bool)), summary: "A switch.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true))"#
    ) { .toggle(isOn: $1, label: [.text($0)]) }
    view(
      "Toggle", .unnamed(.title), .named("systemImage", .string), .named("isOn", .binding(.bool)), summary: "A switch.",
      example: #"Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))"#
    ) { .toggle(isOn: $2, label: [.label($0, systemImage: $1)]) }
    view(
      "Toggle", .unnamed(.title), .named("image", .asset), .named("isOn", .binding(.bool)), summary: "A switch.",
      example: #"Toggle("Photo", image: "photo", isOn: .constant(true))"#
    ) { .toggle(isOn: $2, label: [.label(title: [.text($0)], icon: [$1.node])]) }
    view(
      "Toggle", .named("isOn", .binding(.bool)), .named("label", .content), summary: "A switch.",
      example: #"Toggle(isOn: .constant(true)) { Text("Wi-Fi") }"#
    ) { .toggle(isOn: $0, label: $1) }
    for (name, style) in [
      ("automatic", ControlStyle.Toggle.automatic), ("switch", .switch), ("button", .button), ("checkbox", .checkbox),
    ] { styleName(name, style, as: .toggleStyle, suffix: "ToggleStyle") }
    initializer("SwitchToggleStyle", .named("tint", .color), returns: .toggleStyle) { .switch(tint: $0) }
  }

  private mutating func addPickers() {
    view(
      "Picker", .unnamed(.title), .named("selection", .binding(.identity)), .named("content", .content),
      summary: "A choice.", example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }"#
    ) { .picker(selection: AnyHashable($1), label: [.text($0)], content: $2) }
    view(
      "Picker", .unnamed(.title), .named("systemImage", .string), .named("selection", .binding(.identity)),
      .named("content", .content), summary: "A choice.",
      example: #"Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }"#
    ) { .picker(selection: AnyHashable($2), label: [.label($0, systemImage: $1)], content: $3) }
    view(
      "Picker", .named("selection", .binding(.identity)), .named("label", .view), .named("content", .content),
      summary: "A choice.",
      example: #"Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }"#
    ) { .picker(selection: AnyHashable($0), label: [$1], content: $2) }
    view(
      "Picker", .named("selection", .binding(.identity)), .named("content", .content), .named("label", .content),
      summary: "A choice.",
      example: #"Picker(selection: .constant(1)) { Text("S").tag(1) } label: { Text("Size") }"#
    ) { .picker(selection: AnyHashable($0), label: $2, content: $1) }
    view(
      "Picker", .unnamed(.title), .named("selection", .binding(.identity)), .named("content", .content),
      .named("currentValueLabel", .content), summary: "A choice.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1) } currentValueLabel: { Text("S") }"#
    ) { title, selection, content, _ in
      .picker(selection: AnyHashable(selection), label: [.text(title)], content: content)
    }
    for style in ControlStyle.Picker.allCases {
      styleName(style.rawValue, style, as: .pickerStyle, suffix: "PickerStyle")
    }
  }
}
