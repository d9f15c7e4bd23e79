/// A constant whose value a task of its own computes, `async let name = value`.
final class AsyncVariableStatement: Statement {
  private let variable: VariableStatement

  /// Creates a constant from its declaration.
  init(_ variable: VariableStatement) {
    self.variable = variable
    super.init(variable.location)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    let variable = variable
    let child = frame.evaluator.host.startChild(in: frame.evaluator) { () throws(Fault) in try variable.value(frame) }
    guard let child else { return try variable.execute(frame) }
    try variable.set(child, frame)
    return .normal
  }
}

/// A reference to a constant of `async let`, for whose value the running task waits.
final class AwaitedVariable: Expression {
  private let variable: LocalVariable

  /// Creates a reference.
  init(_ variable: LocalVariable) {
    self.variable = variable
    super.init(variable.location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { variable.knownType(evaluator) }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try frame.evaluator.host.childValue(variable.evaluate(frame, hint), in: frame.evaluator)
  }
}
