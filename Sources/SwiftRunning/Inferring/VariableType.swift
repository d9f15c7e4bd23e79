/// The source of a variable's static type, which is resolved only when it is needed.
package indirect enum VariableType {
  /// An explicit type.
  case known(SwiftType)
  /// An explicit type, and the same type with its type parameters.
  case open(SwiftType, SwiftType)
  /// The type `Any`, which is written.
  case erased
  /// The type of an initial value.
  case sameAs(InferredType)
  /// The type without its optional.
  case unwrapped(VariableType)
  /// The type of a sequence's elements.
  case element(of: VariableType)
  /// The type of a tuple's element, by its index.
  case part(Int, of: VariableType)
  /// The type of an associated value, by its index and the case's name.
  case payload(Int, String, of: VariableType)
  /// The type of a function's parameter, by its index.
  case parameter(Int, of: FunctionDeclaration)
  /// The type of a closure's parameter, by its index.
  case input(Int, of: ClosureInputs)
  /// The type of a property.
  case stored(PropertyDeclaration)
  /// The type of `self` in a member of a type.
  case owner(TypeDeclaration, isStatic: Bool)

  /// Returns the type of an expression.
  static func sameAs(_ expression: Expression) -> VariableType { .sameAs(InferredType(expression)) }

  /// Whether the type is that of `self`.
  var isOwner: Bool { if case .owner = self { true } else { false } }

  /// Whether the variable is `self`, a copy of it, or a parameter that may be the isolated actor.
  var isOwnActor: Bool {
    switch self {
    case .owner, .input: true
    case .sameAs(let inferred): inferred.expression.isOwnActor
    case .unwrapped(let type): type.isOwnActor
    case .parameter(let index, let function):
      function.parameterSyntax.dropFirst(index).first?.type.as(AttributedTypeSyntax.self)?.specifiers
        .contains { $0.trimmedDescription == "isolated" } ?? false
    default: false
    }
  }

  /// The type of the values of a parameter's key path, `V?` of `KeyPath<Row, V?>`, or any type.
  var keyPathValue: SwiftType {
    guard case .parameter(let index, let function) = self,
      let syntax = function.parameterSyntax.dropFirst(index).first?.type.as(IdentifierTypeSyntax.self),
      syntax.name.text.hasSuffix("KeyPath"), let arguments = syntax.genericArgumentClause?.arguments,
      arguments.count == 2, let value = arguments.dropFirst().first.flatMap(Compiler.argumentType)
    else { return .any }
    let scope = FunctionScope(
      parent: function.scope, file: function.file, owner: function.owner, typeParameters: function.visibleParameters)
    return Compiler(scope).type(value)
  }

  /// The initial value of a variable without an annotated type, or nil.
  var initialValue: Expression? { if case .sameAs(let inferred) = self { inferred.expression } else { nil } }

  /// Returns the type, or any type if it is not known.
  package func known(_ evaluator: Evaluator) -> SwiftType {
    switch self {
    case .known(let type): return type
    case .erased: return .any
    case .open(let type, let open): return evaluator.keepsParameters ? open : type
    case .sameAs(let inferred): return inferred.known(evaluator)
    case .unwrapped(let type): return type.known(evaluator).wrapped
    case .element(let sequence): return sequence.known(evaluator).element
    case .part(let index, let whole):
      guard case .tuple(let elements) = whole.known(evaluator), elements.indices.contains(index) else { return .any }
      return elements[index].type
    case .payload(let index, let name, let subject):
      return evaluator.payloadType(index, ofCase: name, in: subject.known(evaluator))
    case .parameter(let index, let function):
      let parameters = Compiler.parameters(of: function)
      guard parameters.indices.contains(index) else { return .any }
      let type = evaluator.keepsParameters ? parameters[index].genericType : nil
      return parameters[index].isVariadic
        ? .array(type ?? parameters[index].type) : type ?? parameters[index].type
    case .input(let index, let inputs): return inputs.types.indices.contains(index) ? inputs.types[index] : .any
    case .stored(let property): return evaluator.knownType(of: property)
    case .owner(let type, let isStatic):
      if isStatic { return type.kind == .nativeExtension ? .any : .metatype(.declared(type)) }
      return type.kind == .nativeExtension ? evaluator.nativeSelf(type) : .declared(type)
    }
  }
}

/// The static type of an expression, which is inferred once.
package final class InferredType {
  /// The expression.
  let expression: Expression
  private var type: SwiftType?

  /// Creates the type of an expression.
  init(_ expression: Expression) { self.expression = expression }

  /// Returns the type, or any type while it is not known.
  func known(_ evaluator: Evaluator) -> SwiftType {
    if let type { return type }
    if evaluator.keepsParameters {
      return expression.mayNameParameter ? expression.knownType(evaluator) : .any
    }
    let found = expression.knownType(evaluator)
    if !found.isOpen { type = found }
    return found
  }
}

/// The inferred types of a closure's parameters.
package final class ClosureInputs {
  /// The types, in order; empty until they are known.
  package var types: [SwiftType] = []
}

extension SwiftType {
  /// The type with one level of optional removed, or the type itself.
  var wrapped: SwiftType { if case .optional(let wrapped) = self { wrapped } else { self } }
  /// The type as an optional, of any type if it is not known; nested optionals are a single optional.
  var asOptional: SwiftType {
    switch self {
    case .optional: self
    default: .optional(self)
    }
  }
  /// The type of the elements; any type if it is not known.
  package var element: SwiftType {
    switch self {
    case .array(let element), .set(let element), .range(let element), .reference(_, let element): element
    case .dictionary(let key, let value): .tuple([(label: "key", type: key), (label: "value", type: value)])
    case .string: .character
    default: .any
    }
  }
  /// Whether the type is a number type.
  package var isNumber: Bool {
    switch self {
    case .int, .double: true
    case .native(let name): name == "Float" || IntegerType(sized: name) != nil
    default: false
    }
  }
  /// Whether the type is a floating-point type.
  var isFloating: Bool {
    switch self {
    case .double: true
    case .native(let name): name == "Float"
    default: false
    }
  }
  /// Whether a part of the type is not known.
  var isOpen: Bool {
    switch self {
    case .any: true
    case .optional(let inner), .array(let inner), .set(let inner), .range(let inner): inner.isOpen
    case .dictionary(let key, let value): key.isOpen || value.isOpen
    case .tuple(let elements): elements.contains { $0.type.isOpen }
    default: false
    }
  }
  /// Whether the type is an optional, or not known.
  var isOptionalOrAny: Bool {
    switch self {
    case .optional, .any: true
    default: false
    }
  }
  /// Whether the type is that of characters, or not known.
  var isCharacterOrAny: Bool {
    switch self {
    case .character, .any: true
    default: false
    }
  }
  /// Whether the type is not known.
  var isAny: Bool { if case .any = self { true } else { false } }
  /// Whether the type is one of generated references to assets.
  var isResource: Bool {
    guard case .native(let name) = unwrapped else { return false }
    return name == "ImageResource" || name == "ColorResource"
  }
}
