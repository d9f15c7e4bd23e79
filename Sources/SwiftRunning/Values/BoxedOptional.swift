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
}
