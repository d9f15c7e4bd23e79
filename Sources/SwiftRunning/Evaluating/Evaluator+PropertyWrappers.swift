/// Wrappers of the program around properties.
///
/// Of several wrappers, as in `@A @B var`, the value of each is the next one.
extension Evaluator {
  /// Returns the wrapper of a property whose wrapper type is declared in the program.
  func wrapped(
    _ value: Value?, by wrapper: TypeDeclaration, _ field: PropertyDeclaration, isLate: Bool = false,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    var value = value
    if let inner = innerWrapper(of: field) {
      value = try wrapped(value, by: inner.type, inner.property, at: location)
    }
    var arguments: [ArgumentExpression] = []
    let labels = (field.wrapper?.arguments.map(Array.init) ?? []).compactMap { $0.label?.identifierText }
    if let value, !labels.contains("wrappedValue") {
      let initial = literal(value, of: field, for: wrapper)
      arguments.append(ArgumentExpression(label: "wrappedValue", value: ConstantExpression(field.location, initial)))
    }
    let scope = FunctionScope(parent: nil, file: field.file, owner: field.owner)
    _ = scope.declare("self")
    let compiler = Compiler(scope)
    if isLate, let initial = field.initializer {
      arguments.append(ArgumentExpression(label: "wrappedValue", value: compiler.expression(initial)))
    }
    for argument in field.wrapper?.arguments.map(Array.init) ?? [] {
      arguments.append(
        ArgumentExpression(
          label: argument.label?.identifierText, value: compiler.expression(argument.expression)))
    }
    let frame = Frame(self, parent: nil, count: 1)
    let type = applied(wrapper, to: field)
    return wrapper.kind == .object
      ? try constructObject(type, arguments, frame, hint: .declared(type), at: location)
      : try constructValue(type, arguments, frame, at: location)
  }

  /// Returns whether a wrapper evaluates the initial value of its property when it needs it: whether its initializer
  /// takes an autoclosure.
  func evaluatesLate(_ wrapper: TypeDeclaration) -> Bool {
    wrapper.initializers.contains {
      $0.labels.first == "wrappedValue" && Compiler.parameters(of: $0).first?.isAutoclosure == true
    }
  }

  /// Returns the type of a property's wrapper with the generic arguments that are written or that follow from the
  /// property's type.
  func applied(_ wrapper: TypeDeclaration, to property: PropertyDeclaration) -> TypeDeclaration {
    if let written = property.wrapper?.generics, !written.isEmpty {
      let scope = FunctionScope(
        parent: nil, file: property.file, owner: property.owner, typeParameters: property.typeParameters)
      let known = Compiler(scope).type(named: wrapper.name, written)
      if case .declared(let type)? = known, type.origin === wrapper.origin, !type.arguments.isEmpty { return type }
    }
    guard !wrapper.typeParameters.isEmpty,
      case .property(let content)? = program.members(named: "wrappedValue", of: wrapper).first,
      let generic = genericType(of: content)
    else { return wrapper }
    var type = type(of: property)
    if let inner = innerWrapper(of: property) {
      type = .declared(applied(inner.type, to: inner.property))
    } else if type.isAny {
      type = knownType(of: property)
    }
    var bound: [String: SwiftType] = [:]
    if !type.isAny { generic.bind(to: type, &bound) }
    let names = wrapper.typeParameters
    return bound.isEmpty ? wrapper : wrapper.applied(bound.filter { names.contains($0.key) })
  }

  /// Returns the initial value of a wrapped property: an integer literal is a floating-point number if the wrapper's
  /// value must be one.
  private func literal(_ value: Value, of field: PropertyDeclaration, for wrapper: TypeDeclaration) -> Value {
    guard case .int(let number) = value, field.typeSyntax == nil,
      field.initializer?.is(IntegerLiteralExprSyntax.self) ?? false,
      case .property(let wrapped)? = program.members(named: "wrappedValue", of: wrapper).first,
      case .parameter(let name, _)? = genericType(of: wrapped),
      let constraint = wrapper.typeParameters.constraint(of: name)?.baseName,
      ["FloatingPoint", "BinaryFloatingPoint"].contains(constraint)
    else { return value }
    return .double(Double(number))
  }

  /// Returns the type of the wrapper that a property's first wrapper holds, with the property as it holds it, or nil.
  func innerWrapper(of property: PropertyDeclaration) -> (type: TypeDeclaration, property: PropertyDeclaration)? {
    guard let inner = property.inner else { return nil }
    if let wrapper = customWrapper(inner) { return (wrapper, inner) }
    return innerWrapper(of: inner)
  }

  /// Returns whether reading a property changes one of its wrappers: whether its `wrappedValue` has a `mutating get`.
  func changesWhenRead(_ property: PropertyDeclaration) -> Bool {
    guard program.hasMutatingGetters, let wrapper = customWrapper(property) else { return false }
    if case .property(let content)? = program.members(named: "wrappedValue", of: wrapper).first,
      content.isGetterMutating
    {
      return true
    }
    return property.inner.map(changesWhenRead) ?? false
  }

  /// Returns a property's value from its first wrapper, which the getters of `wrappedValue` may change.
  func content(
    ofChanging wrapper: inout Value, of property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    if let inner = innerWrapper(of: property), inner.type.kind != .object, changesWhenRead(inner.property) {
      var result = Value.none
      try mutateMember("wrappedValue", of: &wrapper, at: location) { (content: inout Value) throws(Fault) in
        result = try self.content(ofChanging: &content, of: inner.property, at: location)
      }
      return result
    }
    guard let content = declaredProperty("wrappedValue", of: wrapper), content.isGetterMutating else {
      return try self.content(ofWrapper: wrapper, of: property, at: location)
    }
    let value = try getter(content, changing: &wrapper, at: location)
    return property.inner == nil ? value : try self.content(of: value, within: property, at: location)
  }

  /// Returns a property's value from its first wrapper.
  func content(
    ofWrapper wrapper: Value, of property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    let value = try member("wrappedValue", of: wrapper, hint: .any, at: location)
    return property.inner == nil ? value : try content(of: value, within: property, at: location)
  }

  /// Returns a property's value from the value of its first wrapper.
  func content(
    of value: Value, within property: PropertyDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard let inner = innerWrapper(of: property), value.declaredInstance?.type.origin === inner.type else {
      return value
    }
    let content = try member("wrappedValue", of: value, hint: .any, at: location)
    return try self.content(of: content, within: inner.property, at: location)
  }

  /// Changes a property's value within its first wrapper.
  ///
  /// A wrapper that is an object is changed itself, so that the wrapper around it does not change.
  func mutateContent(
    ofWrapper wrapper: inout Value, within property: PropertyDeclaration, isAssignment: Bool,
    at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard let inner = innerWrapper(of: property) else {
      return try mutateMember("wrappedValue", of: &wrapper, isAssignment: isAssignment, at: location, change)
    }
    if inner.type.kind == .object {
      var content = try member("wrappedValue", of: wrapper, hint: .any, at: location)
      return try mutateContent(
        ofWrapper: &content, within: inner.property, isAssignment: isAssignment, at: location, change)
    }
    try mutateMember("wrappedValue", of: &wrapper, at: location) { (content: inout Value) throws(Fault) in
      try self.mutateContent(
        ofWrapper: &content, within: inner.property, isAssignment: isAssignment, at: location, change)
    }
  }
}
