extension Evaluator {
  /// Returns the value of a global or static property, which is computed at its first use.
  func staticValue(of property: PropertyDeclaration, at location: SourceLocation, receiver: Value? = nil) throws(Fault)
    -> Value
  {
    if let value = property.value {
      if let failure = property.failure { log.add(failure) }
      if !property.standIns.isEmpty { log.add(standIns: property.standIns) }
      return value
    }
    if let storage = property.storage {
      if !property.standIns.isEmpty { log.add(standIns: property.standIns) }
      guard changesWhenRead(property) else { return try content(ofWrapper: storage, of: property, at: location) }
      var changed = storage
      defer { property.storage = changed }
      return try content(ofChanging: &changed, of: property, at: location)
    }
    let owner = receiver ?? property.owner.map(selfType) ?? .void
    if property.getter != nil { return try getter(property, of: owner, at: location) }
    if property.isComputing { throw fault(.circular(property.name), at: location) }
    property.isComputing = true
    defer { property.isComputing = false }
    var value = Value.none
    property.standIns = try log.collectStandIns { () throws(Fault) in
      value = try firstValue(of: property, owner, at: location)
    }
    return value
  }

  /// Computes the value of a global or static property, and keeps it.
  private func firstValue(
    of property: PropertyDeclaration, _ owner: Value, at location: SourceLocation
  ) throws(Fault) -> Value {
    var value: Value?
    do { value = try initialValue(of: property, receiver: owner, at: location) } catch {
      guard let substitute = substitute(for: property, after: error) else { throw error }
      value = substitute
    }
    if let part = property.part {
      var whole = try staticValue(of: part.whole, at: location)
      for index in part.path {
        if case .tuple(let tuple) = whole, tuple.elements.indices.contains(index) { whole = tuple.elements[index] }
      }
      value = whole
    }
    if let wrapper = customWrapper(property) {
      var storage = try wrapped(value, by: wrapper, property, at: location)
      defer { property.storage = storage }
      return try content(ofChanging: &storage, of: property, at: location)
    }
    property.value = value ?? Value.none
    return value ?? Value.none
  }

  /// Changes a global or static property; an assignment does not read a computed one before.
  func mutateStatic(
    _ property: PropertyDeclaration, of type: SwiftType? = nil, isAssignment: Bool = false,
    at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    if property.getter != nil, property.setter != nil {
      var owner = type.map { .type($0) } ?? property.owner.map(selfType) ?? .void
      var current = isAssignment ? Value.void : try getter(property, of: owner, at: location)
      try change(&current)
      return try setter(property, of: &owner, current, at: location)
    }
    if property.storage == nil, customWrapper(property) != nil { _ = try staticValue(of: property, at: location) }
    if var storage = property.storage {
      try mutateContent(ofWrapper: &storage, within: property, isAssignment: isAssignment, at: location, change)
      property.storage = storage
      return
    }
    let old = try staticValue(of: property, at: location)
    var value = old
    try change(&value)
    guard property.observers != nil, !property.isComputing else {
      property.value = value
      return
    }
    var owner = property.owner.map(selfType) ?? .void
    try observe(property, .willSet, value, on: &owner, at: location)
    property.value = value
    try observe(property, .didSet, old, on: &owner, at: location)
  }

  /// Returns the annotated type of a property.
  ///
  /// A scaled metric without an annotation is a floating-point number even if its initial value is an integer literal.
  package func type(of property: PropertyDeclaration) -> SwiftType {
    if let known = property.resolvedType { return known }
    let scope = FunctionScope(
      parent: nil, file: property.file, owner: property.owner, typeParameters: property.typeParameters)
    let known: SwiftType = if case .scaledNumber? = property.wrapper?.role { .double } else { .any }
    let type = property.typeSyntax.map { Compiler(scope).type($0) } ?? optionalOfEnvironment(property, scope) ?? known
    property.resolvedType = type
    return type
  }

