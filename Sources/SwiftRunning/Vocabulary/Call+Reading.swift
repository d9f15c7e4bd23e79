extension Call {
  /// Returns the receiver of a method as a value of a compiled type.
  package func receiver<T>(_ value: Value, as type: TypeBinding<T>) throws(Fault) -> T {
    if let receiver = try type.read(value, evaluator) { return receiver }
    throw evaluator.fault(.wrongReceiver(name, found: value.typeName, expected: type.type.description), at: location)
  }

  /// Returns the fault that an argument has another type than its parameter.
  package func mismatch(of value: Value, with type: SwiftType, at index: Int) -> Fault {
    evaluator.fault(
      .wrongArgument(name, found: value.typeName, expected: type.description),
      at: self.location(of: index))
  }

  /// Returns the source location of a parameter's argument, or that of the call if the argument is omitted.
  func location(of index: Int) -> SourceLocation {
    guard match.indices.contains(index), case .one(let argument) = match[index] else { return location }
    return written[argument].value.location
  }

  /// Returns the fault that a required argument is missing.
  package func missing(_ label: String?) -> Fault {
    evaluator.fault(.missingArgument(name, label: label ?? "_"), at: location)
  }
}
