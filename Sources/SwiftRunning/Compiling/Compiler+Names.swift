extension Compiler {
  /// Returns the expression for a name without a base.
  func reference(_ name: String, at location: SourceLocation) -> Expression {
    if name == "Self", let type = declaredType(named: name) {
      return isSelfOpen ? TypeParameterExpression(location, .parameter(name, type)) : TypeExpression(location, type)
    }
    let isProjected = name.utf8.first == UInt8(ascii: "$")
    if isProjected, let index = Int(name.dropFirst()) {
      guard let (slot, depth) = scope.shorthand(index) else { return unknown(name, at: location) }
      return LocalVariable(location, depth: depth, index: slot, type: scope.type(ofVariable: slot, depth: depth))
    }
    if let (symbol, depth) = scope.find(name) {
      switch symbol {
      case .variable(let index):
        return LocalVariable(
          location, depth: depth, index: index, type: scope.type(ofVariable: index, depth: depth),
          isConstant: scope.isConstant(index, depth: depth))
      case .observed(let index, let observers):
        let type = scope.type(ofVariable: index, depth: depth)
        return ObservedVariable(
          LocalVariable(location, depth: depth, index: index, type: type), depth: depth, observers)
      case .awaited(let index):
        return AwaitedVariable(
          LocalVariable(location, depth: depth, index: index, type: scope.type(ofVariable: index, depth: depth)))
      case .bound(let index): return BoundVariable(location, LocalVariable(location, depth: depth, index: index))
      case .wrapped(let index, let observers):
        let value = wrapper(index, depth, "wrappedValue", at: location)
        return observers.map { ObservedVariable(value, depth: depth, $0) } ?? value
      case .weak(let index, let isUnowned): return weakVariable(index, depth, isUnowned: isUnowned, at: location)
      case .lazy(let index, let initial):
        let type = scope.type(ofVariable: index, depth: depth)
        return LazyVariable(
          LocalVariable(location, depth: depth, index: index, type: type), depth: depth, index: index, initial)
      case .computed(let accessors): return ComputedVariable(location, depth: depth, accessors)
      case .functions(let functions): return FunctionReference(location, functions, depth: depth)
      case .type(let type): return TypeExpression(location, .declared(type))
      }
    }
    if isProjected { return projection(String(name.dropFirst()), at: location) }
    if name.hasPrefix("_"), scope.find("@" + name.dropFirst()) != nil {
      return projection(String(name.dropFirst()), at: location)
    }
    let isOperator =
      name != "..." && name != "..<" && name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } ?? false
    // An operator is also that of other types than the one that declares it around the code.
    if !isOperator, let member = ownMember(name, at: location) { return member }
    if program.mayDeclare(name) {
      if let property = file.own.variables[name] ?? file.module?.variables[name] ?? program.shared.variables[name] {
        return GlobalVariable(location, property)
      }
      // The program's operators are among those that a standard symbol means, as in `numbers.reduce(0, +)`.
      if let functions = file.functions(named: name), !isOperator || !Self.standardOperators.contains(name) {
        return FunctionReference(location, functions, depth: nil)
      }
    }
    if let functions = program.preludeFunctions(named: name) {
      return FunctionReference(location, functions, depth: nil)
    }
    if let type = typeBeside(name, at: location) { return TypeExpression(location, .declared(type)) }
    if let type = type(named: name, looksInBody: false) {
      let mayBeOpen =
        scope.typeParameters.contains(name) || !scope.typeParameters.isEmpty && visibleAlias(named: name) != nil
      if mayBeOpen, let open = keepingParameters.type(named: name), open.namesParameter {
        return TypeParameterExpression(
          location, open, constraint: scope.typeParameters.constraint(of: name)?.baseName)
      }
      return TypeExpression(location, type)
    }
    if let constant = program.vocabulary.constants[name] { return ConstantExpression(location, constant()) }
    if program.vocabulary.functions[name] != nil || isOperator {
      return ConstantExpression(location, .function(FunctionValue(.method(.type(.any), name))))
    }
    if name == "..." { return RangeExpression(location, lower: nil, upper: nil, isClosed: true) }
    return unknown(name, at: location)
  }

  /// Returns the expression for an undeclared name, which reports it.
  package func unknown(_ name: String, at location: SourceLocation) -> Expression {
    if let owner = scope.nearestOwner, owner.kind == .nativeExtension,
      program.vocabulary.types[owner.name]?.statics[name] != nil
    {
      return MemberExpression(location, base: TypeExpression(location, nativeSelf(owner.name)), name: name)
    }
    let message: Diagnostic.Message
    var isOutside = false
    if let reason = program.vocabulary.unsupported[name] {
      message = .unsupported(name, reason: reason)
    } else if name.first?.isUppercase ?? false {
      let closest = NearNames.closest(to: name, in: knownTypeNames)
      message = .unknownType(name, closest: closest)
      isOutside = closest == nil
    } else {
      if program.mayNameOutside, program.isComplete, !name.hasPrefix("$"),
        !program.isMisspelling(name, of: knownNames)
      {
        return OutsideName(location, name)
      }
      message = .unknownName(name, closest: NearNames.closest(to: name, in: knownNames))
    }
    return UnreadableExpression(
      location, Diagnostic(.error, message, at: program.range(of: location)),
      missingType: name.first?.isUppercase ?? false ? name : nil, isOutside: isOutside)
  }

  /// Returns whether a type is declared neither in the program nor in the vocabulary, and its name is not a misspelling
  /// of such a type.
  func isExternal(_ name: String) -> Bool {
    guard name.first?.isUppercase ?? false, program.vocabulary.unsupported[name] == nil else { return false }
    if isType(name) { return program.isOutside(type: name) }
    return NearNames.closest(to: name, in: knownTypeNames) == nil
  }

  /// Returns a member of a local variable's property wrapper.
  private func wrapper(_ index: Int, _ depth: Int, _ name: String, at location: SourceLocation) -> Expression {
    let type = scope.type(ofVariable: index, depth: depth)
    let storage = LocalVariable(location, depth: depth, index: index, type: type)
    return MemberExpression(location, base: storage, name: name)
  }

  private func projection(_ name: String, at location: SourceLocation) -> Expression {
    if let (symbol, depth) = scope.find(name), case .wrapped(let index, _) = symbol {
      return wrapper(index, depth, "projectedValue", at: location)
    }
    if let (symbol, depth) = scope.find(name), case .bound(let index) = symbol {
      return LocalVariable(location, depth: depth, index: index)
    }
    // A parameter that has the name of a wrapped property hides the property, but not its projection.
    let hidesProperty = scope.find("@" + name) == nil && scope.find("self") != nil && ownsStored(name)
    if !hidesProperty, let (symbol, depth) = scope.find(name), case .variable(let index) = symbol {
      return ProjectedValue(
        location, base: nil, variable: LocalVariable(location, depth: depth, index: index), name: name)
    }
    guard let base = selfReference(at: location) else { return unknown("$" + name, at: location) }
    return ProjectedValue(location, base: base, variable: base, name: name)
  }

  /// Returns whether the type around the body declares a stored property with this name.
  private func ownsStored(_ name: String) -> Bool {
    guard let owner = scope.nearestOwner, case .property(let property)? = owner.members[name]?.first else {
      return false
    }
    return property.isStored
  }

  private func weakVariable(_ index: Int, _ depth: Int, isUnowned: Bool, at location: SourceLocation) -> Expression {
    let type = scope.type(ofVariable: index, depth: depth)
    return WeakVariable(
      LocalVariable(location, depth: depth, index: index, type: type), isUnowned: isUnowned)
  }

  /// Returns `self`, or nil if there is none.
  func selfReference(at location: SourceLocation) -> Expression? {
    guard let (symbol, depth) = scope.find("self") else { return nil }
    if case .weak(let index, let isUnowned) = symbol {
      return weakVariable(index, depth, isUnowned: isUnowned, at: location)
    }
    guard case .variable(let index) = symbol else { return nil }
    return LocalVariable(
      location, depth: depth, index: index, type: scope.type(ofVariable: index, depth: depth),
      isConstant: scope.isConstant(index, depth: depth))
  }

  /// Whether the body belongs to a static member of a class or a protocol, whose `self` is the class, a subclass of it
  /// or a type that conforms to the protocol.
  private var isStaticMember: Bool {
    guard let (symbol, depth) = scope.find("self"), case .variable(let index) = symbol,
      case .owner(_, let isStatic)? = scope.type(ofVariable: index, depth: depth)
    else { return false }
    return isStatic
  }

  /// Returns a name as a member of `self`, or as a static member of an enclosing type.
  private func ownMember(_ name: String, at location: SourceLocation) -> Expression? {
    guard let owner = scope.nearestOwner, scope.find("self") != nil else { return nil }
    // An operator's own declarations are among those that its operands decide between.
    if program.vocabulary.functions[name] != nil || ArithmeticOperator(rawValue: name) != nil,
      let first = name.first, !first.isLetter, first != "_"
    {
      return nil
    }
    if program.hasMember(name, owner) {
      return selfReference(at: location).map { MemberExpression(location, base: $0, name: name) }
    }
    var outer: TypeDeclaration? = owner
    while let current = outer {
      if current.statics[name] != nil || current.enumCase(named: name) != nil
        || current.kind == .enumeration && name == "allCases"
      {
        if current === owner, owner.kind == .object || owner.kind == .interface, isStaticMember,
          let own = selfReference(at: location)
        {
          return MemberExpression(location, base: own, name: name)
        }
        let type = current.kind == .nativeExtension ? nativeSelf(current.name) : SwiftType.declared(current)
        return MemberExpression(location, base: TypeExpression(location, type), name: name)
      }
      outer = current.owner
    }
    if owner.kind == .interface, name == "allCases" || program.requiresStatic(name, owner) {
      return selfReference(at: location).map { MemberExpression(location, base: $0, name: name) }
    }
    if isStaticMember, !program.statics(named: name, of: owner).isEmpty {
      return selfReference(at: location).map { MemberExpression(location, base: $0, name: name) }
    }
    if owner.kind != .nativeExtension, !program.extensions.isEmpty, inheritsStatic(name, owner) {
      return MemberExpression(location, base: TypeExpression(location, .declared(owner)), name: name)
    }
    return nil
  }

  /// Returns whether an extension of a protocol of the vocabulary gives a type a member of the type itself.
  private func inheritsStatic(_ name: String, _ owner: TypeDeclaration) -> Bool {
    program.ancestors(of: owner).contains { program.extensions[$0.name]?.statics[name] != nil }
  }
}

