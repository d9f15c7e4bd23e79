extension Vocabulary {
  /// Adds the members of `OptionSet` to a type of the vocabulary.
  package mutating func optionSet<T: OptionSet & Sendable>(_ set: TypeBinding<T>)
  where T.Element == T, T.RawValue: BinaryInteger {
    initializer(set.name, .named("rawValue", .int), returns: set) { T(rawValue: T.RawValue(truncatingIfNeeded: $0)) }
    property(on: set, "rawValue", as: .int) { Int(truncatingIfNeeded: $0.rawValue) }
    property(on: set, "isEmpty", as: .bool) { $0.isEmpty }
    method(on: set, "contains", .unnamed(set), returns: .bool) { $0.contains($1) }
    method(on: set, "union", .unnamed(set), returns: set) { $0.union($1) }
    method(on: set, "intersection", .unnamed(set), returns: set) { $0.intersection($1) }
    method(on: set, "subtracting", .unnamed(set), returns: set) { $0.subtracting($1) }
    changes(ofOptionSet: set)
  }

  /// Adds the empty set of a type of options, and the methods that change a set.
  package mutating func changes<T: OptionSet & Sendable>(ofOptionSet type: TypeBinding<T>) where T.Element == T {
    initializer(type.name, returns: type) { [] }
    let changes: [(String, @Sendable (inout T, T) -> Void)] = [
      ("formUnion", { $0.formUnion($1) }), ("formIntersection", { $0.formIntersection($1) }),
      ("subtract", { $0.subtract($1) }), ("formSymmetricDifference", { $0.formSymmetricDifference($1) }),
    ]
    for (name, change) in changes {
      mutatingMethod(on: type, name, .unnamed(type)) { (set: inout T, other: T) in change(&set, other) }
    }
    method(on: type, "symmetricDifference", .unnamed(type), returns: type) { $0.symmetricDifference($1) }
    changing(type, "insert", label: nil) { set, member in
      let (isNew, known) = set.insert(member)
      return .tuple(
        TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), type.write(known)]))
    }
    changing(type, "remove", label: nil) { set, member in .optional(set.remove(member).map(type.write)) }
    changing(type, "update", label: "with") { set, member in .optional(set.update(with: member).map(type.write)) }
  }

  /// Adds a method that changes a set of options by a member, and has a result.
  private mutating func changing<T: Sendable>(
    _ type: TypeBinding<T>, _ name: String, label: String?, _ change: @escaping @Sendable (inout T, T) -> Value
  ) {
    rawMutating(type.name, name, [.value(label, type.type)]) { value, call throws(Fault) in
      var set = try call.receiver(value, as: type)
      guard let member = try type.read(call.value(0), call.evaluator) else { return .none }
      let result = change(&set, member)
      value = type.write(set)
      return result
    }
  }
}
