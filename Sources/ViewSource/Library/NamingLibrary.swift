import PlumblineLayout

extension Vocabulary {
  /// Adds the modifiers by which steps find views, and the focus of fields.
  mutating func addNaming() {
    viewMethod(
      "accessibilityLabel", [.deferred(nil), .ignored("isEnabled")], summary: "Sets what is read of the view.",
      example: #"Text("a").accessibilityLabel("b")"#
    ) { node, call in call.named(node, 0) }
    viewMethod(
      "accessibility", [.deferred("label")], summary: "Sets what is read of the view, in SwiftUI's older spelling.",
      example: #"Text("a").accessibility(label: Text("b"))"#
    ) { node, call in call.named(node, 0) }
    viewMethod(
      "accessibilityIdentifier", [.deferred(nil), .ignored("isEnabled")], summary: "Names the view for tests.",
      example: #"Text("a").accessibilityIdentifier("b")"#
    ) { node, call in call.deferred(0)?.asString.map { node.interacting(.identifier($0)) } ?? node }
    viewMethod(
      "onSubmit", [.ignored("of"), .action()], summary: "Runs an action when a field within the view is submitted.",
      example: #"Text("a").onSubmit {}"#
    ) { node, call in
      guard case .function(let action) = call.value(1) else { return node }
      let evaluator = call.evaluator
      return node.interacting(.submit { evaluator.act(action) })
    }
    addFocus()
  }

  private mutating func addFocus() {
    viewMethod(
      "focused", [.deferred(nil, .native("Binding"))], summary: "Binds the focus of the view to a state.",
      example: #"TextField("a", text: .constant("")).focused(.constant(true))"#
    ) { node, call in
      guard let binding = call.binding(0) else { return node }
      let evaluator = call.evaluator
      let isFocused = if case .bool(true)? = try? binding.get() { true } else { false }
      return node.interacting(
        .focus(
          FocusTarget(isFocused: isFocused) { new in
            evaluator.perform { () throws(Fault) in try binding.set(.bool(new)) }
          }))
    }
    viewMethod(
      "focused", [.deferred(nil, .native("Binding")), .deferred("equals").expecting(.boundValue)],
      summary: "Binds the focus of the view to a value of a state.",
      example: #"TextField("a", text: .constant("")).focused(.constant(1), equals: 2)"#
    ) { node, call in
      guard let binding = call.binding(0), let current = try? binding.get() else { return node }
      let evaluator = call.evaluator
      guard case .function(let written) = call.value(1) else { return node }
      guard let wanted = evaluator.act(written) else { return node }
      return node.interacting(
        .focus(
          FocusTarget(isFocused: current.isEqual(to: wanted)) { new in
            evaluator.perform { () throws(Fault) in
              if new { return try binding.set(wanted) }
              if try binding.get().isEqual(to: wanted) { try binding.set(.none) }
            }
          }))
    }
  }
}

extension Call {
  /// Returns a deferred argument as a binding, or nil if it is none.
  fileprivate func binding(_ index: Int) -> BindingValue? {
    guard case .native(let native)? = deferred(index) else { return nil }
    return native.payload as? BindingValue
  }

  /// Returns a view with an accessibility label, in programs that act.
  fileprivate func named(_ node: LayoutNode, _ index: Int) -> LayoutNode {
    guard let value = deferred(index) else { return node }
    let text = evaluator.perform { () throws(Fault) in try TypeBinding.title.read(value, evaluator) } ?? nil
    return text.map { node.interacting(.label($0.string)) } ?? node
  }
}
