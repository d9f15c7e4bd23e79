extension Call {
  /// The value that a method is called on, as compiled code knows it.
  func receiver<T>(_ value: Value, as type: TypeBinding<T>) throws(Fault) -> T {
    if let receiver = try type.read(value, evaluator) { return receiver }
    throw evaluator.fault(.wrongReceiver(name, found: value.typeName, expected: type.type.description), at: place)
  }

  /// The fault of an argument of another type than the parameter's.
  func mismatch(of value: Value, with type: SwiftType, at index: Int) -> Fault {
    evaluator.fault(
      .wrongArgument(name, found: value.typeName, expected: type.description),
      at: self.place(of: index))
  }

  /// Where the argument of a parameter stands, or the use where it does not.
  private func place(of index: Int) -> Place {
    guard match.indices.contains(index), case .one(let argument) = match[index] else { return place }
    return written[argument].value.place
  }

  /// The fault of an argument that is left out.
  func missing(_ label: String?) -> Fault { evaluator.fault(.missingArgument(name, label: label ?? "_"), at: place) }
}
