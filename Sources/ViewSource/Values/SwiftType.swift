/// A type as an annotation or a parameter names it, as far as it decides what an expression means.
///
/// Unchecked: the types that the shared vocabulary holds name no declaration of a program.
indirect enum SwiftType: @unchecked Sendable {
  /// Nothing is known; a type parameter of a generic declaration.
  case any
  /// The empty tuple.
  case void
  /// A whole number of any width.
  case int
  /// A floating number of any width.
  case double
  /// A truth value.
  case bool
  /// A text.
  case string
  /// One character.
  case character
  /// A value that may be missing.
  case optional(SwiftType)
  /// A list.
  case array(SwiftType)
  /// A table from keys to values.
  case dictionary(SwiftType, SwiftType)
  /// Values, each once.
  case set(SwiftType)
  /// Bounds of comparable values.
  case range(SwiftType)
  /// Several values, with labels or without.
  case tuple([(label: String?, type: SwiftType)])
  /// A function; views are gathered from the body of one that is a view builder.
  case function([SwiftType], SwiftType, builder: Bool)
  /// A type that the program declares.
  case declared(TypeDeclaration)
  /// A type of the vocabulary, by name.
  case native(String)
  /// A binding to values of a type.
  case binding(SwiftType)
  /// A type as a value.
  case metatype(SwiftType)
  /// The first of several types in which an implicit member is found.
  case oneOf([SwiftType])
  /// A type parameter by its name, which a call or a value binds, and what is known of it otherwise.
  ///
  /// It stands only where `Compiler.genericType` answers it: every other type has what is known in its place.
  case parameter(String, SwiftType)

  /// Anything that is a view.
  static let view = SwiftType.native("View")
}

extension SwiftType: CustomStringConvertible {
  /// The type in Swift's spelling.
  var description: String {
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
    case .binding(let value): "Binding<\(value)>"
    case .metatype(let type): "\(type).Type"
    case .oneOf(let types): types.map(\.description).joined(separator: " or ")
    case .parameter(let name, let known): known.isAny ? name : known.description
    }
  }

  /// The type within an optional, or the type itself.
  var unwrapped: SwiftType { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }
}
