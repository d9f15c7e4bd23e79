import PlumblineLayout

extension Vocabulary {
  /// Adds the names of the configurations of styles, all of which have one type here.
  mutating func addConfigurationNames() {
    for style in [
      "ControlGroup", "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Menu", "ProgressView", "Toggle",
    ] { aliases[style + "StyleConfiguration"] = TypeBinding.controlConfiguration.name }
    aliases["PrimitiveButtonStyleConfiguration"] = TypeBinding.buttonConfiguration.name
  }

  /// Adds the configurations of control styles that a program declares.
  mutating func addStyleConfigurations() {
    let button = TypeBinding.buttonConfiguration
    property(on: button, "label", as: .view) { $0.label }
    property(on: button, "isPressed", as: .bool) { $0.isPressed }
    property(on: button, "role", as: .optional(.buttonRole)) { $0.role }
    raw("ButtonStyleConfiguration", "trigger") { value, _ in
      if case .native(let native) = value { (native.payload as? ButtonConfiguration)?.action?() }
      return .void
    }
    let parts = TypeBinding.controlConfiguration
    // A progress view or a gauge without a label has nil.
    for name in ["title", "label"] {
      rawProperty(parts.name, name) { value, _ in
        (value.payload as? ControlConfiguration)?.label.map { .view($0) } ?? .none
      }
    }
    for name in ["icon", "content"] { property(on: parts, name, as: .view) { $0.content } }
    for name in ["isOn", "isExpanded"] {
      property(on: parts, name, as: .bool, get: { $0.isOn.value }, set: { $0.isOn.set?($1) })
    }
    property(on: parts, "fractionCompleted", as: .optional(.double)) { $0.share }
    property(on: parts, "value", as: .double) { $0.share ?? 0 }
    property(on: parts, "currentValueLabel", as: .optional(.view)) { $0.currentValueLabel }
    property(on: parts, "minimumValueLabel", as: .optional(.view)) { $0.minimumValueLabel }
    property(on: parts, "maximumValueLabel", as: .optional(.view)) { $0.maximumValueLabel }
    for name in ["$isOn", "$isExpanded"] {
      rawProperty("StyleConfiguration", name) { value, _ in
        guard case .native(let native) = value, let parts = native.payload as? ControlConfiguration else {
          return .none
        }
        return .native(
          "Binding",
          BindingValue(
            get: { () throws(Fault) in .bool(parts.isOn.value) },
            set: { (new) throws(Fault) in if case .bool(let isOn) = new { parts.isOn.set?(isOn) } }))
      }
    }
    for protocolName in [
      "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "GroupBoxStyle", "LabeledContentStyle",
      "ProgressViewStyle", "GaugeStyle", "TextFieldStyle", "MenuStyle", "DisclosureGroupStyle", "ControlGroupStyle",
    ] {
      type(protocolName)
    }
  }
}

extension TypeBinding where T == ControlConfiguration {
  /// The properties that a declared style of controls receives.
  static var controlConfiguration: TypeBinding { .native("StyleConfiguration") }
}

extension TypeBinding where T == ButtonConfiguration {
  /// The properties that a declared style of buttons receives.
  static var buttonConfiguration: TypeBinding { .native("ButtonStyleConfiguration") }
}

extension Evaluator {
  /// Returns a declared style as a control style of the layout core, or nil if the value is no style of the kind.
  func controlStyle(_ value: Value, _ type: TypeDeclaration, as name: String) -> Value? {
    if name == "TextFieldStyle", !program.members(named: "_body", of: type).isEmpty {
      return .native(
        name,
        ControlStyle.TextField.custom { [self] field in
          guarded(neutral: field) { () throws(Fault) in try node(of: callMethod("_body", of: value, [.view(field)])) }
        })
    }
    guard !program.members(named: "makeBody", of: type).isEmpty else { return nil }
    let place = identity.next(ViewIdentity.later)
    place.begin()
    let make = { [self] (configuration: Value) in styled(value, type, within: place, configuration) }
    func parts(
      _ first: LayoutNode, _ second: LayoutNode = .empty, isOn: BoundValue<Bool> = BoundValue(value: false)
    ) -> Value {
      .native("StyleConfiguration", ControlConfiguration(label: first, content: second, isOn: isOn))
    }
    switch name {
    case "ButtonStyle":
      return .native(name, ControlStyle.Button.custom { make(.native("ButtonStyleConfiguration", $0)) })
    case "LabelStyle": return .native(name, ControlStyle.Label.custom { make(parts($0, $1)) })
    case "ToggleStyle": return .native(name, ControlStyle.Toggle.custom { make(parts($0, isOn: $1)) })
    case "ProgressViewStyle":
      return .native(name, ProgressStyle(.custom { make(.native("StyleConfiguration", $0)) }))
    case "GaugeStyle": return .native(name, ControlStyle.Gauge.custom { make(.native("StyleConfiguration", $0)) })
    case "DisclosureGroupStyle": return .native(name, ControlStyle.Disclosure.custom { make(parts($0, $1, isOn: $2)) })
    case "GroupBoxStyle", "LabeledContentStyle", "ControlGroupStyle", "MenuStyle":
      return .native(name, ControlStyle.Labeled.custom { make(parts($0, $1)) })
    default: return nil
    }
  }

  /// Returns the body of a style around a control; each control at the position of the style has states of its own.
  private func styled(
    _ style: Value, _ type: TypeDeclaration, within place: ViewIdentity, _ configuration: Value
  ) -> LayoutNode {
    let outer = swiftUI.identity
    swiftUI.identity = place
    let (style, own) = guarded(neutral: (style, nil)) { () throws(Fault) in try keepingStates(of: style) }
    swiftUI.identity = outer
    if let own, case .native(let native) = configuration, var button = native.payload as? ButtonConfiguration {
      button.identity?.isLeftToStyle = program.conforms(type, to: "PrimitiveButtonStyle")
      button.isPressed = own.memory.value as? Bool == true
      return styled(style, type, in: own, .native(native.type, button)).interacting(.press(own.memory))
    }
    return styled(style, type, in: own, configuration)
  }

  private func styled(
    _ style: Value, _ type: TypeDeclaration, in own: ViewIdentity?, _ configuration: Value
  ) -> LayoutNode {
    let body = { [self] () throws(Fault) -> LayoutNode? in
      try within(own) { () throws(Fault) in
        try node(of: callMethod("makeBody", of: keepingEnvironment(of: updatingProperties(of: style)), [configuration]))
      }
    }
    if readsEnvironment(type) { return deferred(type, neutral: .empty, body) }
    return guarded(neutral: .empty) { () throws(Fault) in try body() }
  }
}
