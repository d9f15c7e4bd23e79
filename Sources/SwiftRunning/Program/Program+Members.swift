extension Program {
  /// Returns the functions with a name that are private to their files.
  ///
  /// They are collected once: every operator looks for them, and a program may have thousands of files.
  func fileFunctions(named name: String) -> [FunctionDeclaration] {
    if let known = fileFunctions[name] { return known }
    let functions = files.flatMap { $0.own.functions[name] ?? [] }
    if isComplete { fileFunctions[name] = functions }
    return functions
  }

  /// Returns the functions with a name outside of types, first those that all files can use.
  func globalFunctions(named name: String) -> [FunctionDeclaration] {
    (shared.functions[name] ?? []) + fileFunctions(named: name)
  }

  /// Returns the type with a name that all files of the program can use, or nil.
  package func sharedType(named name: String) -> TypeDeclaration? { shared.types[name] }

  /// Returns the enumerations at the top of the files, and directly in their types, that have a case of a name.
  ///
  /// The table is made once, since a large program looks for cases of types that it does not have in every view.
  func enumerations(withCase name: String) -> [TypeDeclaration] {
    if let known = enumerationsByCase { return known[name] ?? [] }
    var table: [String: [TypeDeclaration]] = [:]
    var seen: Set<Int> = []
    for file in files where file.index != outside.platformFile {
      for type in file.types.flatMap({ type in [type] + type.types.values.sorted { $0.id < $1.id } })
      where seen.insert(type.id).inserted {
        for name in Set(type.cases.map(\.name)) { table[name, default: []].append(type) }
      }
    }
    if isComplete { enumerationsByCase = table }
    return table[name] ?? []
  }

  /// Returns the declared type that a name refers to in the scope of another type, or nil.
  package func type(named name: String, from owner: TypeDeclaration) -> TypeDeclaration? {
    var outer: TypeDeclaration? = owner
    while let current = outer {
      if let nested = current.types[name], nested !== owner { return nested }
      if let local = current.localTypes?[name], local !== owner { return local }
      outer = current.owner
    }
    return owner.file.type(named: name) ?? aliasedType(named: name, in: owner.file)
  }

  /// Returns the declared type that an alias of a file, of its module or of the program names, or nil.
  private func aliasedType(named name: String, in file: FileScope) -> TypeDeclaration? {
    guard isComplete, let alias = file.own.aliases[name] ?? file.module?.aliases[name] ?? shared.aliases[name],
      alias.parameters.isEmpty, alias.type.as(CompositionTypeSyntax.self) == nil,
      case .declared(let type) = alias.resolved(by: Compiler(FunctionScope(parent: nil, file: file, owner: nil)))
    else { return nil }
    return type
  }

  /// Returns the names of all types that a declared type conforms to or inherits from, nearest first.
  func conformances(of type: TypeDeclaration) -> [String] {
    if let known = type.conformances { return known }
    type.conformances = []
    var result: [String] = []
    var seen: Set<String> = []
    var queue = type.inheritedNames
    while !queue.isEmpty {
      let name = queue.removeFirst()
      guard seen.insert(name).inserted else { continue }
      result.append(name)
      if let declared = self.type(named: name, from: type), declared !== type {
        if declared.name != name, seen.insert(declared.name).inserted { result.append(declared.name) }
        queue += declared.inheritedNames
      } else if let names = composition(named: name, from: type) {
        queue += names
      } else {
        queue += ancestry(of: name).dropFirst()
        if Prelude.protocols.contains(name), let declared = preludeType(named: name) {
          queue += declared.inheritedNames
        }
      }
    }
    type.conformances = result
    return result
  }

  /// Returns the names of the protocols that an alias composes, `typealias Name = A & B`, or nil for another name.
  private func composition(named name: String, from type: TypeDeclaration) -> [String]? {
    let alias = type.owner?.aliases[name] ?? type.file.own.aliases[name] ?? shared.aliases[name]
    guard let composed = alias?.type.as(CompositionTypeSyntax.self) else { return nil }
    return composed.elements.map { $0.type.baseName }
  }

  /// Returns all types that a declared type conforms to or inherits from, nearest first, with the declarations of those
  /// in the program.
  func ancestors(of type: TypeDeclaration) -> [TypeDeclaration.Ancestor] {
    if let known = type.ancestors { return known }
    let result = conformances(of: type).map { name in
      let declared = self.type(named: name, from: type)
      return TypeDeclaration.Ancestor(
        name: name, declaration: declared ?? (Prelude.protocols.contains(name) ? preludeType(named: name) : nil))
    }
    if isComplete { type.ancestors = result }
    return result
  }

  /// Returns whether a declared type conforms to a protocol or inherits from a class.
  package func conforms(_ type: TypeDeclaration, to name: String) -> Bool { conformances(of: type).contains(name) }

  /// Returns the superclass of a class, or nil.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    guard type.kind == .object, let name = type.inheritedNames.first,
      let parent = self.type(named: name, from: type) ?? preludeType(named: name), parent.kind == .object,
      parent !== type
    else { return nil }
    return parent
  }

  /// Returns the declared members with a name: the type's own first, then inherited ones, then those of protocols.
  package func members(named name: String, of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    if let known = type.foundMembers[name] { return known }
    var found = type.members[name] ?? []
    var parent = superclass(of: type)
    var limit = 64
    while let current = parent, limit > 0 {
      found += current.members[name] ?? []
      parent = superclass(of: current)
      limit -= 1
    }
    if type.kind != .nativeExtension {
      for inherited in ancestors(of: type) {
        if let declared = inherited.declaration {
          if declared.kind == .interface { found += declared.members[name] ?? [] }
        } else if !extensions.isEmpty {
          for ancestor in ancestry(of: inherited.name) { found += extensions[ancestor]?.members[name] ?? [] }
        }
      }
      if type.kind == .interface, let constrained = extensions[type.name] { found += constrained.members[name] ?? [] }
    }
    type.foundMembers[name] = found
    return found
  }

  /// Returns the type that a type or one of its superclasses declares inside of itself, or nil.
  func nestedType(_ name: String, of type: TypeDeclaration) -> TypeDeclaration? {
    type.types[name] ?? superclass(of: type).flatMap { nestedType(name, of: $0) }
  }

  /// Returns the static members with a name, in the same order.
  package func statics(named name: String, of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    var found = type.statics[name] ?? []
    if let parent = superclass(of: type) { found += statics(named: name, of: parent) }
    for inherited in ancestors(of: type) {
      if let declared = inherited.declaration {
        if declared.kind == .interface { found += declared.statics[name] ?? [] }
      } else {
        found += extensions[inherited.name]?.statics[name] ?? []
      }
    }
    return found
  }

  /// Returns the stored properties of a type's instances.
  package func layout(of type: TypeDeclaration) -> FieldLayout {
    if let known = type.layout { return known }
    let inherited = superclass(of: type).map { layout(of: $0) }
    var fields = inherited?.fields ?? []
    var observers = inherited?.observers ?? [:]
    for field in type.fields {
      if field.observers != nil, let inherited,
        inherited.indices[field.name] != nil || inherited.observers[field.name] != nil
          || overridesComputed(field, in: type)
      {
        observers[field.name, default: []].append(field)
      } else {
        fields.append(field)
      }
    }
    var indices: [String: Int] = [:]
    for (index, field) in fields.enumerated() { indices[field.name] = index }
    var result = FieldLayout(fields: fields, indices: indices, observers: observers)
    if superclass(of: type) != nil { result.overrides = overrides(of: fields, in: type) }
    type.layout = result
    return result
  }

  /// Returns whether a property adds observers to a computed one of a superclass.
  private func overridesComputed(_ field: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    guard let parent = superclass(of: type), case .property(let known)? = members(named: field.name, of: parent).first
    else { return false }
    return known.getter != nil
  }

  /// Returns the computed properties that a class or its superclasses declare for stored properties of other classes.
  private func overrides(
    of fields: [PropertyDeclaration], in type: TypeDeclaration
  ) -> [String: PropertyDeclaration] {
    var found: [String: PropertyDeclaration] = [:]
    for field in fields {
      if case .property(let nearest)? = members(named: field.name, of: type).first, nearest.getter != nil {
        found[field.name] = nearest
      }
    }
    return found
  }
}
