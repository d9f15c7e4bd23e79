import PlumblineLayout

extension Evaluator {
  /// Returns an environment with another value at a key path.
  func setting(
    _ path: KeyPathValue, to new: Value, in values: EnvironmentValues, of type: String = "EnvironmentValues",
    at location: SourceLocation
  ) throws(Fault) -> EnvironmentValues {
    guard let name = path.name else { return values }
    var holder = Value.native(type, values)
    try mutateMember(name, of: &holder, at: location) { (old: inout Value) throws(Fault) in
      if case .double = old, case .literal(let int) = new { old = .double(Double(int)) } else { old = new }
    }
    guard case .native(let native) = holder, let changed = native.payload as? EnvironmentValues else { return values }
    return changed
  }
}
