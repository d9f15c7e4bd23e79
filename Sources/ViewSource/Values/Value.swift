import PlumblineLayout

/// A value of interpreted code.
///
/// An optional that is there is its own value, so that optionals of optionals are one level deep.
enum Value {
  /// The empty tuple.
  case void
  /// A missing value.
  case none
  /// A truth value.
  case bool(Bool)
  /// A whole number of any width.
  case int(Int)
  /// A whole number from a literal that no context has given a type yet: it becomes what it meets.
  case literal(Int)
  /// A floating number of any width.
  case double(Double)
  /// A text.
  case string(String)
  /// One character.
  case character(Character)
  /// A list.
  case array([Value])
  /// A table from keys to values.
  case dictionary(DictionaryValue)
  /// Values, each once.
  case set(SetValue)
  /// Several values, with labels or without.
  case tuple(TupleValue)
  /// Bounds.
  case range(RangeValue)
  /// A value of a declared structure; shared until it is changed.
  case instance(Instance)
  /// An object of a declared class.
  case object(Instance)
  /// A value of a declared enumeration.
  case enumCase(EnumValue)
  /// A closure or a function.
  case function(FunctionValue)
  /// A path of properties.
  case keyPath(KeyPathValue)
  /// A type.
  case type(SwiftType)
  /// A value of a type of the vocabulary.
  case native(NativeValue)
}

/// A value of a type of the vocabulary.
class NativeValue {
  /// The type's name.
  let type: String
  private let content: Any

  /// A value under a type's name.
  init(_ type: String, _ payload: Any) {
    self.type = type
    content = payload
  }

  /// The value as compiled code knows it.
  var payload: Any { content }
  /// The value if it is of a type; comparing two types costs a small part of a cast, which is left for what is no equal.
  func unwrapped<T>(as type: T.Type) -> T? { Self.unwrapped(content, as: type) }

  /// The value if it is of exactly a type.
  fileprivate static func exact<Payload, T>(_ payload: Payload, as type: T.Type) -> T? {
    Payload.self == T.self ? unsafeBitCast(payload, to: type) : nil
  }

  fileprivate static func unwrapped<Payload, T>(_ payload: Payload, as type: T.Type) -> T? {
    Payload.self == T.self ? unsafeBitCast(payload, to: type) : payload as? T
  }
  /// Whether it is known where the view comes from, or nil for what is no view.
  var hasSource: Bool? { type == "View" ? view.map(\.hasSource) : nil }
  /// Notes the place that a view comes from, in a copy where others hold the view too.
  static func place(_ value: inout NativeValue, at range: SourceRange) {
    if isKnownUniquelyReferenced(&value), let view = value as? ViewValue {
      view.node.source = range
    } else if var node = value.view {
      node.source = range
      value = ViewValue(node)
    }
  }
  /// The value as a view, or nil if it is none.
  final var view: LayoutNode? { (self as? ViewValue)?.node ?? Self.exact(content, as: LayoutNode.self) }
}

/// A view, which most values of the vocabulary are: it is found without asking what its type is.
private final class ViewValue: NativeValue {
  fileprivate(set) var node: LayoutNode

  init(_ node: LayoutNode) {
    self.node = node
    super.init("View", ())
  }

  override var payload: Any { node }
  override func unwrapped<T>(as type: T.Type) -> T? { NativeValue.unwrapped(node, as: type) }
  override var hasSource: Bool? { node.hasSource }
}

extension Value {
  /// A value of a type of the vocabulary.
  static func native(_ type: String, _ payload: Any) -> Value { .native(NativeValue(type, payload)) }

  /// A view.
  static func view(_ node: consuming LayoutNode) -> Value { .native(ViewValue(node)) }

  /// A value, or a missing one.
  static func optional(_ value: Value?) -> Value { value ?? .none }

  /// The value's type in words, for messages.
  var typeName: String {
    switch self {
    case .void: "()"
    case .none: "nil"
    case .bool: "Bool"
    case .int, .literal: "Int"
    case .double: "Double"
    case .string: "String"
    case .character: "Character"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .tuple: "a tuple"
    case .range: "Range"
    case .instance(let instance), .object(let instance): instance.type.name
    case .enumCase(let value): value.type.name
    case .function: "a function"
    case .keyPath: "KeyPath"
    case .type(let type): "\(type).Type"
    case .native(let native): native.type
    }
  }
}
