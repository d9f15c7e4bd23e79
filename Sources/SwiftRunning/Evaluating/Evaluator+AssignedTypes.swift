/// The types that assignments expect.
extension Evaluator {
  /// Returns the type of a settable property of the vocabulary, or nil.
  private func assignedType(_ name: String, of owner: Value) -> SwiftType? {
    guard case .native(let native) = owner else { return nil }
    for key in program.ancestry(of: native.type) {
      for entry in vocabulary.types[key]?.members[name] ?? [] where entry.assign != nil {
        if let type = entry.valueType { return type }
      }
    }
    return nil
  }

  /// Returns the property whose state is assigned through its storage, `_name`, or nil.
  func storage(named target: Expression, _ frame: Frame) throws(Fault) -> PropertyDeclaration? {
    guard let member = target as? MemberExpression, member.name.hasPrefix("_"),
      let type = try declaration(of: member.base.evaluate(frame, .any))
    else { return nil }
    let layout = program.layout(of: type)
    guard layout.indices[member.name] == nil, let index = layout.indices[String(member.name.dropFirst())] else {
      return nil
    }
    let property = layout.fields[index]
    // A published property is kept without a wrapper.
    guard let wrapper = property.wrapper else { return property }
    return wrapper.role?.hasAssignableStorage ?? false ? property : nil
  }

  /// Returns the type of a wrapped property's storage, or any type if it is not known.
  private func storageType(_ name: String, _ layout: FieldLayout) -> SwiftType {
    guard let index = layout.indices[name] else { return .any }
    let property = layout.fields[index]
    if property.wrapper?.role?.isReference ?? false { return .reference(names.reference, type(of: property)) }
    return customWrapper(property).map { .declared(applied($0, to: property)) } ?? .any
  }

  /// Returns the type that the initial value of a property without a written type has, or any type.
  private func inferredType(of property: PropertyDeclaration) -> SwiftType {
    property.typeSyntax == nil && customWrapper(property) == nil ? knownType(of: property) : .any
  }

  /// Returns the type of a stored value: for a state or a binding, that of the value which it gives access to.
  private func storedHint(_ stored: Value) -> SwiftType {
    guard case .native(let native) = stored, let binding = native.payload as? BindingValue,
      let current = try? binding.get()
    else { return typeHint(of: stored) }
    return typeHint(of: current)
  }

  /// Returns the declared type of a member by the static type of its base, or nil if one of them is not known.
  private func declaredHint(of member: MemberExpression) -> SwiftType? {
    guard case .declared(let type) = member.base.linkType(self), type.kind != .interface else { return nil }
    let layout = program.layout(of: type)
    var known = SwiftType.any
    if layout.overrides[member.name] == nil, let index = layout.indices[member.name] {
      known = self.type(of: layout.fields[index])
    } else if case .property(let property)? = program.members(named: member.name, of: type).first,
      property.getter != nil
    {
      known = boundType(of: property, in: type)
    }
    return known.isAny ? nil : known
  }

  /// Returns the type that an assignment to a variable expects, or any type.
  func assignmentHint(of target: Expression, _ frame: Frame) throws(Fault) -> SwiftType {
    if let member = target as? MemberExpression, let known = declaredHint(of: member) { return known }
    if let member = target as? MemberExpression, case .metatype(.declared(let type)) = member.base.knownType(self),
      case .property(let property)? = program.statics(named: member.name, of: type).first
    {
      return knownType(of: property)
    }
    if let member = target as? MemberExpression, let owner = try? member.base.evaluate(frame, .any),
      let type = declaration(of: owner)
    {
      let layout = program.layout(of: type)
      if let index = layout.indices[member.name] {
        let field = layout.fields[index]
        let known = self.type(of: field)
        if case .any = known {} else { return known }
        if genericType(of: field) != nil, case let bound = boundType(of: field, in: type), !bound.isAny { return bound }
        // An empty list does not show the type of its elements, but the property's initial value does.
        if case .array(let element) = inferredType(of: layout.fields[index]), !element.isAny { return .array(element) }
        if case .instance(let instance) = owner { return storedHint(instance.fields[index]) }
        if case .object(let instance) = owner { return storedHint(instance.fields[index]) }
      }
      if member.name.hasPrefix("_") { return storageType(String(member.name.dropFirst()), layout) }
    }
    if let member = target as? MemberExpression, let owner = try? member.base.evaluate(frame, .any) {
      if member.name == "wrappedValue", case .native(let native) = owner, isReference(native) {
        return storedHint(owner)
      }
      if let type = assignedType(member.name, of: owner) { return type }
    }
    if target is SubscriptExpression { return target.knownType(self) }
    let known = target.knownType(self)
    if case .optional = known { return known }
    guard target.isVariable, let old = try? target.evaluate(frame, .any) else {
      return .any
    }
    switch old {
    case .enumCase, .double, .native, .character: return typeHint(of: old)
    case .instance, .object: return known.isAny ? typeHint(of: old) : known
    case .void: return target.knownType(self)
    case .tuple: return target is TupleExpression ? target.knownType(self) : .any
    default: return .any
    }
  }
}
