/// A type parameter, or a type that uses one, as an expression.
final class TypeParameterExpression: Expression {
  private let type: SwiftType

  /// Creates an expression for a type that uses type parameters.
  init(_ location: SourceLocation, _ type: SwiftType) {
    self.type = type
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .metatype(type.replacing { _ in nil }) }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { .type(frame.bound(type)) }
}
