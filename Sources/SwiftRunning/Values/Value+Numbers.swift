extension TypeBinding where T == Double {
  /// A number of any type.
  package static var number: TypeBinding {
    TypeBinding(type: .double, read: { value, _ in value.asNumber }, write: { .double($0) })
  }
}

extension Value {
  /// The value as a number, whole or not.
  package var asNumber: Double? {
    if case .native(let native) = self {
      return (native.payload as? SizedInteger).map { Double($0.value) } ?? (native.payload as? DecimalNumber)?.double
        ?? asFloat.map { Double($0) }
    }
    return asDouble ?? asInt.map(Double.init)
  }

  /// The value as the text of a text field.
  package var plainText: String {
    switch self {
    case .string(let string): string
    case .int(let int), .literal(let int): "\(int)"
    case .double(let double): double == double.rounded() && abs(double) < 1e15 ? "\(Int(double))" : "\(double)"
    case .native(let native):
      asString ?? (native.payload as? SizedInteger)?.description ?? asFloat.map { "\($0)" } ?? ""
    default: ""
    }
  }
}