  /// Returns the type of a property for a value of the environment that may be nil, whose type its value does not show.
  private func optionalOfEnvironment(_ property: PropertyDeclaration, _ scope: FunctionScope) -> SwiftType? {
    guard let wrapper = property.wrapper, wrapper.role?.isEnvironmentValue ?? false,
      let argument = wrapper.arguments?.first?.expression, argument.trimmedDescription.hasPrefix("\\"),
      let path = Compiler(scope).expression(argument) as? KeyPathExpression,
      case .optional(let wrapped) = path.result(of: .native(names.environment), self), !wrapped.isAny
    else { return nil }
    return .optional(wrapped)
  }

  /// Returns the annotated type of a property in a type that may have generic arguments.
  func boundType(of property: PropertyDeclaration, in owner: TypeDeclaration) -> SwiftType {
    guard let generic = genericType(of: property) else { return type(of: property) }
    return generic.replacing { owner.arguments[$0] ?? self.typeArgument($0, in: .declared(owner)) }
  }

  /// Returns the initial value of a property, or nil if an initializer sets it.
  package func initialValue(of property: PropertyDeclaration, receiver: Value, at location: SourceLocation)
    throws(Fault) -> Value?
  {
    var receiver = receiver
    return try initialValue(of: property, changing: &receiver, at: location)
  }

  /// Returns the initial value of a property, whose expression may change the value that holds it, as that of a lazy
  /// property does.
  func initialValue(
    of property: PropertyDeclaration, changing receiver: inout Value, at location: SourceLocation
  ) throws(Fault) -> Value? {
    var type = type(of: property)
    if case .type(.declared(let owner)) = receiver { type = boundType(of: property, in: owner) }
    guard let initializer = property.initializer else { return try wrapperValue(of: property, type, at: location) }
    if property.initializerCode == nil {
      property.initializerCode = Compiler.code(
        initializer, file: property.file, owner: property.owner, type: type, written: property.typeSyntax,
        typeParameters: property.typeParameters)
    }
    guard let code = property.initializerCode else { return nil }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = receiver
    frame.resultHint = type
    defer { frame.release(after: code) }
    let completion = try nested(at: property.location) { () throws(Fault) in try code.body.finish(frame, type) }
    receiver = frame.slots[0]
    let value: Value = if case .returned(let value) = completion { value } else { .void }
    if case .any = type { return value.settledNumber }
    return try coerce(value, to: type, at: property.location)
  }

