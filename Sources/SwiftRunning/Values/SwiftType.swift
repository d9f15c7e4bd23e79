/// A type, reduced to the properties that affect the meaning of expressions.
///
/// It is unchecked because the types in the shared vocabulary refer to no declaration of a program.
package indirect enum SwiftType: @unchecked Sendable {
  /// An unknown type, a type parameter, or `Any`.
  case any
  /// The empty tuple.
  case void
  /// The type `Int`.
  case int
  /// A floating-point number of any width.
  case double
  /// A Boolean value.
  case bool
  /// A string.
  case string
  /// A character.
  case character
  /// An optional.
  case optional(SwiftType)
  /// An array.
  case array(SwiftType)
  /// A dictionary, by its key and value types.
  case dictionary(SwiftType, SwiftType)
  /// A set.
  case set(SwiftType)
  /// A range, by the type of its bounds.
  case range(SwiftType)
  /// A tuple of elements, with or without labels.
  case tuple([(label: String?, type: SwiftType)])
  /// A function, by its parameter types and its result type; `builder` indicates whether it is a view builder.
  case function([SwiftType], SwiftType, builder: Bool)
  /// A type that the program declares.
  case declared(TypeDeclaration)
  /// A type of the vocabulary, by name.
  case native(String)
  /// The framework's references to values of a type, by the name of their own type.
  case reference(String, SwiftType)
  /// A metatype.
  case metatype(SwiftType)
  /// Several types, in the order in which an implicit member is looked up in them.
  case oneOf([SwiftType])
  /// A type parameter, by its name and its constraint.
  ///
  /// Only the results of `Compiler.genericType` contain it: every other type has the constraint instead.
  case parameter(String, SwiftType)

  /// Whether the type is that of a function, or an optional one.
  var isFunction: Bool { if case .function = unwrapped { true } else { false } }
}

extension SwiftType: CustomStringConvertible {
  /// The type as spelled in Swift.
  package var description: String {
    switch self {
    case .any: "Any"
    case .void: "Void"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .set(let element): "Set<\(element)>"
    case .range(let bound): "Range<\(bound)>"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")))"
    case .function(let parameters, let result, _):
      "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result)"
    case .declared(let type): type.name
    case .native(let name): name
    case .reference(let name, let value): "\(name)<\(value)>"
    case .metatype(let type): "\(type).Type"
    case .oneOf(let types): types.map(\.description).joined(separator: " or ")
    case .parameter(let name, let known): known.isAny ? name : known.description
    }
  }

  /// The type with all optionals removed, or the type itself.
  package var unwrapped: SwiftType { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }
}
