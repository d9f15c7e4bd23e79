import PlumblineLayout

extension Vocabulary {
  /// Adds the modifiers that animate the views they modify.
  mutating func addAnimationModifiers() {
    let animation = ParameterShape.deferred(nil, .optional(.native("Animation")))
    viewMethod(
      "animation", [animation, .deferred("value")], summary: "Animates the changes in which a value changes.",
      example: #"Text("a").animation(.default, value: 1)"#
    ) { node, call in
      guard let value = call.deferred(1), call.evaluator.swiftUI.mayAnimate else { return node }
      return node.animation(call.deferredAnimation(0), value: AnyHashable(HashableValue(value.settled)))
    }
    viewMethod(
      "animation", [animation], summary: "Animates all changes.", example: #"Text("a").animation(.easeIn)"#
    ) { node, call in
      guard case .function = call.value(0), call.evaluator.swiftUI.mayAnimate else { return node }
      return node.animation(call.deferredAnimation(0))
    }
    viewMethod(
      "animation", [animation, .content("body", of: [.any])], summary: "Animates the modifiers within the closure.",
      example: #"Text("a").animation(.easeIn) { $0.opacity(0.5) }"#
    ) { node, call throws(Fault) in
      try node.animation(call.deferredAnimation(0)) { inner throws(Fault) in
        call.evaluator.group(try call.evaluator.content(of: call.value(1), arguments: [.view(inner)]))
      }
    }
    viewMethod(
      "transaction", [.function(nil, of: [.native("Transaction")])], summary: "Changes the transactions of changes.",
      example: #"Text("a").transaction { $0.animation = nil }"#
    ) { node, call in
      guard case .function(let function) = call.value(0) else { return node }
      return node.moving(.scope(AnimationScope(change: call.change(by: function))), named: "transaction")
    }
    viewMethod(
      "transaction", [.deferred("value"), .function(nil, of: [.native("Transaction")])],
      summary: "Changes the transactions in which a value changes.",
      example: #"Text("a").transaction(value: 1) { $0.animation = nil }"#
    ) { node, call in
      guard case .function(let function) = call.value(1), let value = call.deferred(0) else { return node }
      return node.moving(
        .scope(AnimationScope(value: AnyHashable(HashableValue(value.settled)), change: call.change(by: function))),
        named: "transaction")
    }
    viewMethod(
      "transition", [.deferred(nil, .native("AnyTransition"))], summary: "Sets how the view appears and disappears.",
      example: #"Text("a").transition(.opacity)"#
    ) { node, call in
      guard let value = call.deferred(0), let transition = call.evaluator.transition(value) else { return node }
      return node.transition(transition)
    }
    viewMethod(
      "contentTransition", [.deferred(nil, .native("ContentTransition"))],
      summary: "Sets how changed content replaces the old.",
      example: #"Text("a").contentTransition(.numericText())"#
    ) { node, call in
      guard case .native(let native)? = call.deferred(0) else { return node }
      let isIdentity = (native.payload as? ContentChange) == .identity
      return node.moving(.contentTransition(isIdentity ? .identity : .fade), named: "contentTransition")
    }
    let content = TypeBinding<ContentChange>.native("ContentTransition")
    constant(on: "ContentTransition", "identity", .identity, as: content)
    for name in ["opacity", "interpolate", "symbolEffect"] {
      constant(on: "ContentTransition", name, .fade, as: content)
    }
    for name in ["numericText", "symbolEffect"] {
      rawStatic("ContentTransition", name, [.everything]) { _, _ in content.write(.fade) }
    }
  }
}

extension Call {
  /// Evaluates a deferred animation; nil if it is none.
  fileprivate func deferredAnimation(_ index: Int) -> Animation? {
    if case .native(let native)? = deferred(index) { return native.payload as? Animation }
    return nil
  }

  /// Returns the change of a transaction by a function of the program.
  fileprivate func change(by function: FunctionValue) -> (inout Transaction) -> Void {
    let evaluator = evaluator
    return { transaction in
      var arguments: [Value] = [.native("Transaction", transaction)]
      evaluator.perform { () throws(Fault) in
        _ = try evaluator.call(function, changing: &arguments, expecting: .any)
      }
      if case .native(let native) = arguments[0], let changed = native.payload as? Transaction {
        transaction = changed
      }
    }
  }
}
