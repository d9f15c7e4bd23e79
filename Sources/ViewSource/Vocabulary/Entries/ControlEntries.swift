import LayoutCore

extension Vocabulary {
  /// Adds buttons, toggles, pickers and other controls.
  mutating func addControls() {
    addButtons()
    addButtonStyles()
    addLinks()
    addToggles()
    addPickers()
    addSliders()
    addTextFields()
    addProgress()
    addDates()
    addControlEnvironment()
  }

  private mutating func addButtons() {
    view(
      "Button", .named("action", .unevaluated, default: ()), .named("label", .content),
      summary: "A button.", example: #"Button(action: {}) { Text("OK") }"#
    ) { _, label in .button(label: label) }
    view(
      "Button", .optional("role", .buttonRole), .named("action", .unevaluated), .named("label", .content),
      summary: "A button with a role.", example: #"Button(role: .destructive) {} label: { Text("Delete") }"#
    ) { role, _, label in .button(role: role, label: label) }
    view(
      "Button", .unnamed(.title), .optional("role", .buttonRole), .named("action", .unevaluated, default: ()),
      summary: "A button with a title.", example: #"Button("OK", role: .cancel) {}"#
    ) { title, role, _ in .button(title, role: role) }
    view(
      "Button", .unnamed(.title), .named("systemImage", .string), .optional("role", .buttonRole),
      .named("action", .unevaluated, default: ()), summary: "A button with a title and a symbol.",
      example: #"Button("Add", systemImage: "plus") {}"#
    ) { title, symbol, role, _ in .button(title, systemImage: symbol, role: role) }
    view("EditButton", summary: "A button that begins editing.", example: "EditButton()") { () throws(Fault) in
      .button(TextContent("Edit"))
    }
    cases(of: .buttonRole)
  }

  private mutating func addButtonStyles() {
    modifier(
      "buttonStyle", .unnamed(.buttonStyle), summary: "Sets the style of buttons.",
      example: #"Button("OK") {}.buttonStyle(.borderedProminent)"#
    ) { $0.buttonStyle($1) }
    for (name, style) in [
      ("automatic", ControlStyle.Button.automatic), ("plain", .plain), ("borderless", .borderless),
      ("bordered", .bordered), ("borderedProminent", .borderedProminent), ("glass", .glass),
      ("glassProminent", .glassProminent),
    ] { styleName(name, style, as: .buttonStyle, suffix: "ButtonStyle") }
    modifier(
      "buttonBorderShape", .unnamed(.borderShape), summary: "Sets the outline of bordered buttons.",
      example: #"Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)"#
    ) { $0.buttonBorderShape($1) }
    for (name, shape) in [
      ("automatic", ButtonBorderShape.automatic), ("capsule", .capsule), ("circle", .circle),
      ("roundedRectangle", .roundedRectangle(radius: nil)),
    ] { constant(on: "ButtonBorderShape", name, shape, as: .borderShape) }
    staticMethod(on: "ButtonBorderShape", "roundedRectangle", .named("radius", .double), returns: .borderShape) {
      .roundedRectangle(radius: $0)
    }
  }

