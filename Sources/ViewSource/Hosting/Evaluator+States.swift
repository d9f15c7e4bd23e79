import PlumblineLayout

/// The states of views, modifiers and styles, which persist between evaluations of a body.
extension Evaluator {
  /// Returns a view's value with the state that its identity stores.
  ///
  /// A dynamic property of the view has states of its own; `view` is the identity of the view that it is part of.
  func keepingStates(
    of instance: Instance, in identity: ViewIdentity, partOf view: ViewIdentity? = nil
  ) throws(Fault) -> Value {
    var kept: Instance?
    let view = view ?? identity
    let isRoot = self.identity === swiftUI.rootIdentity && view === identity
    let first = isRoot ? identity.first : nil
    if isRoot, first == nil { identity.first = instance }
    for (index, field) in program.layout(of: instance.type).fields.enumerated() {
      if !view.objects.isEmpty, dependsOnChange(field, instance.fields[index], since: view.objects.moment) {
        view.objects.isOutdated = true
      }
      if let property = dynamicProperty(instance.fields[index]) {
        let own = identity.properties[index] ?? ViewIdentity()
        identity.properties[index] = own
        let copy = kept ?? instance.copy()
        kept = copy
        copy.fields[index] = try keepingStates(of: property, in: own, partOf: view)
        continue
      }
      guard field.wrapper?.role?.isKeptByIdentity ?? false else {
        if let first, first.type === instance.type, field.wrapper == nil, field.isConstant {
          let copy = kept ?? instance.copy()
          kept = copy
          copy.fields[index] = first.fields[index]
        }
        if case .observed? = field.wrapper?.role { noteObserver(of: instance.fields[index]) }
        continue
      }
      let copy = kept ?? instance.copy()
      kept = copy
      identity.type = instance.type
      if let key = try storageKey(of: field, copy.fields[index]) {
        let initial = initialState(copy.fields[index])
        copy.fields[index] = storageCell(key, initial: initial)
        continue
      }
      if identity.states[index] == nil { identity.states[index] = try needed(initialState(copy.fields[index])) }
      if case .stateObject? = field.wrapper?.role { noteObserver(of: identity.states[index] ?? .none) }
      copy.fields[index] = stateCell(index, of: identity, partOf: view)
    }
    return .instance(kept ?? instance)
  }

  /// Returns a view, a modifier or a style after the `update()` of its dynamic properties, which runs before its body.
  func updatingProperties(of value: Value) throws(Fault) -> Value {
    guard program.isActing, case .instance(let instance) = value else { return value }
    var updated: Instance?
    for (index, field) in instance.fields.enumerated() {
      guard let property = dynamicProperty(field) else { continue }
      let copy = updated ?? instance.copy()
      updated = copy
      copy.fields[index] = try changed(updatingProperties(of: .instance(property)), by: "update")
    }
    return updated.map { .instance($0) } ?? value
  }

  /// Returns whether a dynamic property of a view reads its environment.
  func hasReadingProperty(_ view: Instance) -> Bool {
    view.fields.contains { dynamicProperty($0).map { readsEnvironment($0.type) } ?? false }
  }

  /// Returns the value of a property whose type conforms to `DynamicProperty`, or nil for another one.
  private func dynamicProperty(_ value: Value) -> Instance? {
    guard case .instance(let instance) = value, program.conforms(instance.type, to: "DynamicProperty") else {
      return nil
    }
    return instance
  }

  /// Returns a view, a modifier or a style whose `@Environment` properties keep the present environment, so that its
  /// closures read that environment when they run elsewhere, as in an action of a presented screen.
  func keepingEnvironment(of value: Value) -> Value {
    guard program.isActing, case .instance(let instance) = value, readsEnvironment(instance.type) else { return value }
    var kept: Instance?
    for (index, field) in program.layout(of: instance.type).fields.enumerated()
    where field.wrapper?.role?.isEnvironmentValue ?? false {
      let copy = kept ?? instance.copy()
      copy.fields[index] = swiftUI.environmentValue
      kept = copy
    }
    return .instance(kept ?? instance)
  }

  /// Returns a modifier or a style with the states of the next identity of its type, and that identity; in a program
  /// that does not act, the value itself and nil.
  func keepingStates(of value: Value) throws(Fault) -> (Value, ViewIdentity?) {
    guard program.isActing, case .instance(let instance) = value else { return (value, nil) }
    let own = identity.next(instance.type.id)
    return (try keepingStates(of: instance, in: own), own)
  }

  /// Returns the key under which a property with an initial value is stored outside of its view, or nil for other
  /// properties.
  private func storageKey(of field: PropertyDeclaration, _ initial: Value) throws(Fault) -> String? {
    guard let wrapper = field.wrapper, case .stored(let isShared)? = wrapper.role else { return nil }
    let written = initial.storedInitial == nil ? try storageKey(of: field) : nil
    guard let key = initial.storedInitial?.key ?? written else { return nil }
    return isShared ? Self.storageKey(key) : "\(wrapper.name)\"\(key)\""
  }

  /// Returns the key of the value that `@AppStorage` keeps for a string.
  static func storageKey(_ key: String) -> String { "AppStorage\"\(key)\"" }

  private func storageCell(_ key: String, initial: Value) -> Value {
    let session = swiftUI.session
    let cell = BindingValue(
      get: { [self] () throws(Fault) in
        if let stored = session.storage[key] { try value(ofStored: stored, as: initial) } else { initial }
      },
      set: { [self] (new) throws(Fault) in
        if (session.storage[key] ?? initial).hasSameContents(as: new) != true { stateChangeCount += 1 }
        session.storage[key] = new
      })
    return .native(NativeValue.stateCell, cell)
  }

  /// Returns a stored value as one of a property: a case of an enumeration is stored by its raw value.
  private func value(ofStored stored: Value, as initial: Value) throws(Fault) -> Value {
    guard case .enumCase(let known) = initial, declaration(of: stored) == nil else { return stored }
    let found = try construct(.declared(known.type), named: "init", [stored])
    return found.isNone ? initial : found
  }

  private func initialState(_ field: Value) -> Value {
    if let stored = field.storedInitial { return stored.value }
    if case .native(let native) = field, native.type == names.initialState, let initial = native.payload as? Value {
      return initial
    }
    return field
  }

  private func stateCell(_ index: Int, of identity: ViewIdentity, partOf view: ViewIdentity) -> Value {
    let cell = BindingValue(
      get: { () throws(Fault) in identity.states[index] ?? .none },
      set: { [self] (new) throws(Fault) in
        if identity.states[index]?.hasSameContents(as: new) != true {
          stateChangeCount += 1
          view.objects.isOutdated = true
        }
        identity.states[index] = new
      })
    return .native(NativeValue.stateCell, cell)
  }
}
