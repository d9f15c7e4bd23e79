// Memberwise initializers, and the initial values of stored properties.
extension Evaluator {
  /// Returns the stored properties that are parameters of the memberwise initializer.
  package func memberwiseFields(of type: TypeDeclaration) -> [PropertyDeclaration] {
    type.fields.filter { field in
      if field.isConstant && field.initializer != nil || field.isLazy && field.initializer == nil { return false }
      return !(field.wrapper?.role?.isFromSurroundings ?? false)
    }
  }

  /// Returns the type of a stored property as a parameter: the annotated type, or that of its initial value.
  private func memberwiseType(of field: PropertyDeclaration) -> SwiftType {
    let annotated = type(of: field)
    guard annotated.isAny, field.typeSyntax == nil, field.initializer != nil else { return annotated }
    let known = knownType(of: field)
    switch known {
    case .native(let name) where vocabulary.framework.implied.contains(name): return known
    case .native, .function, .optional, .oneOf, .metatype: return annotated
    default: return known
    }
  }

  /// Returns the memberwise initializer's parameter for a stored property.
  package func memberwiseShape(_ field: PropertyDeclaration) -> ParameterShape {
    var type = memberwiseType(of: field)
    var isOptional = field.initializer != nil
    if case .optional = type, !field.isConstant { isOptional = true }
    let wrapper = field.wrapper?.role
    switch wrapper {
    case .reference: type = .reference(names.reference, type)
    case .referenced: type = .any
    default:
      if field.wrapper?.arguments != nil || wrapper?.isOptionalArgument ?? false { isOptional = true }
      if program.mayNameOutside, hasOutsideWrapper(field) { isOptional = true }
      if let own = customWrapper(field), canConstruct(.declared(own), []) { isOptional = true }
    }
    if field.isViewBuilder {
      if case .function(let parameters, let result, _) = type.unwrapped {
        type = .function(parameters, result, builder: true)
      } else {
        type = .function([], viewType, builder: true)
      }
    }
    if let name = field.wrapper?.name, wrapper == nil, !type.isFunction,
      resultBuilder(among: [name], owner: field.owner, file: field.file, at: field.location) != nil
    {
      type = .function([], type, builder: false)
    }
    let isLate = isMadeLate(field)
    return ParameterShape(label: field.name, type: type, isOptional: isOptional, isUnevaluated: isLate)
  }

  /// Creates a value from an argument for each stored property.
  func memberwise(
    _ type: TypeDeclaration, _ fields: [PropertyDeclaration], _ values: [Value?], at location: SourceLocation
  ) throws(Fault) -> Value {
    let layout = program.layout(of: type)
    var given: [Value?] = []
    given.reserveCapacity(layout.fields.count)
    for _ in layout.fields { given.append(nil) }
    for (field, value) in zip(fields, values) {
      guard let value, let index = layout.indices[field.name] else { continue }
      given[index] = try memberwiseValue(field, value, of: type, at: location)
    }
    var result: [Value] = []
    result.reserveCapacity(layout.fields.count)
    for (index, field) in layout.fields.enumerated() {
      if let value = given[index] {
        result.append(value)
      } else {
        result.append(field.isLazy ? .void : try initialField(field, of: type, at: location) ?? .none)
      }
    }
    return .instance(Instance(type: type, fields: result))
  }

