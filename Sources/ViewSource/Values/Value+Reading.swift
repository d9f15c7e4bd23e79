extension Value {
  /// The value as a whole number, or nil if it is none.
  var asInt: Int? {
    switch self {
    case .int(let int), .literal(let int): int
    default: nil
    }
  }

  /// The value as a floating number, or nil if it is none; a literal becomes one.
  var asDouble: Double? {
    switch self {
    case .double(let double): double
    case .literal(let int): Double(int)
    default: nil
    }
  }

  /// The value as a text, or nil if it is none.
  var asString: String? {
    switch self {
    case .string(let string): string
    case .character(let character): String(character)
    default: nil
    }
  }

  /// The value as compiled code knows it, or nil if it has no such form.
  var payload: Any? {
    switch self {
    case .native(let native): native.payload
    case .string(let string): string
    case .character(let character): String(character)
    case .double(let double): double
    case .int(let int), .literal(let int): int
    case .bool(let bool): bool
    default: nil
    }
  }

  /// The place of an enumeration's case among all cases, or nil.
  var caseNumber: Int? { if case .enumCase(let value) = self { value.enumCase.index } else { nil } }

  /// Whether the value is missing.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// The value with the type that it has where nothing else says so: a literal becomes a whole number.
  var settled: Value {
    switch self {
    case .literal(let int): .int(int)
    case .array(let values): .array(values.map(\.settled))
    default: self
    }
  }
}

extension SwiftType {
  /// The name under which the vocabulary keeps the members of the type's values.
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
    case .binding: "Binding"
    case .metatype: "Type"
    case .parameter(_, let known): known.memberKey
    }
  }
}
