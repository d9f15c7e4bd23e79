import PlumblineLayout

/// An action of the program with its argument.
///
/// Unchecked: it stays on the thread of its program.
struct Action<Argument>: @unchecked Sendable {
  /// Runs the action; nil in a program that does not act.
  var run: ((Argument) -> Void)?
}

/// An action of the program without an argument.
///
/// Unchecked: it stays on the thread of its program.
struct PlainAction: @unchecked Sendable {
  /// Runs the action; nil in a program that does not act.
  var run: (() -> Void)?
}

/// An action of the program with two arguments.
///
/// Unchecked: it stays on the thread of its program.
struct PairAction<First, Second>: @unchecked Sendable {
  /// Runs the action; nil in a program that does not act.
  var run: ((First, Second) -> Void)?
}

extension TypeBinding {
  /// Returns the binding of an action with two arguments.
  static func action<A, B>(_ first: TypeBinding<A>, _ second: TypeBinding<B>) -> TypeBinding
  where T == PairAction<A, B> {
    TypeBinding(
      type: .function([first.type, second.type], .any, builder: false), isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let function) = value else { return PairAction() }
        return PairAction { evaluator.act(function, [first.write($0), second.write($1)]) }
      }, write: { _ in .void })
  }

  /// Returns the binding of an argument that affects only views that act; it is nil in other programs, which do not
  /// evaluate it.
  ///
  /// An argument that cannot be evaluated is nil, too.
  static func acting<Wrapped>(_ wrapped: TypeBinding<Wrapped>) -> TypeBinding where T == Wrapped? {
    TypeBinding(
      type: wrapped.type, isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let function) = value, let found = evaluator.quietly(function) else { return .some(nil) }
        return .some(evaluator.perform { () throws(Fault) in try wrapped.read(found, evaluator) } ?? nil)
      }, write: { $0.map(wrapped.write) ?? .none })
  }
}

extension TypeBinding {
  /// Returns the binding of an optional argument that affects only views that act.
  static func actingOptional<Wrapped>(_ wrapped: TypeBinding<Wrapped>) -> TypeBinding where T == Wrapped? {
    let acting = TypeBinding<Wrapped?>.acting(wrapped)
    return TypeBinding(
      type: .optional(wrapped.type), isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let function) = value, let found = evaluator.quietly(function), !found.isNone else {
          return .some(nil)
        }
        return .some(evaluator.perform { () throws(Fault) in try wrapped.read(found, evaluator) } ?? nil)
      }, write: acting.write)
  }
}

extension TypeBinding where T == PlainAction {
  /// The binding of an action.
  static var action: TypeBinding {
    TypeBinding(
      type: .function([], .any, builder: false), isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in PlainAction(run: evaluator.action(value)) }, write: { _ in .void })
  }
}

extension TypeBinding {
  /// Returns the binding of an action with an argument.
  static func action<A>(_ argument: TypeBinding<A>) -> TypeBinding where T == Action<A> {
    TypeBinding(
      type: .function([argument.type], .any, builder: false), isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let function) = value else { return Action() }
        return Action { evaluator.act(function, [argument.write($0)]) }
      }, write: { _ in .void })
  }

  /// Returns the binding of a `Binding` that a control reads and sets.
  static func bound<Wrapped>(_ wrapped: TypeBinding<Wrapped>) -> TypeBinding where T == BoundValue<Wrapped> {
    let plain = TypeBinding<Wrapped>.binding(wrapped)
    return TypeBinding(
      type: plain.type,
      read: { value, evaluator throws(Fault) in
        guard let current = try plain.read(value, evaluator) else { return nil }
        if T.self == BoundValue<AnyHashable>.self { evaluator.selectionType = evaluator.declaredType(ofBinding: value) }
        guard evaluator.program.isActing, case .native(let native) = value,
          let binding = native.payload as? BindingValue
        else { return BoundValue(value: current) }
        return BoundValue(value: current) { new in
          evaluator.perform { () throws(Fault) in try binding.set(wrapped.write(new).like(binding.get())) }
        }
      }, write: { wrapped.write($0.value) })
  }
}

extension TypeBinding where T == () -> [LayoutNode] {
  /// The binding of a view builder's closure that is called when its views are needed, in programs that act.
  static var laterContent: TypeBinding {
    TypeBinding(
      type: .any, isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let written) = value else { return { [] } }
        return { evaluator.laterViews(written, []) }
      }, write: { _ in .void })
  }
}

extension TypeBinding {
  /// Returns the binding of a view builder's closure with one parameter that is called when its views are needed, in
  /// programs that act.
  static func laterContent<A>(_ argument: TypeBinding<A>) -> TypeBinding where T == (A) -> [LayoutNode] {
    TypeBinding(
      type: .any, isUnevaluated: true, isDeferred: true,
      read: { value, evaluator in
        guard case .function(let written) = value else { return { _ in [] } }
        return { evaluator.laterViews(written, [argument.write($0)]) }
      }, write: { _ in .void })
  }
}

extension Evaluator {
  /// Returns the views of a deferred view builder's closure.
  func laterViews(_ written: FunctionValue, _ arguments: [Value]) -> [LayoutNode] {
    perform { () throws(Fault) in
      try content(of: call(written, [], expecting: .any), arguments: arguments)
    } ?? []
  }
}

extension TypeBinding where T == Double {
  /// The binding of a value that a stepper counts, or of its step; values other than numbers and dates are 0.
  static var stride: TypeBinding {
    TypeBinding(
      type: .any,
      read: { value, _ in
        if case .native(let native) = value, let seconds = native.payload as? Double { return seconds }
        return value.asNumber ?? 0
      }, write: { .double($0) })
  }
}
