extension Evaluator {
  /// Returns the projected value of a property, `$name`.
  func projection(of name: String, in value: Value, at location: SourceLocation) throws(Fault) -> Value {
    guard case .instance(let instance) = value else {
      if case .object(let object) = value {
        if isObserved(object.type) || isPublished(name, of: object.type) {
          guard program.isActing else { return .native(names.publisher, 0) }
          let property = BindingValue(
            get: { [self] () throws(Fault) in try member(name, of: value, hint: .any, at: location) },
            set: { [self] (new) throws(Fault) in
              var owner = value
              try mutateMember(name, of: &owner, at: location) { (old: inout Value) throws(Fault) in old = new }
            })
          return host.publisher(of: property, named: name, object)
        }
        return try projection(of: name, in: object, value, at: location)
      }
      return try member(name, of: value, hint: .any, at: location)
    }
    return try projection(of: name, in: instance, value, at: location)
  }

  /// Returns whether a class announces the changes of its objects.
  private func isObserved(_ type: TypeDeclaration) -> Bool { program.conforms(type, to: names.observed) }

  /// Returns whether a property is published, which those of any class may be.
  private func isPublished(_ name: String, of type: TypeDeclaration) -> Bool {
    let layout = program.layout(of: type)
    return layout.indices[name].map { layout.fields[$0].isPublished } ?? false
  }

  private func projection(
    of name: String, in instance: Instance, _ owner: Value, at location: SourceLocation
  ) throws(Fault) -> Value {
    let layout = program.layout(of: instance.type)
    guard let index = layout.indices[name] else { throw unknownMember("$" + name, of: owner, at: location) }
    let raw = instance.fields[index]
    if case .native(let native) = raw, isReference(native) { return raw }
    if case .native(let native) = raw, native.type == NativeValue.stateCell {
      return .native(names.reference, native.payload)
    }
    if let wrapped = raw.declaredInstance, customWrapper(layout.fields[index]) === wrapped.type.origin {
      return try member("projectedValue", of: raw, hint: .any, at: location)
    }
    let current = try member(name, of: owner, hint: .any, at: location)
    if case .object = current { return self.value(of: BindingValue(constant: current)) }
    let binding = BindingValue(
      get: { [self] () throws(Fault) in
        program.isActing ? try member(name, of: owner, hint: .any, at: location) : current
      },
      set: { [self] (new) throws(Fault) in
        guard program.isActing else { return instance.fields[index] = new }
        var owner = owner
        try mutateMember(name, of: &owner, at: location) { (old: inout Value) throws(Fault) in old = new }
      })
    if current.isEmptyOrMissing { binding.valueType = type(of: layout.fields[index]) }
    return self.value(of: binding)
  }

  /// Returns a member of a binding: one of the binding's own, or a binding to a member of its value.
  func bindingMember(_ name: String, _ native: NativeValue, at location: SourceLocation) throws(Fault) -> Value? {
    guard let binding = native.payload as? BindingValue else { return nil }
    switch name {
    case "wrappedValue": return try binding.get()
    case "projectedValue": return .native(native)
    default: break
    }
    guard callables(name, of: .native(native)).isEmpty else { return nil }
    let whole = try binding.get()
    let current = try member(name, of: whole, boundBy: binding, at: location)
    if case .array = whole, Self.collectionMembers.contains(name) { return current }
    let part =
      program.isActing
      ? self.part(of: binding) { [self] (value) throws(Fault) in
        try member(name, of: value, boundBy: binding, at: location)
      } set: { [self] (value: inout Value, new: Value) throws(Fault) in
        try mutateMember(name, of: &value, at: location) { (old: inout Value) throws(Fault) in old = new }
      } : BindingValue(constant: current)
    if current.isEmptyOrMissing {
      let owner = whole.isEmptyOrMissing ? binding.valueType : typeHint(of: whole)
      part.valueType = knownType(ofMember: name, in: owner)
    }
    return self.value(of: part)
  }

