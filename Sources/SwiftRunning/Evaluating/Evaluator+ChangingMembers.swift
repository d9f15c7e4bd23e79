/// Assignments to members.
extension Evaluator {
  /// Changes a member of a value; an assignment does not read a computed property before.
  package func mutateMember(
    _ name: String, of value: inout Value, isAssignment: Bool = false, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    if case .instance = value, let type = declaration(of: value) {
      let layout = program.layout(of: type)
      if let index = layout.index(of: name) {
        let isRaw = name.hasPrefix("_")
        return try mutateField(
          index, layout.fields[index], of: &value, isRaw: isRaw, isAssignment: isAssignment, at: location, change)
      }
    }
    if case .tuple = value, try mutatePart(name, of: &value, change) { return }
    if name.hasPrefix("$"), try mutateProjection(String(name.dropFirst()), of: &value, at: location, change) { return }
    switch value {
    case .object(let instance):
      let layout = program.layout(of: instance.type)
      if layout.overrides[name] == nil || isInitialized(name, in: initializing),
        let index = layout.index(of: name)
      {
        let isRaw = layout.indices[name] == nil
        return try mutateStored(
          index, layout.fields[index], of: &value, instance, isRaw: isRaw, isAssignment: isAssignment, at: location,
          change)
      }
    case .type(let type):
      try mutateStaticMember(name, of: type, isAssignment: isAssignment, at: location, change)
      return
    default: break
    }
    try mutateComputed(name, of: &value, isAssignment: isAssignment, at: location, change)
  }

  /// Changes the projected value of a property with a wrapper of the program, and returns whether there is one.
  ///
  /// Of other wrappers, the projected value is a binding or a publisher, which is changed itself.
  private func mutateProjection(
    _ name: String, of value: inout Value, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) -> Bool {
    guard let instance = value.declaredInstance,
      case let layout = program.layout(of: instance.type), let index = layout.indices[name]
    else { return false }
    guard let wrapper = customWrapper(layout.fields[index]),
      instance.fields[index].declaredInstance?.type.origin === wrapper
    else {
      var projected = try projection(of: name, in: value, at: location)
      try change(&projected)
      return true
    }
    try mutateMember("_" + name, of: &value, at: location) { (storage: inout Value) throws(Fault) in
      try self.mutateMember("projectedValue", of: &storage, at: location, change)
    }
    return true
  }

  /// Returns whether a type whose initializer runs declares a stored property with a name, which its initializers set
  /// without the accessors of an override.
  private func isInitialized(_ name: String, in type: TypeDeclaration?) -> Bool {
    type?.origin.fields.contains { $0.name == name } ?? false
  }

  private func mutateStored(
    _ index: Int, _ property: PropertyDeclaration, of value: inout Value, _ instance: Instance, isRaw: Bool,
    isAssignment: Bool = false, at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    if !isRaw, property.wrapper != nil, let access = enclosingAccess(of: property), access.setter != nil {
      if initializing?.origin !== instance.type.origin {
        return try mutateEnclosed(
          property, of: value, by: access, isAssignment: isAssignment, at: location, change)
      }
    }
    if !isRaw, observesWrapper(property, index, of: instance) {
      return try mutateObserved(property, of: &value, at: location, change) { (_, new) throws(Fault) in
        try self.mutateField(index, property, of: instance, isRaw: false, isAssignment: true, at: location) { $0 = new }
      }
    }
    if property.isLazy, !isAssignment, case .void = instance.fields[index] {
      // A lazy property has its initial value before it is changed.
      _ = try member(property.name, of: value, hint: .any, at: location)
    }
    let observers = program.layout(of: instance.type).observers
    let inherited = observers.isEmpty ? [] : observers[property.name] ?? []
    // Within the observers of the stored property itself, a change runs none.
    let observed =
      property.isObserving(instance)
      ? []
      : ([property] + inherited).filter {
        isObserved($0, of: instance, isOverride: $0 !== property)
      }
    let old = observed.isEmpty && !isObserving ? nil : instance.fields[index]
    try mutateField(index, property, of: instance, isRaw: isRaw, isAssignment: isAssignment, at: location, change)
    guard let old else { return }
    if isObserving, isAssignment || !instance.fields[index].hasSameContents(as: old) {
      noteChange(of: property.name, index, of: instance, from: old)
    }
    if observed.isEmpty { return }
    if observed.count == 1 { return try observe(observed[0], index, old, &value, at: location) }
    if let new = exchange(index, of: value, for: old) {
      for property in observed.reversed() { try observe(property, .willSet, new, on: &value, at: location) }
      _ = exchange(index, of: value, for: new)
    }
    for property in observed { try observe(property, .didSet, old, on: &value, at: location) }
  }

