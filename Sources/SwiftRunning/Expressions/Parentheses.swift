/// A parenthesized optional chain, `(base)`, which ends the chain.
final class Parentheses: Expression {
  private let base: Expression

  /// Creates a parenthesized expression.
  init(_ location: SourceLocation, _ base: Expression) {
    self.base = base
    super.init(location)
  }

  override var mayNameParameter: Bool { base.mayNameParameter }
  override var isVariable: Bool { base.isVariable }
  override func knownType(_ evaluator: Evaluator) -> SwiftType { base.knownType(evaluator) }
  override func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? { base.resultOverloads(evaluator) }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { try base.evaluate(frame, hint) }
  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    try base.mutate(frame, change)
  }
}
