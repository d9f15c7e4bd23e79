/// A value of evaluated code.
///
/// A wrapped optional is represented by its wrapped value; only `.some(nil)` has a representation of its own.
package enum Value {
  /// The empty tuple.
  case void
  /// The value nil.
  case none
  /// A Boolean value.
  case bool(Bool)
  /// An integer of type `Int`.
  case int(Int)
  /// An integer literal whose type is not known yet, because its context does not determine one.
  case literal(Int)
  /// A floating-point number of any width.
  case double(Double)
  /// A string.
  case string(String)
  /// A character.
  case character(Character)
  /// An array.
  case array([Value])
  /// A dictionary.
  case dictionary(DictionaryValue)
  /// A set.
  case set(SetValue)
  /// A tuple.
  case tuple(TupleValue)
  /// A range.
  case range(RangeValue)
  /// A value of a declared structure, which is copied when it is changed while shared.
  case instance(Instance)
  /// An object of a declared class.
  case object(Instance)
  /// A value of a declared enumeration.
  case enumCase(EnumValue)
  /// A closure or a function.
  case function(FunctionValue)
  /// A key path.
  case keyPath(KeyPathValue)
  /// A type.
  case type(SwiftType)
  /// A value of a type of the vocabulary.
  case native(NativeValue)
}

/// A value of a type of the vocabulary.
///
/// Subclasses store the payload themselves.
package class NativeValue {
  /// The name of the type.
  package let type: String
  private let content: Any

  /// Creates a value from a type name and a payload.
  package init(_ type: String, _ payload: Any) {
    self.type = type
    content = payload
  }

  /// The native Swift value.
  package var payload: Any { content }
  /// Returns the payload if it has or converts to a type.
  ///
  /// Comparing the types first avoids most casts, which are much slower.
  package func unwrapped<T>(as type: T.Type) -> T? { Self.unwrapped(content, as: type) }

  /// Returns the payload if it has exactly a type, or nil.
  package final func exactly<T>(_ type: T.Type) -> T? { Self.exact(content, as: type) }

  fileprivate static func exact<Payload, T>(_ payload: Payload, as type: T.Type) -> T? {
    Payload.self == T.self ? unsafeBitCast(payload, to: type) : nil
  }

  fileprivate static func unwrapped<Payload, T>(_ payload: Payload, as type: T.Type) -> T? {
    Payload.self == T.self ? unsafeBitCast(payload, to: type) : payload as? T
  }

  /// Whether the value's source location is known, or nil for a value without one.
  package var hasSource: Bool? { nil }

  /// Sets the source location of a uniquely referenced value, and returns whether it has one.
  fileprivate func setSource(_ range: SourceRange) -> Bool { false }

  /// Returns a copy with another source location, or nil for a value without one.
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

  /// Sets the source location of a value, which is copied if it is shared.
  package static func locate(_ value: inout NativeValue, at range: SourceRange) {
    if isKnownUniquelyReferenced(&value), value.setSource(range) { return }
    if let copy = value.located(at: range) { value = copy }
  }
}

/// A value of the host with a source location, such as a view.
package protocol SourceLocated {
  /// The source location, or nil if it is not known.
  var source: SourceRange? { get set }
  /// Whether the source location is known.
  var hasSource: Bool { get }
}

/// A value of the host with a source location, stored with its static type.
///
/// Most values of the vocabulary are views, which are read from it without a cast.
package final class LocatedValue<Content: SourceLocated>: NativeValue {
  /// The native Swift value.
  package fileprivate(set) var content: Content

  /// Creates a value from a type name and its content.
  package init(_ type: String, _ content: Content) {
    self.content = content
    super.init(type, ())
  }

  package override var payload: Any { content }
  package override func unwrapped<T>(as type: T.Type) -> T? { NativeValue.unwrapped(content, as: type) }
  package override var hasSource: Bool? { content.hasSource }

  fileprivate override func setSource(_ range: SourceRange) -> Bool {
    content.source = range
    return true
  }

  fileprivate override func located(at range: SourceRange) -> NativeValue? {
    Self.located(content, type, at: range)
  }
}

extension Value {
  /// Returns a value of a type of the vocabulary.
  package static func native(_ type: String, _ payload: Any) -> Value { .native(NativeValue(type, payload)) }

  /// Returns a value, or the value nil.
  package static func optional(_ value: Value?) -> Value { value ?? .none }

  /// Whether the value is a declared structure or a case of a declared enumeration.
  var isStructureOrCase: Bool {
    switch self {
    case .instance, .enumCase: true
    default: false
    }
  }

  /// The name of the value's type, for messages.
  package var typeName: String {
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
