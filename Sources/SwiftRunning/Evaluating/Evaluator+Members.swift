extension Evaluator {
  /// Returns a member of a value or of a type.
  package func member(_ name: String, of value: Value, hint: SwiftType, at location: SourceLocation) throws(Fault)
    -> Value
  {
    if case .type(let type) = value { return try staticMember(name, of: type, hint: hint, at: location) }
    if let stored = try storedMember(name, of: value, at: location) { return stored }
    if let special = try standardMember(name, of: value, at: location) { return special }
    if let native = try nativeProperty(name, of: value, at: location) { return native }
    if let outside = value.outside { return member(name, of: outside, at: location) }
    if isInert(value) { return host.platformMember(name, of: value, in: self) ?? value }
    // An `AnyHashable` is kept as what it erases.
    if name == "base" { return value.boxedOptional?.value ?? value }
    if !callables(name, of: value).isEmpty { return .function(FunctionValue(.method(value, name))) }
    if let dynamic = try dynamicMember(name, of: value, at: location) { return dynamic }
    for case .property(let property) in program.extensions["Optional"]?.members[name] ?? [] {
      return try getter(property, of: value.boxedOptional?.value ?? value, at: location)
    }
    if value.isNone { return .none }
    if let unknown = platformMember(name, of: value, at: location) { return unknown }
    if let outside = outsideMember(name, of: value.typeName, near: memberNames(of: value), at: location) {
      guard let type = declaration(of: value), !program.mayHaveOutsideMembers(type) else { return outside }
    }
    throw unknownMember(name, of: value, at: location)
  }

  /// Returns the value of a declared property, stored or computed, or nil if there is none.
  func storedMember(_ name: String, of value: Value, at location: SourceLocation) throws(Fault) -> Value? {
    switch value {
    case .instance(let instance), .object(let instance):
      let layout = program.layout(of: instance.type)
      if !layout.overrides.isEmpty, let property = layout.overrides[name],
        !(layout.indices[name].map { layout.fields[$0].isObserving(instance) } ?? false)
      {
        return try getter(property, of: value, at: location)
      }
      if let index = layout.indices[name] {
        return try field(index, layout.fields[index], of: instance, value, at: location)
      }
      if name.hasPrefix("_"), let index = layout.indices[String(name.dropFirst())] { return instance.fields[index] }
      if name.hasPrefix("$") { return try projection(of: String(name.dropFirst()), in: value, at: location) }
    case .tuple(let tuple):
      if let index = tuple.index(of: name) { return tuple.elements[index] }
    case .native(let native) where native.type == "Regex.Match":
      if let part = (native.payload as? RegexMatch)?.member(name) { return part }
    case .native(let native) where isReference(native):
      if let property = declaredProperty(name, of: value) { return try getter(property, of: value, at: location) }
      return try bindingMember(name, native, at: location)
    default: break
    }
    guard let property = declaredProperty(name, of: value, at: location) else { return nil }
    return try getter(property, of: value, at: location)
  }

  /// Returns a declared computed property of a value, or nil; of several in extensions, that of the place's own module.
  package func declaredProperty(
    _ name: String, of value: Value, at location: SourceLocation = .start
  ) -> PropertyDeclaration? {
    if let type = declaration(of: value) {
      for case .property(let property) in applicable(program.members(named: name, of: type), to: .declared(type))
      where property.getter != nil {
        return property
      }
      return nil
    }
    for ancestor in program.ancestry(of: nativeKey(of: value)) {
      guard let members = program.extensions[ancestor]?.members[name] else { continue }
      let near = members.nearest(to: location)
      for case .property(let property) in applicable(near, to: settledHint(of: value))
      where property.rangeKind?.suits(value) ?? true {
        return property
      }
    }
    return nil
  }

  /// Returns the value of a stored property, unwrapped from its property wrapper.
  func field(
    _ index: Int, _ property: PropertyDeclaration, of instance: Instance, _ owner: Value, at location: SourceLocation
  ) throws(Fault) -> Value {
    let raw = instance.fields[index]
    if recordedReads != nil, case .object = owner { recordedReads?.note(property.name, of: instance) }
    if property.isLazy, case .void = raw {
      var changed = owner
      let value = try initialValue(of: property, changing: &changed, at: location) ?? .none
      if case .instance(let other) = changed, other !== instance { instance.fields = other.fields }
      instance.fields[index] = value
      return value
    }
    if property.isWeak { return raw.strengthened }
    guard let wrapper = property.wrapper else { return raw }
    if case .object = owner, let access = enclosingAccess(of: property) {
      return try run(
        access, receiver: access.owner.map { .type(.declared($0)) }, captured: nil,
        enclosingArguments(owner, property), at: location)
    }
    switch wrapper.role {
    case .environmentValue:
      let value = try host.within(raw) { () throws(Fault) in try environmentValue(wrapper, property, at: location) }
      return property.isReferenced ? try unbound(value) : value
    case .environmentObject:
      if case .declared(let type) = type(of: property), let object = environmentObject(type, at: location) {
        return object
      }
      if raw.isNone, program.mayNameOutside, case .declared(let type) = type(of: property) {
        return outsideValue(type.name, at: property.location)
      }
      return raw
    case .scaledNumber: return try scaled(raw, wrapper, property, at: location)
    case .stored where raw.storedInitial != nil: return raw.storedInitial?.value ?? .none
    case .stateObject where raw.late != nil:
      let object = try needed(raw)
      noteObserver(of: object)
      return object
    case .stateObject, .observed: noteObserver(of: raw)
    default: break
    }
    if case .native(let native) = raw, let binding = native.payload as? BindingValue,
      !(wrapper.role?.isState ?? false) || native.type == NativeValue.stateCell
    {
      return try number(binding.get(), as: property)
    }
    if case .instance(let wrapped) = raw,
      let index = program.layout(of: wrapped.type).indices["_element"], wrapped.fields[index].isNone
    {
      // A query of a stand-in is one for the elements of its property's type.
      wrapped.fields[index] = .type(type(of: property).element)
    }
    if let wrapped = raw.declaredInstance,
      program.layout(of: wrapped.type).indices["wrappedValue"] != nil
        || declaredProperty("wrappedValue", of: raw) != nil, customWrapper(property) === wrapped.type.origin
    {
      guard changesWhenRead(property) else { return try content(ofWrapper: raw, of: property, at: location) }
      // A structure's own is changed where an expression names its variable.
      var changed = raw
      defer { if case .object = owner { instance.fields[index] = changed } }
      return try content(ofChanging: &changed, of: property, at: location)
    }
    return raw
  }

  /// Returns a length as large as the preferred text size makes it, relative to the text style of its wrapper.
  private func scaled(
    _ length: Value, _ wrapper: PropertyWrapper, _ property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard let number = length.asDouble ?? length.asInt.map(Double.init) else { return length }
    if property.environmentPath == nil, let style = wrapper.arguments?.first(where: { $0.label?.text == "relativeTo" })
    {
      let code = Compiler.code(
        style.expression, file: property.file, owner: property.owner, type: .native(names.textStyle))
      let frame = Frame(self, parent: nil, count: code.frameSize)
      frame.resultHint = .native(names.textStyle)
      property.environmentPath = try run(code, frame, isViewBuilder: false, at: location)
    }
    return .double(host.scaled(number, with: property.environmentPath))
  }

  /// Returns a binding's value converted to the property's type: an integer becomes a floating-point number where the
  /// property is one.
  private func number(_ value: Value, as property: PropertyDeclaration) throws(Fault) -> Value {
    switch value {
    case .literal(let number), .int(let number):
      if case .double = type(of: property).unwrapped { return .double(Double(number)) }
      return value
    default: return value
    }
  }

  /// Returns the declared type of a property's wrapper, or nil for one of the framework's.
  package func customWrapper(_ property: PropertyDeclaration) -> TypeDeclaration? {
    guard let wrapper = property.wrapper else { return nil }
    let name = wrapper.name
    let declared =
      property.owner.flatMap { program.type(named: name, from: $0) } ?? property.file.type(named: name)
    // A type such as a model's `State` does not hide the wrapper.
    if wrapper.role != nil, !(declared?.attributes.contains("propertyWrapper") ?? true) { return nil }
    if declared?.isResultBuilder ?? true || declared?.attributes.contains("globalActor") ?? false { return nil }
    return declared
  }

  private func nativeProperty(_ name: String, of value: Value, at location: SourceLocation) throws(Fault) -> Value? {
    let keys = declaration(of: value).map(program.conformances) ?? [nativeKey(of: value)]
    for key in keys {
      for entry in program.family(of: key).members(name) where entry.kind == .property {
        var receiver = value
        return try entry.call(on: &receiver, Call(evaluator: self, location: location, arguments: [], name: name))
      }
    }
    return nil
  }
}