  /// Returns the binding to the part of a binding's value that a key path leads to, as `$value[dynamicMember: path]`, or
  /// nil for another subscript.
  func boundPart(
    of value: Value, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard case .native(let native) = value, isReference(native), let binding = native.payload as? BindingValue else {
      return nil
    }
    guard arguments.count == 1, arguments[0].label == "dynamicMember" else {
      return try boundElement(of: binding, arguments, frame, at: location)
    }
    guard case .keyPath(let path) = try arguments[0].value.evaluate(frame, .any) else { return nil }
    guard program.isActing else {
      return self.value(of: BindingValue(constant: try follow(path, from: binding.get(), at: location)))
    }
    let written = [ArgumentExpression(label: "keyPath", value: ConstantExpression(location, .keyPath(path)))]
    let part = self.part(of: binding) { [self] (value) throws(Fault) in
      try follow(path, from: value, at: location)
    } set: { [self] (value: inout Value, new: Value) throws(Fault) in
      try mutateElement(of: &value, written, [.keyPath(path)], isAssignment: true, at: location) {
        (old: inout Value) throws(Fault) in old = new
      }
    }
    return self.value(of: part)
  }

  /// Returns the binding to an element of a binding's value, whose type declares the subscript, as `$value[key]`, or nil
  /// for another value.
  private func boundElement(
    of binding: BindingValue, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    let whole = try binding.get()
    guard case .instance = whole, !(subscripts(of: whole) ?? []).isEmpty else { return nil }
    var indices: [Value] = []
    var written: [ArgumentExpression] = []
    for argument in arguments {
      // A member without its type is found by the subscript's parameter, which only the element itself knows.
      if argument.value.isImplicitChain { return nil }
      let index = try argument.value.evaluate(frame, .any)
      indices.append(index)
      written.append(ArgumentExpression(label: argument.label, value: ConstantExpression(location, index)))
    }
    guard program.isActing else {
      return self.value(of: BindingValue(constant: try element(of: whole, written, frame, at: location)))
    }
    let part = self.part(of: binding) { [self] (value) throws(Fault) in
      try element(of: value, written, frame, at: location)
    } set: { [self] (value: inout Value, new: Value) throws(Fault) in
      try mutateElement(of: &value, written, indices, isAssignment: true, at: location) {
        (old: inout Value) throws(Fault) in old = new
      }
    }
    return self.value(of: part)
  }

  /// Returns a member of a binding's value, which extensions of optionals find by the binding's type if it is nil.
  private func member(
    _ name: String, of value: Value, boundBy binding: BindingValue, at location: SourceLocation
  ) throws(Fault) -> Value {
    if value.isEmptyOrMissing, !binding.valueType.isAny { receiverType = binding.valueType }
    return try member(name, of: value, hint: .any, at: location)
  }

  /// The members that a binding to an array has itself, since it is a collection of bindings.
  private static let collectionMembers: Set<String> = ["count", "endIndex", "indices", "isEmpty", "startIndex"]

  /// Returns a binding to a part of a binding's value.
  func part(
    of binding: BindingValue, get: @escaping (Value) throws(Fault) -> Value,
    set: @escaping (inout Value, Value) throws(Fault) -> Void
  ) -> BindingValue {
    BindingValue(
      get: { () throws(Fault) in try get(binding.get()) },
      set: { [self] (new) throws(Fault) in
        var whole = try binding.get()
        if case .object = whole { return try setting { () throws(Fault) in try set(&whole, new) } }
        try set(&whole, new)
        try binding.set(whole)
      })
  }

  /// Returns the type of the program of which the value of a binding is, or nil for another one.
  package func declaredType(ofBinding value: Value) -> SwiftType? {
    guard case .native(let native) = value, let binding = native.payload as? BindingValue,
      let current = try? binding.get(),
      case .declared(let type) = (current.isEmptyOrMissing ? binding.valueType : typeHint(of: current)).unwrapped
    else { return nil }
    return .declared(type)
  }

