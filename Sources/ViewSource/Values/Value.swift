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
  final func exactly<T>(_ type: T.Type) -> T? { Self.exact(content, as: type) }

  fileprivate static func exact<Payload, T>(_ payload: Payload, as type: T.Type) -> T? {
    Payload.self == T.self ? unsafeBitCast(payload, to: type) : nil
  }

  fileprivate static func unwrapped<Payload, T>(_ payload: Payload, as type: T.Type) -> T? {
    Payload.self == T.self ? unsafeBitCast(payload, to: type) : payload as? T
  }

  /// Whether the value's source is known, or nil for a value that has none, as all but views.
  var hasSource: Bool? { type == "View" ? (content as? any SourceLocated)?.hasSource : nil }

  /// Sets the source of a value that nothing else holds; false where it has none.
  fileprivate func setSource(_ range: SourceRange) -> Bool { false }

  /// A copy with another source, or nil where the value has none.
  fileprivate func located(at range: SourceRange) -> NativeValue? {
    (content as? any SourceLocated).map { Self.located($0, type, at: range) }
  }

  fileprivate static func located(
    _ content: some SourceLocated, _ type: String, at range: SourceRange
  ) -> NativeValue {
    var copy = content
    copy.source = range
    return LocatedValue(type, copy)
  }

  /// Sets the source of a value, in a copy where others hold the value too.
  static func place(_ value: inout NativeValue, at range: SourceRange) {
    if isKnownUniquelyReferenced(&value), value.setSource(range) { return }
    if let copy = value.located(at: range) { value = copy }
  }
}

/// A value of the host that knows where in the source it comes from, such as a view.
protocol SourceLocated {
  /// The source, or nil where it is not known.
  var source: SourceRange? { get set }
  /// Whether the source is known.
  var hasSource: Bool { get }
}

/// A value of the host with a source: most values of the vocabulary are views, which are found without a cast.
final class LocatedValue<Content: SourceLocated>: NativeValue {
  /// The value as compiled code knows it.
  fileprivate(set) var content: Content

  /// A value under a type's name.
  init(_ type: String, _ content: Content) {
    self.content = content
    super.init(type, ())
  }

  override var payload: Any { content }
  override func unwrapped<T>(as type: T.Type) -> T? { NativeValue.unwrapped(content, as: type) }
  override var hasSource: Bool? { content.hasSource }

  fileprivate override func setSource(_ range: SourceRange) -> Bool {
    content.source = range
    return true
  }

  fileprivate override func located(at range: SourceRange) -> NativeValue? {
    Self.located(content, type, at: range)
  }
}

extension Value {
  /// A value of a type of the vocabulary.
  static func native(_ type: String, _ payload: Any) -> Value { .native(NativeValue(type, payload)) }

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
