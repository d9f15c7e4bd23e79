import PlumblineLayout

extension Vocabulary {
  /// Adds the modifier that binds a field's focus to the value of a state.
  mutating func addFocus() {
    viewMethod(
      "focused", [.deferred(nil, .native("Binding")), .deferred("equals").expecting(.boundValue)],
      summary: "Binds the focus of the view to a value of a state.",
      example: #"TextField("a", text: .constant("")).focused(.constant(1), equals: 2)"#
    ) { node, call in
      guard case .native(let native)? = call.deferred(0), let binding = native.payload as? BindingValue,
        let current = try? binding.get(), let wanted = call.deferred(1)
      else { return node }
      let evaluator = call.evaluator
      return node.interacting(
        .focus(
          FocusTarget(isFocused: current.isEqual(to: wanted)) { new in
            evaluator.perform { () throws(Fault) in
              if new { return try binding.set(wanted) }
              if try binding.get().isEqual(to: wanted) { try binding.set(.none) }
            }
          }))
    }
    viewMethod(
      "defaultFocus",
      [.deferred(nil, .native("Binding")), .deferred().expecting(.boundValue), .ignored("priority")],
      summary: "Gives the focus to a field when the view appears, unless one has it.",
      example: #"TextField("a", text: .constant("")).defaultFocus(.constant(1), 2)"#
    ) { node, call in
      guard case .native(let native)? = call.deferred(0), let binding = native.payload as? BindingValue,
        let wanted = call.deferred(1), let place = call.evaluator.place
      else { return node }
      let evaluator = call.evaluator
      return node.interacting(
        .lifecycle(
          Lifecycle(
            memory: place.memory,
            appear: {
              evaluator.perform { () throws(Fault) in
                let present = try binding.get()
                let isFree = if case .bool(let isFocused) = present { !isFocused } else { present.isNone }
                if isFree { try binding.set(wanted) }
              }
            })))
    }
  }
}