  /// Returns the value of a binding, or any other value unchanged.
  package func unbound(_ value: Value) throws(Fault) -> Value {
    guard case .native(let native) = value, let binding = native.payload as? BindingValue else { return value }
    return try binding.get()
  }

  // MARK: Environment

  /// Returns the value of an `@Environment` property.
  package func environmentValue(
    _ wrapper: PropertyWrapper, _ property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    if let known = property.environmentPath { return try environmentValue(known, of: property, at: location) }
    guard let argument = wrapper.arguments?.first else { return .none }
    let code = Compiler.code(argument.expression, file: property.file, owner: property.owner)
    let frame = Frame(self, parent: nil, count: code.frameSize)
    let path = try run(code, frame, isViewBuilder: false, at: location)
    property.environmentPath = path
    return try environmentValue(path, of: property, at: location)
  }

  private func environmentValue(
    _ path: Value, of property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    switch path {
    case .keyPath(let path): return try follow(path, from: host.environmentValue, at: location)
    case .type(.declared(let type)):
      if case .optional = self.type(of: property) {
        return host.environmentObject(of: type) ?? .none
      }
      if let object = environmentObject(type, at: location) { return object }
      return program.mayNameOutside ? outsideValue(type.name, at: property.location) : .none
    default: return .none
    }
  }

  /// Returns the environment's object of a type.
  ///
  /// If no view provides one, a new object is created and reported with a warning, if the type has an initializer
  /// without required arguments.
  package func environmentObject(_ type: TypeDeclaration, at location: SourceLocation) -> Value? {
    if let handed = host.environmentObject(of: type) { return handed }
    if let known = sharedObjects[type.id] { return known }
    let needsNothing =
      type.initializers.isEmpty
      || type.initializers.contains { Compiler.parameters(of: $0).allSatisfy(\.isOptional) }
    guard type.kind == .object, needsNothing,
      let object = try? construct(
        .declared(type), [], Frame(self, parent: nil, count: 0), hint: .any, at: type.location)
    else { return nil }
    log.add(Diagnostic(.warning, .noEnvironmentObject(type.name), at: range(of: location)))
    sharedObjects[type.id] = object
    return object
  }

  /// Returns the value at the end of a key path.
  package func follow(_ path: KeyPathValue, from root: Value, at location: SourceLocation) throws(Fault) -> Value {
    var value = root
    var steps = path.steps[...]
    if let added = path.added, !steps.isEmpty {
      steps.removeFirst()
      value = try getter(added, of: value, at: location)
    }
    for step in steps {
      switch step {
      case .property("self"): continue
      case .property(let name):
        if value.isNone { return .none }
        value = try member(name, of: value, hint: .any, at: location)
      case .index(let arguments):
        if value.isNone { return .none }
        let written = arguments.map {
          ArgumentExpression(label: $0.label, value: ConstantExpression(location, $0.value))
        }
        value = try element(of: value, written, Frame(self, parent: nil, count: 1), at: location)
      }
    }
    return value
  }
}

extension NativeValue {
  /// The type name of a reference to a state that its view's identity stores.
  package static let stateCell = "StateCell"
}

extension Evaluator {
  /// Changes the value to which a binding of the environment refers, as that of `@Environment(\.key) @Binding var`, and
  /// returns whether a property holds one.
  func mutateReference(
    in property: PropertyDeclaration, at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) -> Bool {
    guard property.isReferenced, let wrapper = property.wrapper, wrapper.role?.isEnvironmentValue ?? false,
      case .native(let native) = try environmentValue(wrapper, property, at: location),
      let binding = native.payload as? BindingValue
    else { return false }
    var current = try binding.get()
    try change(&current)
    try binding.set(current)
    return true
  }
}
