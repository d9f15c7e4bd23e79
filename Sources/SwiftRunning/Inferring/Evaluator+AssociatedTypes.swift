extension Evaluator {
  /// Returns the type to which an extension of the program binds an associated type of a protocol to which it makes a type of
  /// the library conform, as `extension Optional: Defaulting { static var standard: Wrapped? { nil } }` binds the type of
  /// `standard`; nil if no extension does.
  func associatedType(_ name: String, ofExtended type: SwiftType) -> SwiftType? {
    guard program.isComplete, let added = program.extensions[type.memberKey] else { return nil }
    let scope = FunctionScope(parent: nil, file: added.file, owner: added)
    if let nested = added.types[name] { return .declared(nested) }
    let written = added.aliases[name]?.resolved(by: Compiler(scope))
    let protocols = program.ancestors(of: added).compactMap(\.declaration).filter { $0.kind == .interface }
    guard written != nil || protocols.contains(where: { $0.associatedTypes.contains(name) }) else { return nil }
    var bound: [String: SwiftType] = [:]
    if let written { bound[name] = written }
    for requirement in protocols.flatMap(\.requiredMembers) where bound[name] == nil {
      bind(requirement, in: added, as: type, &bound)
    }
    guard let found = bound[name]?.replacing({ $0 == name ? nil : self.typeArgument($0, in: type) }), !found.isAny
    else {
      return nil
    }
    return found
  }
}