extension Program {
  /// Returns whether the values of a declared type have a member.
  func hasMember(_ name: String, _ owner: TypeDeclaration) -> Bool {
    if !members(named: name, of: owner).isEmpty { return true }
    if name.hasPrefix("_"), !members(named: String(name.dropFirst()), of: owner).isEmpty { return true }
    if owner.kind == .nativeExtension {
      // The values of `UIImage` are those of `Image`, whose members its extensions may name.
      let represented = vocabulary.representations[owner.name]
      return hasNativeMember(name, owner.name) || represented.map { hasNativeMember(name, $0) } ?? false
    }
    if owner.kind == .interface {
      if requires(name, owner) { return true }
      for required in owner.selfRequirements {
        if let declared = type(named: required, from: owner) {
          if !members(named: name, of: declared).isEmpty || requires(name, declared) { return true }
        } else if hasNativeMember(name, required) {
          return true
        }
      }
    }
    if owner.kind == .enumeration, name == "rawValue" || name == "hashValue" { return true }
    return ancestors(of: owner).contains { ancestor in
      ancestor.declaration == nil
        && (hasNativeMember(name, ancestor.name)
          || owner.kind == .interface && Self.standardRequirements[ancestor.name]?.contains(name) ?? false)
    }
  }

  /// The properties that protocols of the standard library and Foundation require.
  private static let standardRequirements: [String: Set<String>] = [
    "Identifiable": ["id"], "RawRepresentable": ["rawValue"], "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"], "LosslessStringConvertible": ["description"],
    "CodingKey": ["stringValue", "intValue"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "CustomNSError": ["errorCode", "errorUserInfo"],
  ]

