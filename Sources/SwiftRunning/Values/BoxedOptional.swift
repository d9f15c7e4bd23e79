/// An optional that is a value of type `Any`, which is written as `Optional(…)`.
package struct BoxedOptional {
  /// The wrapped value.
  package let value: Value
  /// The type of the wrapped value.
  let type: SwiftType
}

extension Evaluator {
  /// Returns a value of type `Any`: an optional that is not nil is boxed, so that it is still known as an optional.
  func boxed(_ value: Value, _ type: SwiftType) -> Value {
    guard case .optional(let wrapped) = type, !value.isNone, value.boxedOptional == nil else { return value }
    return .native(BoxedOptional.typeName, BoxedOptional(value: value, type: wrapped))
  }
}

extension Evaluator {
  /// Returns a value for an expected protocol type: an optional that is not nil is boxed if an extension of the program
  /// makes optionals conform to the protocol, whose members are then those of the optional.
  func conforming(_ value: Value, _ type: SwiftType, of written: Expression) -> Value {
    conformsAsOptional(type) ? boxed(value, written.knownType(self)) : value
  }

  /// Returns whether a type is a protocol to which an extension of the program makes optionals conform.
  func conformsAsOptional(_ type: SwiftType) -> Bool {
    guard case .declared(let interface) = type, interface.kind == .interface,
      let added = program.extensions["Optional"]
    else { return false }
    return added.inheritedNames.contains(interface.name)
  }
}

extension BoxedOptional {
  /// The name of the type of boxed optionals.
  static let typeName = "Optional<Any>"
}

extension Value {
  /// The optional in a value of type `Any`, or nil for any other value.
  package var boxedOptional: BoxedOptional? {
    guard case .native(let native) = self, native.type == BoxedOptional.typeName else { return nil }
    return native.payload as? BoxedOptional
  }

  /// The value that a boxed optional wraps, or the value itself.
  var unboxed: Value { isSomeNil ? self : boxedOptional?.value ?? self }

  /// An optional of an optional that wraps nil, `.some(nil)`.
  static var someNil: Value { .native(BoxedOptional.typeName, BoxedOptional(value: .none, type: .optional(.any))) }

  /// Whether the value is an optional of an optional that wraps nil.
  var isSomeNil: Bool { boxedOptional?.value.isNone ?? false }

  /// The value, or nil for an optional that wraps nil.
  var unwrappedOnce: Value { isSomeNil ? .none : self }

  /// Returns an element of a collection as an optional: an element that is nil is not a missing one.
  static func element(_ value: Value?) -> Value {
    guard let value else { return .none }
    return value.isNone ? someNil : value
  }
}
