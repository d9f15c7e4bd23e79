/// What is known of a variable's type, worked out only where something asks.
enum VariableType {
  /// A type that is written.
  case known(SwiftType)
  /// The type of an initial value.
  case sameAs(Expression)
  /// The type of an initial value that is there.
  case unwrapped(Expression)
  /// The type of a sequence's elements.
  case element(of: Expression)
  /// A parameter of a function, by its place.
  case parameter(Int, of: FunctionDeclaration)
  /// A parameter of a closure, by its place.
  case input(Int, of: ClosureInputs)
  /// The type of a property.
  case stored(PropertyDeclaration)
  /// `self` in a member of a type.
  case owner(TypeDeclaration, isStatic: Bool)

  /// The type; any type where it is not known.
  func known(_ evaluator: Evaluator) -> SwiftType {
    switch self {
    case .known(let type): return type
    case .sameAs(let expression): return expression.knownType(evaluator)
    case .unwrapped(let expression): return expression.knownType(evaluator).wrapped
    case .element(let sequence): return sequence.knownType(evaluator).element
    case .parameter(let index, let function):
      let parameters = Compiler.parameters(of: function)
      guard parameters.indices.contains(index) else { return .any }
      return parameters[index].isVariadic ? .array(parameters[index].type) : parameters[index].type
    case .input(let index, let inputs): return inputs.types.indices.contains(index) ? inputs.types[index] : .any
    case .stored(let property): return evaluator.knownType(of: property)
    case .owner(let type, let isStatic):
      if isStatic { return .any }
      return type.kind == .nativeExtension ? evaluator.nativeSelf(type) : .declared(type)
    }
  }
}

/// What is known of the types of a closure's parameters, from what it is given to.
final class ClosureInputs {
  /// The types, in order; empty until something is known.
  var types: [SwiftType] = []
}

extension SwiftType {
  /// The type within one optional, or the type itself.
  var wrapped: SwiftType { if case .optional(let wrapped) = self { wrapped } else { self } }
  /// The type as one that may be missing; optionals of optionals are one level deep.
  var asOptional: SwiftType {
    switch self {
    case .any, .optional: self
    default: .optional(self)
    }
  }
  /// The type of the elements; any type where it is not known.
  var element: SwiftType {
    switch self {
    case .array(let element), .set(let element), .range(let element), .binding(let element): element
    case .dictionary(let key, let value): .tuple([(label: "key", type: key), (label: "value", type: value)])
    case .string: .character
    default: .any
    }
  }
  /// Whether the type is one of numbers.
  var isNumber: Bool {
    switch self {
    case .int, .double: true
    case .native(let name): IntegerType(sized: name) != nil
    default: false
    }
  }
  /// Whether nothing is known.
  var isAny: Bool { if case .any = self { true } else { false } }
}
