import LayoutCore

extension Vocabulary {
  /// Adds what declared styles of controls are given.
  mutating func addStyleConfigurations() {
    let button = TypeBinding<ButtonConfiguration>.native("ButtonStyleConfiguration")
    property(on: button, "label", as: .view) { $0.label }
    property(on: button, "isPressed", as: .bool) { $0.isPressed }
    rawProperty("ButtonStyleConfiguration", "role") { _, _ in .none }
    raw("ButtonStyleConfiguration", "trigger") { _, _ in .void }
    let parts = TypeBinding<StyleParts>.native("StyleConfiguration")
    for name in ["title", "label"] { property(on: parts, name, as: .view) { $0.first } }
    for name in ["icon", "content"] { property(on: parts, name, as: .view) { $0.second } }
    property(on: parts, "isOn", as: .bool) { $0.isOn }
    rawProperty("StyleConfiguration", "$isOn") { value, _ in
      guard case .native(let native) = value, let parts = native.payload as? StyleParts else { return .none }
      return .native("Binding", BindingValue(constant: .bool(parts.isOn)))
    }
    for protocolName in [
      "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "GroupBoxStyle", "LabeledContentStyle",
    ] {
      type(protocolName)
    }
  }
}

/// What a declared style of a label, a toggle or a box is given.
struct StyleParts {
  /// The title or the label.
  var first: LayoutNode
  /// The icon or the content.
  var second = LayoutNode.empty
  /// Whether a toggle is on.
  var isOn = false
}

extension Evaluator {
  /// A declared style as the core knows it, or nil if the value is no style of the kind.
  func controlStyle(_ value: Value, _ type: TypeDeclaration, as name: String) -> Value? {
    guard !program.members(named: "makeBody", of: type).isEmpty else { return nil }
    let make = { [self] (configuration: Value) in styled(value, type, configuration) }
    func parts(_ first: LayoutNode, _ second: LayoutNode = .empty, isOn: Bool = false) -> Value {
      .native("StyleConfiguration", StyleParts(first: first, second: second, isOn: isOn))
    }
    switch name {
    case "ButtonStyle":
      return .native(name, ControlStyle.Button.custom { make(.native("ButtonStyleConfiguration", $0)) })
    case "LabelStyle": return .native(name, ControlStyle.Label.custom { make(parts($0, $1)) })
    case "ToggleStyle": return .native(name, ControlStyle.Toggle.custom { make(parts($0, isOn: $1)) })
    case "GroupBoxStyle", "LabeledContentStyle":
      return .native(name, ControlStyle.Labeled.custom { make(parts($0, $1)) })
    default: return nil
    }
  }

  private func styled(_ style: Value, _ type: TypeDeclaration, _ configuration: Value) -> LayoutNode {
    let body = { [self] () throws(Fault) -> LayoutNode? in
      try node(of: callMethod("makeBody", of: style, [configuration]))
    }
    if readsEnvironment(type) { return deferred(type, neutral: .empty, body) }
    return guarded(neutral: .empty) { () throws(Fault) in try body() }
  }
}
