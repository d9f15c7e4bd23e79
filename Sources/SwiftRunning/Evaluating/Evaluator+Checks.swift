/// Checks of declarations for errors that Swift's compiler reports.
extension Evaluator {
  /// Throws a fault for the first error in the declaration of a type whose first value is created.
  func check(_ type: TypeDeclaration) throws(Fault) {
    let type = type.origin
    guard !type.isChecked else { return }
    type.isChecked = true
    guard !program.mayNameOutside, !type.file.text.file.isIncluded, type.typeParameters.isEmpty else { return }
    let scope = FunctionScope(parent: nil, file: type.file, owner: type, typeParameters: type.typeParameters)
    for field in type.fields {
      if let written = field.typeSyntax, let diagnostic = Compiler(scope).misspelt(written) { throw Fault(diagnostic) }
    }
    for (name, members) in type.members.sorted(by: { $0.key < $1.key }) {
      let properties = members.compactMap { if case .property(let property) = $0 { property } else { nil } }
      if properties.count > 1, properties.allSatisfy({ $0.condition == nil && $0.file === type.file }) {
        throw fault(.redeclared(name, in: type.name), at: properties[1].location)
      }
    }
    try checkOverrides(of: type)
    try checkConformances(of: type)
  }

  private func checkOverrides(of type: TypeDeclaration) throws(Fault) {
    guard let parent = program.superclass(of: type) else { return }
    for (name, members) in type.members.sorted(by: { $0.key < $1.key }) where !type.overriddenNames.contains(name) {
      for case .function(let own) in members where own.condition == nil && own.owner === type {
        for case .function(let inherited) in program.members(named: name, of: parent)
        where inherited.owner?.kind == .object && !inherited.isPrivate && inherited.labels == own.labels
          && inherited.parameterSyntax.map(\.type.trimmedDescription)
            == own.parameterSyntax.map(\.type.trimmedDescription)
          && inherited.resultSyntax?.trimmedDescription == own.resultSyntax?.trimmedDescription
        { throw fault(.missingOverride(name), at: own.location) }
      }
    }
  }

  /// Checks that the type has the members that the protocols of the program require.
  private func checkConformances(of type: TypeDeclaration) throws(Fault) {
    for ancestor in program.ancestors(of: type) {
      guard let interface = ancestor.declaration, interface.kind == .interface, !interface.file.text.file.isIncluded,
        isOwn(interface)
      else { continue }
      for requirement in interface.requiredMembers {
        let (name, isStatic) = Self.nameAndKind(of: requirement)
        guard name != "init", name != "subscript", name.first.map({ $0.isLetter || $0 == "_" }) ?? false else {
          continue
        }
        let found = isStatic ? program.statics(named: name, of: type) : program.members(named: name, of: type)
        if found.contains(where: { $0.satisfies(requirement) }) { continue }
        if isStatic, type.enumCase(named: name) != nil || name == "allCases" { continue }
        let natives = program.conformances(of: type)
        if natives.contains(where: { self.vocabulary.types[$0]?.members[name] != nil }) { continue }
        // Members that Swift or its library gives to types which conform to other protocols.
        if ["id", "rawValue", "hashValue", "description", "debugDescription"].contains(name) { continue }
        throw fault(.missingWitness(name, of: interface.name, in: type.name), at: type.location)
      }
    }
  }

  /// Returns whether one of the program's files declares a protocol, rather than the library that is written in Swift.
  private func isOwn(_ interface: TypeDeclaration) -> Bool {
    program.shared.types[interface.name] === interface || interface.file.own.types[interface.name] === interface
  }

  private static func nameAndKind(of member: TypeDeclaration.Member) -> (name: String, isStatic: Bool) {
    switch member {
    case .property(let property): (property.name, property.isStatic)
    case .function(let function): (function.name, function.isStatic)
    }
  }

  /// Throws a fault if an initializer has left a stored property without a value.
  func checkFields(of value: Value, at location: SourceLocation) throws(Fault) {
    guard !program.mayNameOutside, let instance = value.declaredInstance else { return }
    for (field, value) in zip(program.layout(of: instance.type).fields, instance.fields) {
      guard case .void = value, !field.isLazy, field.wrapper == nil, !field.isWeak, !field.isManaged,
        !instance.type.origin.hasOutlets, field.owner?.file.text.file.isIncluded == false
      else { continue }
      if case .void = type(of: field) { continue }
      throw fault(.uninitialized(field.name, of: instance.type.name), at: location)
    }
  }
}

extension TypeDeclaration.Member {
  /// Returns whether the member is one that a protocol requires, and not the requirement itself.
  fileprivate func satisfies(_ requirement: TypeDeclaration.Member) -> Bool {
    switch (self, requirement) {
    case (.function(let own), .function(let required)):
      own !== required && own.body != nil && own.labels == required.labels
    case (.property(let own), .property(let required)): own !== required
    default: false
    }
  }
}