  private mutating func addLinks() {
    view(
      "Link", .unnamed(.title), .named("destination", .unevaluated), summary: "A link.",
      example: #"Link("Site", destination: URL(string: "https://example.org")!)"#
    ) { title, _ in .link(label: [.text(title)]) }
    view(
      "Link", .named("destination", .unevaluated), .named("label", .content), summary: "A link.",
      example: #"Link(destination: URL(string: "https://example.org")!) { Text("Site") }"#
    ) { _, label in .link(label: label) }
    view(
      "ShareLink", .named("item", .unevaluated, default: ()), summary: "A button that shares.",
      example: #"ShareLink(item: "text")"#
    ) { _ in .button(TextContent("Share…"), systemImage: "square.and.arrow.up") }
    view(
      "ShareLink", .unnamed(.title), .named("item", .unevaluated, default: ()), summary: "A button that shares.",
      example: #"ShareLink("Send", item: "text")"#
    ) { title, _ in .button(title, systemImage: "square.and.arrow.up") }
    view(
      "Menu", .unnamed(.title), .named("content", .unevaluated, default: ()), summary: "A menu, closed.",
      example: #"Menu("More") { Button("Copy") {} }"#
    ) { title, _ in .menu(label: [.text(title)]) }
    view(
      "Menu", .unnamed(.title), .named("systemImage", .string), .named("content", .unevaluated, default: ()),
      summary: "A menu, closed.", example: #"Menu("More", systemImage: "ellipsis") { Button("Copy") {} }"#
    ) { title, symbol, _ in .menu(label: [.label(title, systemImage: symbol)]) }
    view(
      "Menu", .named("content", .unevaluated), .named("label", .content),
      .named("primaryAction", .unevaluated, default: ()),
      summary: "A menu, closed.", example: #"Menu { Button("Copy") {} } label: { Text("More") }"#
    ) { _, label, _ in .menu(label: label) }
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
      "Toggle", .named("isOn", .binding(.bool)), .named("label", .content), summary: "A switch.",
      example: #"Toggle(isOn: .constant(true)) { Text("Wi-Fi") }"#
    ) { .toggle(isOn: $0, label: $1) }
    modifier(
      "toggleStyle", .unnamed(.toggleStyle), summary: "Sets the style of toggles.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)"#
    ) { $0.toggleStyle($1) }
    for (name, style) in [
      ("automatic", ControlStyle.Toggle.automatic), ("switch", .switch), ("button", .button), ("checkbox", .checkbox),
    ] { styleName(name, style, as: .toggleStyle, suffix: "ToggleStyle") }
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
    modifier(
      "pickerStyle", .unnamed(.pickerStyle), summary: "Sets the style of pickers.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)"#
    ) { $0.pickerStyle($1) }
    for style in ControlStyle.Picker.allCases {
      styleName(style.rawValue, style, as: .pickerStyle, suffix: "PickerStyle")
    }
  }

  private mutating func addSliders() {
    view(
      "Slider", .named("value", .binding(.number)), .named("in", .limits, default: Limits(0, 1)),
      .named("step", .any, default: .void), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "A slider.", example: #"Slider(value: .constant(0.3), in: 0...1, step: 0.1)"#
    ) { value, limits, _, _ in .slider(share: limits.share(of: value)) }
    view(
      "Slider", .named("value", .binding(.number)), .named("in", .limits, default: Limits(0, 1)),
      .named("step", .any, default: .void), .named("label", .unevaluated),
      .named("minimumValueLabel", .content, default: []), .named("maximumValueLabel", .content, default: []),
      .named("onEditingChanged", .unevaluated, default: ()), summary: "A slider between labels.",
      example:
        #"Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }"#
    ) { value, limits, _, _, least, most, _ in
      .slider(share: limits.share(of: value), minimumLabel: least, maximumLabel: most)
    }
    view(
      "Stepper", .unnamed(.title), .named("value", .unevaluated, default: ()), .named("in", .unevaluated, default: ()),
      .named("step", .unevaluated, default: ()), .named("onEditingChanged", .unevaluated, default: ()),
      summary: "Buttons that count.", example: #"Stepper("Count", value: .constant(1), in: 0...9)"#
    ) { title, _, _, _, _ in .stepper(label: [.text(title)]) }
    view(
      "Stepper", .unnamed(.title), .named("onIncrement", .unevaluated), .named("onDecrement", .unevaluated),
      summary: "Buttons that count.", example: #"Stepper("Count", onIncrement: {}, onDecrement: {})"#
    ) { title, _, _ in .stepper(label: [.text(title)]) }
    view(
      "Stepper", .named("value", .unevaluated), .named("in", .unevaluated, default: ()),
      .named("step", .unevaluated, default: ()), .named("label", .content), summary: "Buttons that count.",
      example: #"Stepper(value: .constant(1), in: 0...9) { Text("Count") }"#
    ) { _, _, _, label in .stepper(label: label) }
  }

  private mutating func addTextFields() {
    view(
      "TextField", .unnamed(.title), .named("text", .binding(.string)),
      .named("prompt", .optional(.title), default: .some(nil)),
      .named("axis", .any, default: .void), .named("onEditingChanged", .unevaluated, default: ()),
      .named("onCommit", .unevaluated, default: ()), summary: "A field for text.",
      example: #"TextField("Name", text: .constant(""))"#
    ) { title, text, prompt, _, _, _ in .textField(prompt: prompt ?? title, text: text) }
    view(
      "TextField", .unnamed(.title), .named("value", .binding(.any)), .named("format", .unevaluated, default: ()),
      .named("formatter", .unevaluated, default: ()), .named("prompt", .optional(.title), default: .some(nil)),
      summary: "A field for a value.",
      example: #"TextField("Amount", value: .constant(1), format: .number)"#
    ) { title, value, _, _, prompt in .textField(prompt: prompt ?? title, text: value.plainText) }
    view(
      "SecureField", .unnamed(.title), .named("text", .binding(.string)),
      .named("prompt", .optional(.title), default: .some(nil)),
      .named("onCommit", .unevaluated, default: ()), summary: "A field for a password.",
      example: #"SecureField("Password", text: .constant("abc"))"#
    ) { title, text, prompt, _ in .textField(prompt: prompt ?? title, text: text, isSecure: true) }
    view(
      "TextEditor", .named("text", .binding(.string)), summary: "A field for several lines of text.",
      example: #"TextEditor(text: .constant("Hello"))"#
    ) { .textEditor(text: $0) }
    modifier(
      "textFieldStyle", .unnamed(.textFieldStyle), summary: "Sets the style of text fields.",
      example: #"TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)"#
    ) { $0.textFieldStyle($1) }
    for style in ControlStyle.TextField.allCases {
      styleName(style.rawValue, style, as: .textFieldStyle, suffix: "TextFieldStyle")
      if style == .roundedBorder {
        initializer("RoundedBorderTextFieldStyle", returns: .textFieldStyle) { style }
      }
    }
  }

  private mutating func addProgress() {
    view("ProgressView", summary: "A spinner.", example: "ProgressView()") { () throws(Fault) in
      .progressView(share: nil)
    }
    view(
      "ProgressView", .unnamed(.title), summary: "A spinner with a label.", example: #"ProgressView("Loading")"#
    ) { .progressView(share: nil, label: [.text($0)]) }
    view(
      "ProgressView", .named("value", .optional(.number)), .named("total", .number, default: 1),
      summary: "A bar that fills.", example: "ProgressView(value: 0.4, total: 1)"
    ) { value, total in .progressView(share: value.map { $0 / total }) }
    view(
      "ProgressView", .unnamed(.title), .named("value", .optional(.number)), .named("total", .number, default: 1),
      summary: "A bar that fills, with a label.", example: #"ProgressView("Loading", value: 0.4)"#
    ) { title, value, total in .progressView(share: value.map { $0 / total }, label: [.text(title)]) }
    view(
      "ProgressView", .named("value", .optional(.number)), .named("total", .number, default: 1),
      .named("label", .content), .named("currentValueLabel", .content, default: []), summary: "A bar that fills.",
      example: #"ProgressView(value: 0.4) { Text("Loading") } currentValueLabel: { Text("40 %") }"#
    ) { value, total, label, current in
      .progressView(share: value.map { $0 / total }, label: label, currentValueLabel: current)
    }
    view(
      "ProgressView", .named("label", .content), summary: "A spinner with a label.",
      example: #"ProgressView { Text("Loading") }"#
    ) { .progressView(share: nil, label: $0) }
    view(
      "Gauge", .named("value", .number), .named("in", .limits, default: Limits(0, 1)), .named("label", .content),
      .named("currentValueLabel", .content, default: []), .named("minimumValueLabel", .content, default: []),
      .named("maximumValueLabel", .content, default: []), summary: "A value within limits.",
      example: #"Gauge(value: 0.4) { Text("CPU") }"#
    ) { value, limits, label, current, least, most in
      .gauge(
        share: limits.share(of: value), label: label, currentValueLabel: current, minimumValueLabel: least,
        maximumValueLabel: most)
    }
    modifier(
      "progressViewStyle", .unnamed(.progressStyle), summary: "Sets the style of progress views.",
      example: "ProgressView().progressViewStyle(.circular)"
    ) { $0.progressViewStyle($1) }
    modifier(
      "gaugeStyle", .unnamed(.gaugeStyle), summary: "Sets the style of gauges.",
      example: #"Gauge(value: 0.4) { Text("CPU") }.gaugeStyle(.accessoryCircular)"#
    ) { $0.gaugeStyle($1) }
    for style in ControlStyle.Progress.allCases {
      styleName(style.rawValue, style, as: .progressStyle, suffix: "ProgressViewStyle")
    }
    for style in ControlStyle.Gauge.allCases { styleName(style.rawValue, style, as: .gaugeStyle, suffix: "GaugeStyle") }
  }

  private mutating func addDates() {
    view(
      "ColorPicker", .unnamed(.title), .named("selection", .binding(.color)),
      .named("supportsOpacity", .bool, default: true), summary: "A choice of a colour.",
      example: #"ColorPicker("Fill", selection: .constant(.red))"#
    ) { title, color, _ in .colorPicker(color: color, label: [.text(title)]) }
    modifier(
      "datePickerStyle", .unnamed(.dateStyle), summary: "Sets the style of date pickers.",
      example: #"Text("a").datePickerStyle(.compact)"#
    ) { $0.datePickerStyle($1) }
    for style in ControlStyle.Date.allCases {
      styleName(style.rawValue, style, as: .dateStyle, suffix: "DatePickerStyle")
    }
    view(
      "AsyncImage", .named("url", .unevaluated), .named("scale", .unevaluated, default: ()),
      summary: "The placeholder of a picture.", example: #"AsyncImage(url: URL(string: "https://example.org/a.png"))"#
    ) { _, _ in .asyncImage() }
    view(
      "AsyncImage", .named("url", .unevaluated), .named("scale", .unevaluated, default: ()),
      .named("content", .unevaluated), .named("placeholder", .content), summary: "The placeholder of a picture.",
      example:
        #"AsyncImage(url: URL(string: "https://example.org/a.png")) { $0.resizable() } placeholder: { Color.gray }"#
    ) { _, _, _, placeholder in .asyncImage(placeholder: placeholder) }
  }

  private mutating func addControlEnvironment() {
    modifier(
      "controlSize", .unnamed(.controlSize), summary: "Sets how large controls are.",
      example: #"Button("OK") {}.controlSize(.large)"#
    ) { $0.controlSize($1) }
    cases(of: .controlSize)
    modifier(
      "disabled", .unnamed(.bool), summary: "Draws controls as those that do not answer.",
      example: #"Button("OK") {}.disabled(true)"#
    ) { $0.disabled($1) }
    modifier(
      "labelsHidden", summary: "Hides the labels of controls.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()"#
    ) { $0.labelsHidden() }
    modifier(
      "labelsVisibility", .unnamed(.visibility), summary: "Shows or hides the labels of controls.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)"#
    ) { $0.labelsVisibility($1) }
    cases(of: .visibility)
  }
}