  /// Changes a stored property of an object that a subclass may override.
  func mutateInherited(
    _ property: PropertyDeclaration, of value: inout Value, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard case .object(let instance) = value,
      let index = program.layout(of: instance.type).fields.firstIndex(where: { $0 === property })
    else { return try mutateMember(property.name, of: &value, at: location, change) }
    try mutateStored(index, property, of: &value, instance, isRaw: false, at: location, change)
  }

  /// Changes a stored property of a structure, in place unless the structure's storage is shared.
  private func mutateField(
    _ index: Int, _ property: PropertyDeclaration, of value: inout Value, isRaw: Bool, isAssignment: Bool,
    at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    if !isRaw, property.observers != nil, let instance = value.declaredInstance,
      observesWrapper(property, index, of: instance)
    {
      return try mutateObserved(property, of: &value, at: location, change) { (owner, new) throws(Fault) in
        try self.mutateUnobserved(index, property, of: &owner, isRaw: false, isAssignment: true, at: location) {
          $0 = new
        }
      }
    }
    try mutateUnobserved(
      index, property, of: &value, isRaw: isRaw, isAssignment: isAssignment, at: location, change)
  }

  private func mutateUnobserved(
    _ index: Int, _ property: PropertyDeclaration, of value: inout Value, isRaw: Bool, isAssignment: Bool,
    at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard case .instance(var instance) = value.taken() else { return }
    if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
    let old = isObserved(property, of: instance) ? instance.fields[index] : nil
    do {
      defer { value = .instance(instance) }
      try mutateField(index, property, of: instance, isRaw: isRaw, isAssignment: isAssignment, at: location, change)
    }
    if let old { try observe(property, index, old, &value, at: location) }
  }

  /// Returns whether a stored property keeps its value: a constant with a default value, or one that no initializer of
  /// its type is setting.
  private func isFixed(_ property: PropertyDeclaration) -> Bool {
    guard property.isConstant, property.wrapper == nil else { return false }
    return property.initializer != nil || initializing?.origin !== property.owner?.origin
  }

  /// Changes an element of a tuple in place, and returns whether there is one with the name.
  private func mutatePart(
    _ name: String, of value: inout Value, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) -> Bool {
    guard case .tuple(var tuple) = value.taken() else { return false }
    defer { value = .tuple(tuple) }
    guard let index = tuple.index(of: name) else { return false }
    try change(&tuple.elements[index])
    return true
  }

  private func mutateField(
    _ index: Int, _ property: PropertyDeclaration, of instance: Instance, isRaw: Bool, isAssignment: Bool,
    at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    if !isRaw, try mutateReference(in: property, at: location, change) { return }
    if program.isActing, !isRaw, property.wrapper?.role?.readsEnvironment ?? false {
      var current = try self.field(index, property, of: instance, .instance(instance), at: location)
      return try change(&current)
    }
    let constant = isRaw || !isFixed(property) ? nil : instance.fields[index]
    // An object is remembered by its identity: a second reference would make `isKnownUniquelyReferenced` false.
    let oldObject = program.isActing ? instance.fields[index].objectInstance.map(ObjectIdentifier.init) : nil
    let old: Value? = program.isActing && oldObject == nil ? instance.fields[index] : nil
    var field = Value.void
    swap(&field, &instance.fields[index])
    if property.isWeak { field = field.strengthened }
    defer {
      if property.isWeak { field = field.weakened }
      if let old {
        if !field.hasSameContents(as: old) { noteStateChange(of: property, index, of: instance, from: old) }
      } else if let oldObject, oldObject != field.objectInstance.map(ObjectIdentifier.init) {
        stateChangeCount += 1
        if instance.type.kind == .object { noteObjectChange(of: instance) }
      }
      instance.fields[index] = field
    }
    if !isRaw, property.wrapper != nil, case .native(let native) = field, let binding = native.payload as? BindingValue
    {
      var current = try binding.get()
      try change(&current)
      if case .native(let new) = current, isReference(new) { field = current } else { try binding.set(current) }
      return
    }
    if !isRaw, let wrapper = customWrapper(property), field.declaredInstance?.type.origin === wrapper {
      return try mutateContent(
        ofWrapper: &field, within: property, isAssignment: isAssignment, at: location, change)
    }
    let isEmpty = if case .void = field { true } else { false }
    try change(&field)
    if let constant, !field.hasSameContents(as: constant) {
      field = constant
      throw fault(.changedConstant(isSelf: false), at: location)
    }
    if isEmpty, !isRaw, let wrapper = customWrapper(property) {
      field = try wrapped(field, by: wrapper, property, at: location)
      return
    }
    if property.wrapper != nil, case .native(let native) = field, native.type == names.initialState,
      let initial = native.payload as? Value
    {
      field = initial
    }
    field = try coerce(
      field, to: property.wrapper == nil ? boundType(of: property, in: instance.type) : .any, at: location)
  }

