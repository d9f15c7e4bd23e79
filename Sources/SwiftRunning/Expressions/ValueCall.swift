/// A call of a value, `expression(…)`.
final class ValueCall: Expression {
  private let callee: Expression
  private let arguments: [ArgumentExpression]
  private let holdsPack: Bool

  /// Creates a call of a value.
  init(_ location: SourceLocation, _ callee: Expression, _ arguments: [ArgumentExpression]) {
    self.callee = callee
    self.arguments = arguments
    holdsPack = arguments.holdsPack
    super.init(location)
  }

  override var isChained: Bool { callee.isChained }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    if let closure = callee as? ClosureExpression {
      return closure.result(of: arguments.map { $0.value.knownType(evaluator) }, evaluator)
    }
    let known = callee.knownType(evaluator)
    if case .metatype(let type) = known, callee is TypeParameterExpression {
      return evaluator.knownType(ofInitializer: type, arguments)
    }
    if known.isAny, arguments.isEmpty, let closure = (callee as? LocalVariable)?.initialClosure {
      return closure.result(of: [], evaluator, isGuess: true)
    }
    guard case .function(_, let result, _) = known.unwrapped else { return .any }
    return callee.isChained ? result.asOptional : result
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let function = try callee.evaluate(frame, .any)
    let arguments = holdsPack ? try self.arguments.expanded(frame) : self.arguments
    if callee.isChained, function.isNone { return .none }
    if callee.isVariable, case .instance(let instance) = function,
      !frame.evaluator.program.members(named: "callAsFunction", of: instance.type).isEmpty,
      !frame.evaluator.host.isContainer(instance.type, in: frame.evaluator)
    {
      // The call may change the value.
      var receiver = function
      return try frame.evaluator.invoke(
        "callAsFunction", on: &receiver, base: callee, arguments, frame, hint: hint, at: location, whole: location)
    }
    var expected = hint
    if hint.isAny, arguments.isEmpty, let closure = callee as? ClosureExpression {
      // The results of a closure have one type, which the others give an implicit member.
      expected = closure.result(of: [], frame.evaluator, isGuess: true)
    }
    return try frame.evaluator.callValue(function, arguments, frame, hint: expected, at: location)
  }
}

/// A statement used as an expression, such as `if` or `switch` on the right of `=`.
final class StatementExpression: Expression {
  /// The statement.
  let statement: Statement

  /// Creates an expression from a statement.
  init(_ location: SourceLocation, _ statement: Statement) {
    self.statement = statement
    super.init(location)
  }

  override var isContextual: Bool { true }
  override func knownType(_ evaluator: Evaluator) -> SwiftType { evaluator.joinedType(statement.answers) }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    if case .returned(let value) = try statement.finish(frame, hint) { return value }
    return .void
  }
}

/// An optional try, `try? expression`.
final class OptionalTry: Expression {
  private let base: Expression

  /// Creates an expression that is nil if evaluating its base throws an error.
  init(_ location: SourceLocation, _ base: Expression) {
    self.base = base
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { base.knownType(evaluator).asOptional }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    do { return try base.evaluate(frame, hint) } catch {
      if error.thrown != nil { return .none }
      throw error
    }
  }
}
