extension TypeBinding where T == Double {
  /// The binding of `Double`, `CGFloat` and `Float`.
  package static var double: TypeBinding {
    TypeBinding(type: .double, read: { value, _ in value.asDouble }, write: { .double($0) })
  }
}

extension TypeBinding where T == Int {
  /// The binding of integers.
  package static var int: TypeBinding {
    TypeBinding(type: .int, read: { value, _ in value.asInt }, write: { .int($0) })
  }
}

extension TypeBinding where T == Bool {
  /// The binding of `Bool`.
  package static var bool: TypeBinding {
    TypeBinding(
      type: .bool, read: { value, _ in if case .bool(let bool) = value { bool } else { nil } }, write: { .bool($0) })
  }
}

extension TypeBinding where T == String {
  /// The binding of `String`.
  package static var string: TypeBinding {
    TypeBinding(type: .string, read: { value, _ in value.asString }, write: { .string($0) })
  }
}

extension TypeBinding where T == Value {
  /// The binding of any value, without a conversion.
  package static var any: TypeBinding { TypeBinding(type: .any, read: { value, _ in value }, write: { $0 }) }
}

extension TypeBinding where T == Void {
  /// The binding of an argument without effect on a first frame, such as an action, which is parsed but not evaluated.
  package static var unevaluated: TypeBinding {
    TypeBinding(type: .any, isUnevaluated: true, read: { _, _ in () }, write: { .void })
  }

  /// The binding of `Void`, the result of a method that only has side effects.
  package static var void: TypeBinding { TypeBinding(type: .void, read: { _, _ in () }, write: { .void }) }
}

extension TypeBinding {
  /// Returns the binding of a function with one parameter that the layout or the drawing calls later.
  ///
  /// If a call has a fault, the fault is added to the log, and the call returns `neutral`.
  package static func function<A, R: Sendable>(
    _ argument: TypeBinding<A>, returning result: TypeBinding<R>, neutral: R
  ) -> TypeBinding where T == (A) -> R {
    TypeBinding(
      type: .function([argument.type], result.type, builder: false),
      read: { value, evaluator in
        guard case .function(let function) = value else { return nil }
        return { input in
          evaluator.guarded(neutral: neutral) { () throws(Fault) in
            let answer = try evaluator.call(function, [argument.write(input)], expecting: result.type)
            return try result.read(answer, evaluator)
          }
        }
      },
      write: { _ in .void })
  }
}