  /// Returns whether a protocol, or one that it refines, requires a member.
  private func requires(_ name: String, _ owner: TypeDeclaration) -> Bool {
    owner.requirements.contains(name)
      || ancestors(of: owner).contains { $0.declaration?.requirements.contains(name) ?? false }
  }

  /// Returns whether a protocol, or one that it refines, requires or provides a member of the type itself.
  func requiresStatic(_ name: String, _ owner: TypeDeclaration) -> Bool {
    ([owner] + ancestors(of: owner).compactMap(\.declaration)).contains { declaration in
      declaration.statics[name] != nil
        || declaration.requiredMembers.contains { member in
          switch member {
          case .property(let property): property.isStatic && property.name == name
          case .function(let function): function.isStatic && function.name == name
          }
        }
    }
  }

  /// The types on which the vocabulary declares members of protocols.
  private static let representatives = [
    "RangeReplaceableCollection": "Array", "MutableCollection": "Array", "StringProtocol": "String",
    "RangeExpression": "Range",
  ]

  private func hasNativeMember(_ name: String, _ type: String) -> Bool {
    if type == vocabulary.framework.names.reference, ["wrappedValue", "projectedValue"].contains(name) { return true }
    let family = family(of: type)
    if let representative = Self.representatives[type], hasNativeMember(name, representative) { return true }
    return !family.members(name).isEmpty || extends(family, withMember: name)
      || family.ancestry.contains(vocabulary.framework.names.view)
        && (vocabulary.ignoredModifiers.contains(name) || vocabulary.undrawnModifiers.contains(name))
  }
}