/// The least and the greatest value of a control.
struct Limits: Sendable {
  /// The least value.
  let least: Double
  /// The greatest value.
  let most: Double

  /// Limits of a control.
  init(_ least: Double, _ most: Double) {
    self.least = least
    self.most = most
  }

  /// Where a value lies between the limits, from 0 to 1.
  func share(of value: Double) -> Double { most > least ? (value - least) / (most - least) : 0 }
}

extension TypeBinding where T == Limits {
  /// A closed range of numbers.
  static var limits: TypeBinding {
    TypeBinding(
      type: .range(.double),
      read: { value, _ in
        guard case .range(let range) = value, let low = range.lower?.value.asNumber,
          let high = range.upper?.value.asNumber
        else { return nil }
        return Limits(low, high)
      },
      write: { _ in .void })
  }
}

extension TypeBinding where T == Double {
  /// A number of any type.
  static var number: TypeBinding {
    TypeBinding(type: .double, read: { value, _ in value.asNumber }, write: { .double($0) })
  }
}

extension Value {
  /// The value as a number, whole or not.
  var asNumber: Double? { asDouble ?? asInt.map(Double.init) }

  /// The value as a field shows it.
  var plainText: String {
    switch self {
    case .string(let string): string
    case .int(let int), .literal(let int): "\(int)"
    case .double(let double): double == double.rounded() && abs(double) < 1e15 ? "\(Int(double))" : "\(double)"
    default: ""
    }
  }
}