  /// Returns the initial value that a property's wrapper provides, or nil.
  private func wrapperValue(
    of property: PropertyDeclaration, _ type: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value? {
    if case .optional = type, !property.isConstant || property.wrapper != nil { return Value.none }
    if property.isManaged { return managedValue(of: type) }
    guard let wrapper = property.wrapper else { return nil }
    if let arguments = wrapper.arguments {
      for argument in arguments where ["wrappedValue", "initialValue"].contains(argument.label?.text ?? "") {
        let code = Compiler.code(argument.expression, file: property.file, owner: property.owner, type: type)
        let frame = Frame(self, parent: nil, count: code.frameSize)
        frame.resultHint = type
        return try coerce(run(code, frame, isViewBuilder: false, at: location), to: type, at: location)
      }
    }
    switch wrapper.role {
    case .identifier: return .string((property.owner.map { $0.qualifiedName + "." } ?? "") + property.name)
    case .environmentObject:
      if case .declared(let declared) = type { return sharedObjects[declared.id] }
      if case .native(let name) = type, program.isOutside(type: name) {
        return outsideValue(property.name, type: name, at: property.location)
      }
      return nil
    case .none where program.mayNameOutside && hasOutsideWrapper(property):
      program.isSpent = true
      return emptyValue(of: type, named: property.name, at: property.location)
    case let role: return customWrapper(property) == nil ? role?.emptyValue : nil
    }
  }

  /// Returns the first value of a property that Core Data stores, or nil for a type that has no empty value.
  private func managedValue(of type: SwiftType) -> Value? {
    switch type {
    case .bool: .bool(false)
    case .int: .int(0)
    case .double: .double(0)
    case .string: .string("")
    case .set: .set(SetValue([]))
    case .native("Float"): .float(0)
    case .native(let name): IntegerType(sized: name).map { .whole(SizedInteger(0, clampedTo: $0)) }
    default: nil
    }
  }

  /// Returns whether a property's wrapper is declared neither by the program nor by the vocabulary.
  func hasOutsideWrapper(_ property: PropertyDeclaration) -> Bool {
    guard let wrapper = property.wrapper, wrapper.role == nil, customWrapper(property) == nil else { return false }
    let names = [wrapper.name]
    if property.file.type(named: wrapper.name)?.attributes.contains("globalActor") ?? false { return false }
    return resultBuilder(among: names, owner: property.owner, file: property.file, at: property.location) == nil
  }

  /// Runs the getter of a computed property.
  package func getter(_ property: PropertyDeclaration, of receiver: Value, at location: SourceLocation) throws(Fault)
    -> Value
  {
    var receiver = receiver
    return try getter(property, changing: &receiver, at: location)
  }

  /// Runs the getter of a computed property, which changes the receiver if it is a `mutating get`.
  func getter(
    _ property: PropertyDeclaration, changing receiver: inout Value, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard let body = property.getter else { return try entry(property, of: receiver, at: location) }
    if property.getterCode == nil { property.getterCode = Compiler.code(of: property, body) }
    guard let code = property.getterCode else { return .void }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = receiver
    frame.resultHint = type(of: property)
    if let generic = genericType(of: property) {
      if receiver.isEmptyOrMissing, let known = receiverType {
        frame.typeArguments = typeArguments(of: property.typeParameters.names, in: known)
      }
      frame.resultHint = frame.bound(generic)
    }
    let builder =
      property.wrapper.flatMap {
        resultBuilder(among: [$0.name], owner: property.owner, file: property.file, at: property.location)
      } ?? requiredBuilder(property.name, of: property.owner, at: property.location)
    let isBuilder =
      property.isViewBuilder || property.owner.map { requiresViews(property.name, of: $0) } ?? false
      || ((property.name == "body" || property.name == "previews") && property.owner != nil)
    // Of a builder whose type is written, one value is the result: `@ViewBuilder var icon: Image { Image("a") }`.
    let isValue = body.count == 1 && vocabulary.framework.soleResults.contains(frame.resultHint.memberKey)
    if property.isGetterMutating { receiver = .void }
    defer {
      if property.isGetterMutating { receiver = frame.slots[0] }
      frame.release(after: code)
    }
    do {
      return try nested(at: property.location) { () throws(Fault) in
        self.functionNames.append(property.name)
        defer { _ = self.functionNames.popLast() }
        let value = try self.run(
          code, frame, isViewBuilder: isBuilder && !isValue, builder: isValue ? nil : builder, at: property.location)
        return try self.coerce(value, to: frame.resultHint, at: property.location)
      }
    } catch {
      throw error.calledFrom(property.name, at: range(of: location))
    }
  }

  /// Returns the value of an `@Entry` property of the environment.
  private func entry(_ property: PropertyDeclaration, of receiver: Value, at location: SourceLocation) throws(Fault)
    -> Value
  {
    guard case .native(let native) = receiver, host.isKeyed(native) else { return .void }
    if let set = host.element(entryID(of: property), of: native) { return set }
    return try initialValue(of: property, receiver: .void, at: location) ?? .none
  }

  private func entryID(of property: PropertyDeclaration) -> Int {
    if let known = property.entryID { return known }
    let id = program.nextTypeID()
    property.entryID = id
    return id
  }

  /// Runs the setter of a computed property.
  func setter(
    _ property: PropertyDeclaration, of receiver: inout Value, _ value: Value, at location: SourceLocation
  ) throws(Fault) {
    guard let setter = property.setter else {
      guard case .native(let native) = receiver, host.isKeyed(native) else { return }
      let new = try coerce(value, to: type(of: property), at: location)
      receiver = .native(host.setting(entryID(of: property), of: native, to: new))
      return
    }
    if property.setterCode == nil {
      property.setterCode = Compiler.code(of: property, setter.body, parameter: setter.parameter)
    }
    guard let code = property.setterCode else { return }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[1] = try coerce(value, to: type(of: property), at: location)
    frame.slots[0] = receiver
    receiver = .void
    defer { receiver = frame.slots[0] }
    _ = try nested(at: location) { () throws(Fault) in try self.run(code, frame, isViewBuilder: false, at: location) }
  }
}