  private func memberwiseValue(
    _ field: PropertyDeclaration, _ value: Value, of owner: TypeDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value {
    if value.late != nil { return value }
    var type = boundType(of: field, in: owner)
    if type.isAny { type = memberwiseType(of: field) }
    if field.isViewBuilder, case .function(let function) = value {
      let annotated = self.type(of: field).unwrapped
      if case .function = annotated { return .function(FunctionValue(function.target, isViewBuilder: true)) }
      // A type parameter with a protocol of the program stands for the view itself, whose members the code may use.
      if case .declared(let declared) = annotated, declared.kind == .interface {
        let content = try call(FunctionValue(function.target), [], expecting: .any)
        if self.declaration(of: content) != nil { return content }
      }
      return try host.content(of: value, in: self)
    }
    if case .function(let function) = value, let name = field.wrapper?.name,
      let builder = resultBuilder(among: [name], owner: field.owner, file: field.file, at: field.location)
    {
      let built = FunctionValue(function.target, builder: builder, type: type.unwrapped)
      if case .function = type.unwrapped { return .function(built) }
      return try call(built, [], expecting: type)
    }
    if let wrapper = customWrapper(field) { return try wrapped(value, by: wrapper, field, at: location) }
    if field.isWeak { return value.weakened }
    return field.wrapper == nil ? try coerce(value, to: type, at: location) : value.settledNumber
  }

  /// Returns the initial values of the stored properties.
  func defaults(of type: TypeDeclaration, at location: SourceLocation) throws(Fault) -> [Value] {
    var fields: [Value] = []
    for field in program.layout(of: type).fields {
      if field.isLazy {
        fields.append(.void)
      } else {
        fields.append(try initialField(field, of: type, at: location) ?? unset(field))
      }
    }
    return fields
  }

  /// Returns the value of a property that an initializer sets: one without effect if assignments to it are ignored.
  private func unset(_ field: PropertyDeclaration) -> Value {
    let type = type(of: field).unwrapped
    return ignoresAssignments(to: type) ? inert(type) ?? .void : .void
  }

  /// Returns the initial value of a property, or a missing value if it has none.
  package func defaultValue(of field: PropertyDeclaration, in type: TypeDeclaration, at location: SourceLocation)
    throws(Fault)
    -> Value
  {
    field.isLazy ? .void : try initialField(field, of: type, at: location) ?? .none
  }

  private func initialField(
    _ field: PropertyDeclaration, of type: TypeDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard field.initializer != nil, isMadeLate(field) else { return try firstField(field, of: type, at: location) }
    return .late { [self] () throws(Fault) in try firstField(field, of: type, at: location) ?? .none }
  }

  private func firstField(
    _ field: PropertyDeclaration, of type: TypeDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value? {
    if field.initializer != nil, field.inner == nil, let wrapper = customWrapper(field), evaluatesLate(wrapper) {
      return try wrapped(nil, by: wrapper, field, isLate: true, at: location)
    }
    let value: Value?
    do { value = try initialValue(of: field, receiver: selfType(type), at: location) } catch {
      guard error.isOutside || isExternal(field) else {
        if let substitute = substitute(for: field, after: error) { return substitute }
        throw error
      }
      field.isLazy = true
      program.isSpent = true
      return .void
    }
    guard let wrapper = customWrapper(field) else { return value }
    // A wrapper with arguments, or one that takes no initial value, is not given the nil of an optional property.
    if let given = value, given.isNone, field.initializer == nil,
      field.wrapper?.arguments != nil || !takesInitialValue(wrapper)
    {
      return try wrapped(nil, by: wrapper, field, at: location)
    }
    // A wrapper without an initializer that needs no arguments is set by the type's initializer.
    if value == nil, field.wrapper?.arguments == nil, !canConstruct(.declared(wrapper), []) { return nil }
    return try wrapped(value, by: wrapper, field, at: location)
  }

  /// Returns whether a wrapper can be created with the initial value of its property.
  private func takesInitialValue(_ wrapper: TypeDeclaration) -> Bool {
    let own = wrapper.initializers
    guard !own.isEmpty else { return memberwiseFields(of: wrapper).contains { $0.name == "wrappedValue" } }
    return own.contains { ["wrappedValue", "initialValue"].contains($0.labels.first ?? nil) }
  }

  /// Returns whether the property's annotated type is declared neither in the program nor in the vocabulary, and is not
  /// a misspelling of such a type.
  private func isExternal(_ field: PropertyDeclaration) -> Bool {
    guard let name = field.typeSyntax?.baseName else { return false }
    let scope = FunctionScope(
      parent: nil, file: field.file, owner: field.owner, typeParameters: field.typeParameters)
    return Compiler(scope).isExternal(name)
  }
}
