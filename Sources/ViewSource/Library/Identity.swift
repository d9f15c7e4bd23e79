import PlumblineLayout

/// Any hashable value, used as an identifier.
struct Identity: Hashable, NamedIdentity, @unchecked Sendable {
  /// The value.
  let value: HashableValue
  /// The string that the identity is, or nil for another value.
  var name: String? { if case .string(let name) = value.value { name } else { nil } }
  /// The identity as a step names it: a string, a number, or the name of a case.
  var stepName: String {
    switch value.value {
    case .enumCase(let value): value.enumCase.name
    case .native(let native): "\(native.payload)"
    default: value.value.plainText
    }
  }
}

extension TypeBinding where T == Identity {
  /// Any value that can be compared.
  static var identity: TypeBinding {
    TypeBinding(
      type: .any, read: { value, _ in Identity(value: HashableValue(value.settled)) }, write: { $0.value.value })
  }
}
