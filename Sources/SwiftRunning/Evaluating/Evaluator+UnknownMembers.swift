extension Evaluator {
  /// Returns the fault for a member that a value does not have.
  func unknownMember(_ name: String, of value: Value, at location: SourceLocation) -> Fault {
    if isView(value), !(vocabulary.unsupported[name] == nil) {
      return fault(.unsupported(name, reason: vocabulary.unsupported[name] ?? ""), at: location)
    }
    return fault(
      .unknownMember(name, of: value.typeName, closest: NearNames.closest(to: name, in: memberNames(of: value))),
      at: location)
  }

  func memberNames(of value: Value) -> [String] {
    var names: [String] = []
    var natives = program.ancestry(of: nativeKey(of: value))
    if let type = declaration(of: value) {
      names += type.members.keys
      natives = program.conformances(of: type)
    }
    for native in natives {
      names += vocabulary.types[native]?.members.keys.map { $0 } ?? []
      names += program.extensions[native]?.members.keys.map { $0 } ?? []
    }
    return names
  }
}
