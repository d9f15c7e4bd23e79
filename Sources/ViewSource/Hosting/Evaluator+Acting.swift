import PlumblineLayout

extension Evaluator {
  /// Runs an action of the program.
  ///
  /// A fault is an error if a step led to the action. If the action runs because a view appears, it is a warning: the
  /// rest of the figure does not depend on it.
  @discardableResult
  func act(_ function: FunctionValue, _ arguments: [Value] = []) -> Value? {
    perform { () throws(Fault) in try call(function, arguments, expecting: .any) }
  }

  /// Runs code of an action.
  @discardableResult
  func perform<T>(_ body: () throws(Fault) -> T) -> T? {
    if swiftUI.tasks.current == nil { beginAction() }
    do { return try body() } catch {
      if error.thrown != nil, swiftUI.tasks.current != nil { return nil }
      guard var diagnostic = error.diagnostic else { return nil }
      if !swiftUI.isStepping, !error.isLimit {
        diagnostic.severity = options.isStrict ? .error : .warning
        diagnostic.hint = diagnostic.hint ?? "the rest of the action is passed over"
      }
      log.add(diagnostic)
      return nil
    }
  }

  /// Returns an action of the program without arguments, or nil if none was written.
  func action(_ value: Value?) -> (() -> Void)? {
    guard case .function(let function)? = value else { return nil }
    nonisolated(unsafe) let (evaluator, function_) = (self, function)
    return { evaluator.act(function_) }
  }
}

extension TypeBinding where T == Action {
  /// An action, which is evaluated when it runs, in programs that act.
  static var action: TypeBinding {
    TypeBinding(
      type: .function([.any], .any, builder: false), isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let function) = value else { return Action() }
        return Action(function: function, evaluator: evaluator)
      }, write: { _ in .void })
  }

  /// A binding that is evaluated when it is needed, in programs that act.
  static var deferredBinding: TypeBinding {
    TypeBinding(
      type: .native("Binding"), isUnevaluated: true, isDeferred: true, read: deferred.read, write: { _ in .void })
  }

  /// A value that is evaluated when it is needed, in programs that act.
  static var deferred: TypeBinding {
    TypeBinding(
      type: .any, isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let function) = value else { return Action() }
        return Action(function: function, evaluator: evaluator)
      }, write: { _ in .void })
  }
}

/// An action of a control, or nothing in a program that does not act.
///
/// Unchecked: it stays on the thread of its program.
struct Action: @unchecked Sendable {
  /// The function, or nil.
  var function: FunctionValue?
  /// The evaluator, or nil.
  var evaluator: Evaluator?

  /// Whether the program can run the action.
  var isLive: Bool { function != nil }

  /// Runs the action.
  @discardableResult
  func callAsFunction(_ arguments: Value...) -> Value? {
    guard let function, let evaluator else { return nil }
    return evaluator.act(function, arguments)
  }

  /// The action as the response of a button, or nil in a program that does not act.
  var button: Interaction? { isLive ? .button { self() } : nil }
  /// The deferred address as the response of a link, or nil in a program that does not act.
  var link: Interaction? {
    guard isLive, let evaluator else { return nil }
    return .button { evaluator.noteOutside("a link is opened", value, at: .start) }
  }
  /// The action without arguments, or nil in a program that does not act.
  var plain: (() -> Void)? { isLive ? { self() } : nil }
  /// The action of a change between editing and rest, or nil in a program that does not act.
  var edited: ((Bool) -> Void)? { isLive ? { self(.bool($0)) } : nil }

  /// Evaluates a deferred value, or returns nil if that is not possible.
  var value: Value? { self() }

  /// Evaluates a deferred binding, or returns nil if it is none.
  var binding: BindingValue? {
    guard case .native(let native)? = value else { return nil }
    return native.payload as? BindingValue
  }
}

/// The value of a control with the function that sets it.
///
/// Unchecked: it stays on the thread of its program.
struct Bound<Wrapped>: @unchecked Sendable {
  /// The current value.
  var value: Wrapped
  /// Sets the value, or nil in a program that does not act.
  var set: ((Wrapped) -> Void)?
}

extension TypeBinding {
  /// Returns the binding of a `Binding` that a control reads and sets.
  static func bound<Wrapped>(_ wrapped: TypeBinding<Wrapped>) -> TypeBinding where T == Bound<Wrapped> {
    TypeBinding(
      type: .binding(wrapped.type),
      read: { value, evaluator throws(Fault) in
        let held = try evaluator.unbound(value)
        guard let current = try wrapped.read(held, evaluator) else {
          guard let outside = held.outside else { return nil }
          let empty = evaluator.emptyValue(of: wrapped.type, named: outside.name, at: .start)
          return try wrapped.read(empty, evaluator).map { Bound(value: $0) }
        }
        guard evaluator.program.isActing, case .native(let native) = value,
          let binding = native.payload as? BindingValue
        else { return Bound(value: current) }
        return Bound(value: current) { new in
          evaluator.perform { () throws(Fault) in
            // A number keeps the type of the value before it.
            let old = try binding.get()
            try binding.set(wrapped.write(new).like(old))
          }
        }
      }, write: { wrapped.write($0.value) })
  }
}

extension Value {
  /// Returns the value as a number of the same type as another, or the value itself.
  func like(_ other: Value) -> Value {
    switch (self, other) {
    case (.double(let number), .int): number.isFinite ? .int(Int(number.rounded())) : self
    case (.double(let number), .literal): number.isFinite ? .int(Int(number.rounded())) : self
    case (.int(let number), .double): .double(Double(number))
    default: self
    }
  }
}

extension Fault {
  /// Whether the fault is that a limit was reached.
  fileprivate var isLimit: Bool { diagnostic?.hint?.hasPrefix("raise the limit") ?? false }
}
