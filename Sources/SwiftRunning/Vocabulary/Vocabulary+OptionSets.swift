extension Vocabulary {
  /// Adds the members of `OptionSet` to a type of the vocabulary.
  package mutating func optionSet<T: OptionSet & Sendable>(_ set: TypeBinding<T>)
  where T.Element == T, T.RawValue: BinaryInteger {
    initializer(set.name, returns: set) { T([]) }
    initializer(set.name, .named("rawValue", .int), returns: set) { T(rawValue: T.RawValue(truncatingIfNeeded: $0)) }
    property(on: set, "rawValue", as: .int) { Int(truncatingIfNeeded: $0.rawValue) }
    property(on: set, "isEmpty", as: .bool) { $0.isEmpty }
    method(on: set, "contains", .unnamed(set), returns: .bool) { $0.contains($1) }
    method(on: set, "union", .unnamed(set), returns: set) { $0.union($1) }
    method(on: set, "intersection", .unnamed(set), returns: set) { $0.intersection($1) }
    method(on: set, "subtracting", .unnamed(set), returns: set) { $0.subtracting($1) }
    mutatingMethod(on: set, "insert", .unnamed(set)) { (options: inout T, new: T) in options.formUnion(new) }
    mutatingMethod(on: set, "formUnion", .unnamed(set)) { (options: inout T, new: T) in options.formUnion(new) }
    mutatingMethod(on: set, "remove", .unnamed(set)) { (options: inout T, old: T) in options.subtract(old) }
  }
}
