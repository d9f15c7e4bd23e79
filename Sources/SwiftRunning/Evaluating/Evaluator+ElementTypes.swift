extension Evaluator {
  /// Returns a function of an extension of a standard collection whose parameters have the types of the receiver's
  /// elements, which literals take: characters of a string, numbers of an array.
  func bindingElements(
    _ match: MatchedCallable, of receiver: Value, _ type: @autoclosure () -> SwiftType
  ) -> MatchedCallable {
    guard case .function(let function, _) = match.callable, function.owner?.kind == .nativeExtension else {
      return match
    }
    let owner = receiver.isText ? SwiftType.array(.character) : type()
    return match.binding { ["Element", "Key", "Value", "Bound"].contains($0) ? self.typeArgument($0, in: owner) : nil }
  }

  /// Returns the type that a value has without a context: integer literals in an array are `Int` unless it holds other
  /// numbers.
  func settledHint(of value: Value) -> SwiftType {
    guard case .array(let values) = value.wholeArray, case .literal? = values.first else { return typeHint(of: value) }
    return .array(values.contains { if case .double = $0 { true } else { false } } ? .double : .int)
  }
}
