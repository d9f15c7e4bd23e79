/// The name of the running function or property, `#function`; in a default argument, that of the caller.
final class FunctionNameExpression: Expression {
  override func knownType(_ evaluator: Evaluator) -> SwiftType { .string }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    .string(frame.evaluator.functionNames.last ?? "")
  }
}
