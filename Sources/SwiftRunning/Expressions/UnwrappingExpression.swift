/// An expression that unwraps an optional: `base!` or `base?`.
class UnwrappingExpression: Expression {
  /// The optional.
  final let base: Expression

  /// Creates an expression that unwraps another one.
  init(_ location: SourceLocation, _ base: Expression) {
    self.base = base
    super.init(location)
  }

  override final var isOwnActor: Bool { base.isOwnActor }
  override final var mayNameParameter: Bool { base.mayNameParameter }
  override final var hasEffects: Bool { base.hasEffects }
  override final var isVariable: Bool { base.isVariable }
}
