extension TypeBinding where T == Double {
  /// `Double`, `CGFloat` and `Float`.
  static var double: TypeBinding {
    TypeBinding(type: .double, read: { value, _ in value.asDouble }, write: { .double($0) })
  }
}

extension TypeBinding where T == Int {
  /// Whole numbers.
  static var int: TypeBinding { TypeBinding(type: .int, read: { value, _ in value.asInt }, write: { .int($0) }) }
}

extension TypeBinding where T == Bool {
  /// Truth values.
  static var bool: TypeBinding {
    TypeBinding(
      type: .bool, read: { value, _ in if case .bool(let bool) = value { bool } else { nil } }, write: { .bool($0) })
  }
}

extension TypeBinding where T == String {
  /// Texts.
  static var string: TypeBinding {
    TypeBinding(type: .string, read: { value, _ in value.asString }, write: { .string($0) })
  }
}

extension TypeBinding where T == Value {
  /// Any value, as it is.
  static var any: TypeBinding { TypeBinding(type: .any, read: { value, _ in value }, write: { $0 }) }
}

extension TypeBinding where T == Void {
  /// What a first frame never asks for, such as an action: the argument is parsed and not evaluated.
  static var unevaluated: TypeBinding {
    TypeBinding(type: .any, isUnevaluated: true, read: { _, _ in () }, write: { .void })
  }

  /// No value: what a method answers that only acts.
  static var void: TypeBinding { TypeBinding(type: .void, read: { _, _ in () }, write: { .void }) }
}

extension TypeBinding {
  /// A function of one argument that the layout or the drawing calls later.
  ///
  /// A fault of the function is added to the log, and `neutral` stands for its answer.
  static func function<A, R: Sendable>(
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

  /// The present value behind a `Binding`.
  static func binding(_ wrapped: TypeBinding) -> TypeBinding {
    TypeBinding(
      type: .native("Binding"),
      read: { value, evaluator throws(Fault) in try wrapped.read(try evaluator.unbound(value), evaluator) },
      write: wrapped.write)
  }
}
