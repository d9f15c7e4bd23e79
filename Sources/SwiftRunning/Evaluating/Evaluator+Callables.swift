extension Evaluator {
  /// Returns everything with a name that can be called on a value, the program's declarations first.
  func callables(_ name: String, of value: Value, at location: SourceLocation = .start) -> [Callable] {
    var result: [Callable] = []
    if let type = declaration(of: value) {
      for case .function(let function) in program.members(named: name, of: type) {
        result.append(.function(function, nil))
      }
      if !result.isEmpty, Self.replaceableMembers.contains(name) { return result }
      if result.isEmpty || name == "index", name == "index" || name == "distance" {
        appendWritten(name, type, &result)
      }
      var families: Set<String> = []
      for ancestor in program.ancestors(of: type) where ancestor.declaration == nil {
        for parent in program.family(of: ancestor.name).ancestry where families.insert(parent).inserted {
          appendEntries(name, parent, &result)
        }
      }
      if case .enumCase = value { appendEntries(name, "Enumeration", &result) }
      if result.isEmpty { appendWritten(name, type, &result) }
      if result.isEmpty { appendOptional(name, &result) }
      if result.isEmpty, name == "hash" { appendEntries(name, "Any", &result) }
      return result
    }
    let family = program.family(of: nativeKey(of: value))
    result = preludeMethods(name, of: family)
    if !result.isEmpty { return result + family.callables(name) }
    guard program.extends(family, withMember: name) else {
      result = family.callables(name)
      // Every hashable value feeds itself to a hasher.
      if result.isEmpty, name == "hash" { appendEntries(name, "Any", &result) }
      if result.isEmpty, !value.isNone { appendOptional(name, &result) }
      return result
    }
    for ancestor in family.ancestry {
      for case .function(let function) in (program.extensions[ancestor]?.members[name] ?? []).nearest(to: location)
      where function.rangeKind?.suits(value) ?? true {
        result.append(.function(function, program.extensions[ancestor]))
      }
      if result.isEmpty || !Self.replaceableMembers.contains(name) { appendEntries(name, ancestor, &result) }
    }
    if result.isEmpty, !value.isNone { appendOptional(name, &result) }
    return result
  }

  /// Returns the methods that extensions of the program add to a protocol of the prelude which a type conforms to.
  private func preludeMethods(_ name: String, of family: TypeFamily) -> [Callable] {
    guard !program.preludeTypes.isEmpty else { return [] }
    return Prelude.protocols.sorted().flatMap { interface -> [Callable] in
      guard let type = program.preludeTypes[interface], let members = type.members[name],
        family.ancestry.contains(interface)
      else { return [] }
      return members.compactMap { if case .function(let function) = $0 { .function(function, type) } else { nil } }
    }
  }

  /// The members of the vocabulary that no framework has: a program's own members of these names replace them.
  private static let replaceableMembers: Set<String> = ["annotation"]

  /// Appends the members of optionals, the program's extensions first.
  func appendOptional(_ name: String, _ result: inout [Callable]) {
    if !program.extensions.isEmpty {
      for case .function(let function) in program.extensions["Optional"]?.members[name] ?? [] {
        result.append(.function(function, program.extensions["Optional"]))
      }
    }
    appendEntries(name, "Optional", &result)
  }

  /// Returns the candidates for a call on a value whose labels match.
  func matching(
    _ name: String, of value: Value, _ arguments: [ArgumentExpression], at location: SourceLocation
  ) -> [MatchedCallable] {
    if declaration(of: value) == nil {
      let family = program.family(of: nativeKey(of: value))
      if !program.extends(family, withMember: name) {
        let found = family.callables(name, matching: arguments)
        if !found.isEmpty { return found }
      }
    }
    return matching(callables(name, of: value, at: location), arguments)
  }

  /// Appends the methods that a type of the program has because it is a collection or is encoded.
  private func appendWritten(_ name: String, _ type: TypeDeclaration, _ result: inout [Callable]) {
    for (interface, members) in Vocabulary.writtenMembers where program.conforms(type, to: interface) {
      appendEntries(name, members, &result)
    }
  }

  /// Returns the methods of the vocabulary that a value has by a name.
  func entries(_ name: String, of value: Value) -> [Callable] {
    callables(name, of: value).filter { if case .entry = $0 { true } else { false } }
  }

  /// Appends the methods of the vocabulary that a type itself has by a name.
  func appendEntries(_ name: String, _ type: String, _ result: inout [Callable]) {
    for entry in vocabulary.types[type]?.members[name] ?? [] where entry.kind != .property {
      result.append(.entry(entry))
    }
  }

  /// Returns whether a value is a view or converts to one.
  func isView(_ value: Value) -> Bool { nativeFit(value, names.view) > 0 }
}
