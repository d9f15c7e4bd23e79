/// An expression after a keyword such as `await` or `try`, with the type and the position in a chain of the expression
/// itself.
class MarkedExpression: Expression {
  /// The expression after the keyword.
  final let base: Expression

  /// Creates an expression from the one after the keyword.
  init(_ location: SourceLocation, _ base: Expression) {
    self.base = base
    super.init(location)
  }

  override final var isChained: Bool { base.isChained }
  override final var isImplicitChain: Bool { base.isImplicitChain }
  override final var isContextual: Bool { base.isContextual }
  override final var implicitRoot: String? { base.implicitRoot }
  override final var viewName: String? { base.viewName }
  override final func knownType(_ evaluator: Evaluator) -> SwiftType { base.knownType(evaluator) }
  override final func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? { base.resultOverloads(evaluator) }
  override final func linkType(_ evaluator: Evaluator) -> SwiftType { base.linkType(evaluator) }
  override final func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    try base.fit(type, frame, &value)
  }
}