  private func mutateStaticMember(
    _ name: String, of type: SwiftType, isAssignment: Bool, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    let members: [TypeDeclaration.Member] =
      if case .declared(let declared) = type { program.statics(named: name, of: declared) } else {
        program.extensions[type.memberKey]?.statics[name] ?? []
      }
    guard case .property(let property)? = members.first else {
      if case .native(let name) = type, program.isOutside(type: name) {
        var member = outsideValue(name, at: location)
        return try change(&member)
      }
      throw fault(.unknownMember(name, of: type.description, closest: nil), at: location)
    }
    try mutateStatic(property, of: type, isAssignment: isAssignment, at: location, change)
  }

  private func mutateComputed(
    _ name: String, of value: inout Value, isAssignment: Bool, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    if name == "wrappedValue", case .native(let native) = value, let binding = native.payload as? BindingValue {
      var current = try binding.get()
      try change(&current)
      return try binding.set(current)
    }
    if let property = declaredProperty(name, of: value) {
      let added = observers(of: name, in: value)
      if !added.isEmpty {
        let old = try getter(property, of: value, at: location)
        var current = old
        try change(&current)
        for observer in added.reversed() { try observe(observer, .willSet, current, on: &value, at: location) }
        try setter(property, of: &value, current, at: location)
        for observer in added { try observe(observer, .didSet, old, on: &value, at: location) }
        return
      }
      let isRead = !isAssignment || property.setter == nil
      var current = isRead ? try getter(property, changing: &value, at: location) : .void
      try change(&current)
      try setter(property, of: &value, current, at: location)
      return
    }
    if let type = declaration(of: value), let found = dynamicSubscript(name, of: type, isWritten: true) {
      return try mutateSubscript(
        found.function, found.function.setter?.parameter ?? "newValue", of: &value, [found.key],
        isAssignment: isAssignment, at: location, change)
    }
    // A setter of the member's value may change something else, as one that is `nonmutating` does.
    if !isAssignment, var current = try dynamicMember(name, of: value, at: location) { return try change(&current) }
    for key in program.ancestry(of: nativeKey(of: value)) {
      for entry in vocabulary.types[key]?.members[name] ?? [] where entry.kind == .property {
        let call = Call(evaluator: self, location: location, arguments: [], name: name)
        var receiver = value
        var current = try entry.call(on: &receiver, call)
        let old = entry.assign == nil ? current : .void
        try change(&current)
        guard let assign = entry.assign else {
          if case .native(let native) = value, !host.isKeyed(native), !isInert(value), !current.isEqual(to: old) {
            log.add(Diagnostic(.warning, .lostChange(name, of: value.typeName), at: range(of: location)))
          }
          return
        }
        try assign(&value, current, call)
        return
      }
    }
    if isInert(value) { return }
    if var unknown = platformMember(name, of: value, at: location) { return try change(&unknown) }
    if let type = declaration(of: value), program.hasOutsideAncestor(type) {
      var member = outsideValue(name, at: location)
      return try change(&member)
    }
    throw unknownMember(name, of: value, at: location)
  }
}
