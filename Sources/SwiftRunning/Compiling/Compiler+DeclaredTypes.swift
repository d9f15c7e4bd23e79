extension Compiler {
  /// Returns the declared type with a name, looking outwards from the body.
  ///
  /// Local types are looked up only if `looksInBody` is true.
  package func declaredType(named name: String, looksInBody: Bool = true) -> SwiftType? {
    if looksInBody, case .type(let type)? = scope.find(name)?.symbol { return .declared(type) }
    var owner = scope.nearestOwner
    if name == "Self", let owner {
      return owner.kind == .nativeExtension ? nativeSelf(owner.name) : .declared(owner)
    }
    while let current = owner {
      if !current.types.isEmpty, let nested = current.types["\(name)@\(file.index)"] ?? current.types[name] {
        return .declared(nested)
      }
      if let alias = current.aliases[name] { return alias.resolved(by: self) }
      if name == "CodingKeys", let keys = program.codingKeys(of: current) { return .declared(keys) }
      if current.name == name, current.kind != .nativeExtension { return .declared(current) }
      if current.kind == .nativeExtension, let inner = nestedNative(name, in: current.name) { return inner }
      if let local = current.localTypes?[name] { return .declared(local) }
      owner = current.owner
    }
    guard program.mayDeclare(name) else { return nil }
    if let own = file.own.types[name] ?? file.module?.types[name] { return .declared(own) }
    if let alias = file.own.aliases[name] ?? file.module?.aliases[name] { return alias.resolved(by: self) }
    if let shared = file.otherType(named: name), !isHidden(shared) { return .declared(shared) }
    return sharedAlias(named: name)?.resolved(by: self)
  }

  /// Returns the type outside of other types that a name means in an extension of a nested type with the same name,
  /// which does not see the types around the one that it extends; nil for another name or place.
  func typeBeside(_ name: String, at location: SourceLocation) -> TypeDeclaration? {
    guard let owner = scope.nearestOwner, owner.name == name, owner.owner != nil, owner.types[name] == nil,
      owner.isExtended(at: location), let other = file.type(named: name), other !== owner
    else { return nil }
    return other
  }

  /// Returns a type that a type of the vocabulary has, such as `TextStyle` in an extension of `Font`, or nil.
  private func nestedNative(_ name: String, in type: String) -> SwiftType? {
    let full = "\(type).\(name)"
    if let alias = vocabulary.aliases[full] { return nativeSelf(alias) }
    return vocabulary.types[full] != nil ? .native(full) : nil
  }

  /// Returns the alias of another module, unless a type of the vocabulary has its name and it is deprecated or the file
  /// does not import the module: generated code keeps deprecated aliases such as `Color` and `Font`.
  private func sharedAlias(named name: String) -> TypeAlias? {
    guard let alias = program.shared.aliases[name] else { return nil }
    guard let own = file.moduleName, let other = alias.moduleName, own != other, program.vocabulary.types[name] != nil
    else { return alias }
    return alias.isDeprecated || !file.imports.contains(other) ? nil : alias
  }

  /// Returns whether a type of the vocabulary has the name of a type that is not visible in the file, because it
  /// belongs to a module that the file does not import.
  private func isHidden(_ type: TypeDeclaration) -> Bool {
    guard let other = type.file.moduleName, file.moduleName != other else { return false }
    return !file.imports.contains(other) && program.vocabulary.types[type.name] != nil
  }

  /// Returns the type alias with a name, looking outwards from the body, or nil if the name is not an alias.
  func visibleAlias(named name: String) -> TypeAlias? {
    var owner = scope.nearestOwner
    while let current = owner {
      if let alias = current.aliases[name] { return alias }
      if current.types[name] != nil { return nil }
      owner = current.owner
    }
    if file.own.types[name] ?? file.module?.types[name] != nil { return nil }
    if let own = file.own.aliases[name] ?? file.module?.aliases[name] { return own }
    return program.shared.types[name] == nil ? sharedAlias(named: name) : nil
  }

  /// Returns a type that a protocol or superclass of an enclosing type declares.
  func inheritedType(named name: String) -> SwiftType? {
    var owner = scope.nearestOwner
    while let current = owner {
      for inherited in program.conformances(of: current) {
        guard let declared = program.type(named: inherited, from: current) else { continue }
        if let nested = declared.types[name] { return .declared(nested) }
        if let alias = declared.aliases[name] {
          return alias.resolved(by: Compiler(FunctionScope(parent: nil, file: declared.file, owner: declared)))
        }
      }
      if let witness = witnessedType(named: name, by: current) { return witness }
      owner = current.owner
    }
    return nil
  }

  /// Returns an associated type of one of the framework's protocols, inferred from the result of its witness.
  private func witnessedType(named name: String, by owner: TypeDeclaration) -> SwiftType? {
    guard let witness = vocabulary.framework.witnesses[name], program.conforms(owner, to: witness.protocolName) else {
      return nil
    }
    for case .function(let function) in program.members(named: witness.function, of: owner) {
      guard let result = function.resultSyntax, result.trimmedDescription != name else { continue }
      return Compiler(FunctionScope(parent: nil, file: function.file, owner: owner)).type(result)
    }
    return nil
  }

  /// Returns a type nested in another.
  package func nested(_ name: String, in outer: SwiftType) -> SwiftType {
    if case .declared(let declaration) = outer {
      if let inner = declaration.types["\(name)@\(file.index)"] ?? declaration.types[name] { return .declared(inner) }
      if let alias = declaration.aliases[name] {
        return alias.resolved(by: Compiler(FunctionScope(parent: nil, file: declaration.file, owner: declaration)))
      }
      return name == "ID" ? program.evaluator?.identityType(of: declaration) ?? .any : .any
    }
    let key = outer.memberKey
    if name == "Element", case .array(let element) = outer { return element }
    if let types = program.extensions[key]?.types, let inner = types["\(name)@\(file.index)"] ?? types[name] {
      return .declared(inner)
    }
    let full = "\(key).\(name)"
    if program.vocabulary.inertTypes.contains(key), program.vocabulary.types[full] == nil { return outer }
    if program.isOutside(type: key) { return nestedOutside(name, in: key) }
    if let alias = program.vocabulary.aliases[full] { return nativeSelf(alias) }
    if program.vocabulary.types[full] != nil { return .native(full) }
    if case .any = outer { return .any }
    return program.vocabulary.types[name] != nil && name != "ID" ? .native(name) : .any
  }
}

extension Compiler {
  /// Returns a type of a missing module, or one that a type from elsewhere declares.
  private func nestedOutside(_ name: String, in key: String) -> SwiftType {
    // An alias of the same name, `typealias A = Module.A`, means the type of the module.
    let isAlias = visibleAlias(named: name)?.isResolving ?? false
    if !isAlias, program.isMissing(key), let type = type(named: name) { return type }
    let full = "\(key).\(name)"
    program.note(type: full, isOutside: true)
    return .native(full)
  }
}
