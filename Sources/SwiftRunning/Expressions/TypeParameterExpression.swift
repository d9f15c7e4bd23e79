/// A type parameter, or a type that uses one, as an expression.
final class TypeParameterExpression: Expression {
  private let type: SwiftType
  /// The protocol that a type parameter must conform to, or nil.
  private let constraint: String?

  /// Creates an expression for a type that uses type parameters.
  init(_ location: SourceLocation, _ type: SwiftType, constraint: String? = nil) {
    self.type = type
    self.constraint = constraint
    super.init(location)
  }

  /// The number type whose values have the form that the constraint demands, for a parameter that nothing binds.
  private var unbound: SwiftType {
    switch constraint {
    case "BinaryFloatingPoint", "FloatingPoint": .double
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger": .int
    default: .any
    }
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .metatype(type.replacing { _ in nil }) }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let bound = frame.bound(type)
    return .type(bound.isAny ? unbound : bound)
  }
}
