extension Value {
  /// The value as an `Int`, or nil; a literal is converted.
  package var asInt: Int? {
    switch self {
    case .int(let int), .literal(let int): int
    default: nil
    }
  }

  /// The value as a floating-point number, or nil; a literal is converted.
  package var asDouble: Double? {
    switch self {
    case .double(let double): double
    case .literal(let int): Double(int)
    case .native: asFloat.map { Double($0) }
    default: nil
    }
  }

  /// The value as a string, or nil if it is neither a string nor a character.
  package var asString: String? {
    switch self {
    case .string(let string): string
    case .character(let character): String(character)
    case .native: substring.map { String($0) }
    default: nil
    }
  }

  /// The value as a native Swift value, or nil if it has no such form.
  package var payload: Any? {
    switch self {
    case .native(let native): substring.map { String($0) } ?? native.payload
    case .string(let string): string
    case .character(let character): String(character)
    case .double(let double): double
    case .int(let int), .literal(let int): int
    case .bool(let bool): bool
    default: nil
    }
  }

  /// The index of an enumeration value's case, or nil.
  var caseNumber: Int? { if case .enumCase(let value) = self { value.enumCase.index } else { nil } }

  /// Whether the value is nil.
  package var isNone: Bool { if case .none = self { true } else { false } }

  /// Takes the value out of its variable, which is left empty.
  ///
  /// The storage of the value that is returned has one reference less, so that a change does not copy it.
  mutating func taken() -> Value {
    var value = Value.void
    swap(&value, &self)
    return value
  }

  /// The structure or object of a type that the program declares, or nil for any other value.
  var declaredInstance: Instance? {
    switch self {
    case .instance(let instance), .object(let instance): instance
    default: nil
    }
  }

  /// The object; nil for values of other kinds.
  var objectInstance: Instance? { if case .object(let instance) = self { instance } else { nil } }

  /// The value with its default type: integer literals become `Int`.
  package var settled: Value {
    switch self {
    case .literal(let int): .int(int)
    case .array(let values): .array(values.map(\.settled))
    default: self
    }
  }
}

extension SwiftType {
  /// The name of the vocabulary type that has the members of the type's values.
  var memberKey: String {
    switch self {
    case .any, .oneOf: "Any"
    case .void: "Void"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .range: "Range"
    case .tuple: "Tuple"
    case .function: "Function"
    case .declared(let type): type.name
    case .native(let name): name
    case .reference(let name, _): name
    case .metatype: "Type"
    case .parameter(_, let known): known.memberKey
    }
  }
}
