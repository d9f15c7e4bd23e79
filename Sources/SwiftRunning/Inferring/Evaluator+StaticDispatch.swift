/// Members that a protocol's extension adds without a requirement, which are chosen by the static type of their base.
extension Evaluator {
  /// Returns the members that a protocol's extensions add under a name, if a base is known only as the protocol and the
  /// protocol does not require them; otherwise nothing.
  func extensionMembers(_ name: String, of base: SwiftType) -> [TypeDeclaration.Member] {
    if case .metatype(.declared(let type)) = base, type.kind == .interface { return extensionStatics(name, of: type) }
    if case .native(let type) = base { return representedMembers(name, of: type) }
    guard case .declared(let type) = base else { return [] }
    if type.kind == .object { return inheritedDefaults(name, of: type) }
    guard type.kind == .interface else { return [] }
    let protocols = [type] + program.ancestors(of: type).compactMap(\.declaration)
    if protocols.contains(where: { $0.requirements.contains(name) }) { return [] }
    // A member of a constrained extension is only called where the base is known to fulfil the constraint.
    return program.members(named: name, of: type).filter { member in
      member.condition.map { meets($0, base, in: type) == true } ?? true
    }
  }

  /// Returns the members that extensions add to a type whose values are those of another type, if extensions of that
  /// type add members of the same name; otherwise nothing.
  private func representedMembers(_ name: String, of type: String) -> [TypeDeclaration.Member] {
    guard let representation = vocabulary.representations[type], let own = program.extensions[type]?.members[name],
      program.extensions[representation]?.members[name] != nil
    else { return [] }
    return own
  }

  /// Returns the static members that a protocol's extensions add under a name, if the protocol does not require them;
  /// otherwise nothing.
  private func extensionStatics(_ name: String, of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    let protocols = [type] + program.ancestors(of: type).compactMap(\.declaration)
    let isRequired = protocols.contains { interface in
      interface.requiredMembers.contains { member in
        switch member {
        case .property(let property): property.isStatic && property.name == name
        case .function(let function): function.isStatic && function.name == name
        }
      }
    }
    return isRequired ? [] : program.statics(named: name, of: type)
  }

  /// Returns the members that a class has only from the extensions of its protocols, which are called although a
  /// subclass declares its own; nothing if a class that may be meant declares the member.
  private func inheritedDefaults(_ name: String, of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    let members = program.members(named: name, of: type)
    guard let first = members.first else { return [] }
    let owner =
      switch first {
      case .function(let function): function.owner
      case .property(let property): property.owner
      }
    return owner?.kind == .interface ? applicable(members, to: .declared(type)) : []
  }

  /// Returns the default implementations that a class inherits for a protocol's requirement, although a subclass, the
  /// type of an object, declares a member of its own: the class that conforms to the protocol decides.
  func inheritedDefaults(_ name: String, of type: TypeDeclaration, as interface: TypeDeclaration)
    -> [TypeDeclaration.Member]
  {
    guard var conforming = program.superclass(of: type), program.conforms(conforming, to: interface.name) else {
      return []
    }
    while let parent = program.superclass(of: conforming), program.conforms(parent, to: interface.name) {
      conforming = parent
    }
    return inheritedDefaults(name, of: conforming)
  }

  /// Returns the static properties of a protocol's extension that a class inherits for a requirement, although a subclass
  /// declares one of its own: the class that conforms to the protocol decides.
  func inheritedStatic(
    _ name: String, of type: TypeDeclaration, as interface: TypeDeclaration
  ) -> PropertyDeclaration? {
    guard var conforming = program.superclass(of: type), program.conforms(conforming, to: interface.name) else {
      return nil
    }
    while let parent = program.superclass(of: conforming), program.conforms(parent, to: interface.name) {
      conforming = parent
    }
    guard case .property(let property)? = program.statics(named: name, of: conforming).first,
      property.owner?.kind == .interface
    else { return nil }
    return property
  }

  /// Returns the protocol if an expression's static type is that of types that conform to it, or nil.
  func typeInterface(of base: Expression) -> TypeDeclaration? {
    guard case .metatype(.declared(let type)) = base.linkType(self), type.kind == .interface else { return nil }
    return type
  }

  /// Returns the protocol if an expression's static type is known only as that protocol, or nil.
  func interface(of base: Expression) -> TypeDeclaration? {
    guard case .declared(let type) = base.linkType(self), type.kind == .interface else { return nil }
    return type
  }

  /// Returns whether a class, or one between it and a superclass, declares an initializer that takes the arguments of a
  /// call.
  func overrides(_ arguments: [ArgumentExpression], in type: TypeDeclaration, below base: TypeDeclaration) -> Bool {
    var current: TypeDeclaration? = type
    while let declared = current, declared.origin !== base.origin {
      if declared.initializers.contains(where: { arguments.matched(to: shapes(of: .function($0, nil))) != nil }) {
        return true
      }
      current = program.superclass(of: declared)
    }
    return false
  }

  /// Returns the text of `value.description` or `value.debugDescription` for an optional base, or nil for another one.
  func description(_ name: String, of value: Value, _ base: Expression) throws(Fault) -> Value? {
    let type = base.linkType(self)
    switch type {
    case .optional where name == "debugDescription": break
    case .array(.optional), .dictionary(_, .optional): break
    default: return nil
    }
    return .string(try describe(value, of: base, quoted: true, at: base.location))
  }

  /// Returns arguments whose `inout` targets have their subscripts' arguments evaluated, so that these are evaluated
  /// once although the target is read and written.
  func resolved(_ arguments: [ArgumentExpression], _ frame: Frame) throws(Fault) -> [ArgumentExpression] {
    guard arguments.contains(where: { $0.isInout && $0.value.hasEffects }) else { return arguments }
    var result: [ArgumentExpression] = []
    for argument in arguments {
      guard argument.isInout else {
        result.append(argument)
        continue
      }
      result.append(ArgumentExpression(label: argument.label, value: try argument.value.resolved(frame), isInout: true))
    }
    return result
  }
}
