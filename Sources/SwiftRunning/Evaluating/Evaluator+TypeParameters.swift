/// Generic arguments: the types that type parameters are bound to by a call, by a generic type's arguments, or by the
/// receiver.
extension Evaluator {
  /// Returns whether a call of a function needs its generic arguments: its body, its result or a default value uses a
  /// type parameter.
  func bindsTypes(_ function: FunctionDeclaration) -> Bool {
    if let known = function.bindsTypes { return known }
    let names = function.typeParameters.names
    let answer =
      !names.isEmpty
      && (genericResult(of: function) != nil
        || names.contains { name in
          function.body.map { $0.mentions(name) || showsValues(of: function, name) } ?? false
            || Compiler.parameters(of: function).contains { $0.genericType != nil && $0.fallback != nil }
        })
    function.bindsTypes = answer
    return answer
  }

  /// Returns whether a function's body may show a value of a type parameter as text, or pass it to a function that does,
  /// so that an optional must be known as one.
  private func showsValues(of function: FunctionDeclaration, _ name: String) -> Bool {
    let constraint = function.typeParameters.constraint(of: name)?.baseName
    return constraint.map { !vocabulary.framework.opaque.contains($0) } ?? true
  }

  /// Returns the result type of a function if it uses type parameters, or nil.
  func genericResult(of function: FunctionDeclaration) -> SwiftType? {
    if let known = function.genericResult { return known }
    let scope = FunctionScope(
      parent: function.scope, file: function.file, owner: function.owner, typeParameters: function.visibleParameters)
    let type = function.resultSyntax.flatMap { Compiler(scope).genericType($0) }
    function.genericResult = .some(type)
    return type
  }

  /// Returns the annotated type of a property if it uses type parameters, or nil.
  func genericType(of property: PropertyDeclaration) -> SwiftType? {
    if let known = property.genericType { return known }
    let visible = property.typeParameters.union(property.owner?.typeParameters ?? .none)
    let scope = FunctionScope(
      parent: nil, file: property.file, owner: property.owner, typeParameters: visible)
    let type = property.typeSyntax.flatMap { Compiler(scope).genericType($0) }
    property.genericType = .some(type)
    return type
  }

  /// Returns the type of a memberwise initializer's argument for a stored property if it uses type parameters, or nil:
  /// a binding for a property with the wrapper `Binding`.
  private func genericArgumentType(of property: PropertyDeclaration) -> SwiftType? {
    let type = genericType(of: property)
    return property.wrapper?.role?.isReference ?? false ? type.map { .reference(names.reference, $0) } : type
  }

  /// Returns a structure with the generic arguments that the values of its properties imply.
  func bindingFields(of instance: Instance) -> Instance {
    let type = instance.type
    guard !type.typeParameters.isEmpty, type.arguments.isEmpty, bindsTypes(type) else { return instance }
    var bound: [String: SwiftType] = [:]
    for (field, value) in zip(program.layout(of: type).fields, instance.fields) {
      if let generic = genericArgumentType(of: field) { bind(generic, to: value, nil, nil, &bound) }
    }
    return Instance(
      type: type.applied(bound.filter { type.typeParameters.contains($0.key) }), fields: instance.fields)
  }

  /// Returns whether the values of a generic type need its generic arguments: a type parameter is not constrained to
  /// views, shapes or styles.
  func bindsTypes(_ type: TypeDeclaration) -> Bool {
    let type = type.origin
    if let known = type.bindsTypes { return known }
    let names = type.typeParameters.names.filter { name in
      guard let constraint = type.typeParameters.constraint(of: name)?.baseName else { return true }
      return !vocabulary.framework.opaque.contains(constraint)
    }
    let answer = !names.isEmpty && type.kind != .interface
    type.bindsTypes = answer
    return answer
  }

  /// Returns the types that arguments bind a function's type parameters to.
  func typeArguments(
    of function: FunctionDeclaration, _ values: [Value?], in owner: SwiftType = .any, calledFrom frame: Frame? = nil,
    _ written: (Int) -> Expression? = { _ in nil }
  ) -> [String: SwiftType] {
    var bound: [String: SwiftType] = [:]
    for (index, parameter) in Compiler.parameters(of: function).enumerated() {
      guard let type = parameter.genericType, values.indices.contains(index) else { continue }
      bind(parameter.isVariadic ? .array(type) : type, to: values[index], written(index), frame, &bound)
    }
    for (index, parameter) in Compiler.parameters(of: function).enumerated() {
      guard let type = parameter.genericType, let written = written(index) else { continue }
      bindResult(of: written, as: type, in: owner, &bound)
      if written is NilLiteral, case .parameter(let name, _) = type, let other = bound[name] {
        bound[name] = other.asOptional
      }
    }
    makeFloating(&bound, of: function.typeParameters)
    return bound
  }

  /// Makes arguments of type parameters that integer literals bind floating-point types where the constraints demand it.
  private func makeFloating(_ bound: inout [String: SwiftType], of parameters: TypeParameters) {
    for (name, type) in bound {
      guard case .int = type, let constraint = parameters.constraint(of: name)?.baseName,
        constraint == "FloatingPoint" || constraint == "BinaryFloatingPoint"
      else { continue }
      bound[name] = .double
    }
  }

  /// Binds the type parameters of a function type's result to the type of the function that is written for it.
  func bindResult(
    of written: Expression, as type: SwiftType, in owner: SwiftType, _ bound: inout [String: SwiftType]
  ) {
    guard case .function(let inputs, let output, _) = type.unwrapped, output.namesParameter else { return }
    if output.replacing({ bound[$0] ?? .void }).key == output.replacing({ bound[$0] }).key { return }
    let known = bound
    let types = inputs.map { $0.replacing { known[$0] ?? self.typeArgument($0, in: owner) } }
    guard let closure = written as? ClosureExpression else {
      if !types.isEmpty { output.bind(to: result(of: written, for: types), &bound) }
      return
    }
    output.bind(to: closure.result(of: types, self, isGuess: true), &bound)
  }

  /// Returns a generic type with the generic arguments that the static types of an initializer's arguments imply.
  func applied(_ type: TypeDeclaration, to arguments: [ArgumentExpression]) -> TypeDeclaration {
    guard !type.typeParameters.isEmpty, type.arguments.isEmpty, bindsTypes(type) else { return type }
    var candidates: [(shapes: [ParameterShape], types: [SwiftType?])] = type.initializers.map {
      (shapes(of: .function($0, nil)), Compiler.parameters(of: $0).map(\.genericType))
    }
    if type.kind == .structure, !type.initializers.contains(where: \.isInMainBody) {
      let fields = memberwiseFields(of: type)
      candidates.append((fields.map(memberwiseShape), fields.map { genericArgumentType(of: $0) }))
    }
    candidates = candidates.filter { arguments.matched(to: $0.shapes) != nil }
    guard candidates.count == 1, let match = arguments.matched(to: candidates[0].shapes) else { return type }
    var bound: [String: SwiftType] = [:]
    for (generic, match) in zip(candidates[0].types, match) {
      guard case .one(let index) = match, let generic else { continue }
      generic.bind(to: arguments[index].value.knownType(self), &bound)
    }
    for (generic, match) in zip(candidates[0].types, match) {
      guard case .one(let index) = match, let generic else { continue }
      bindResult(of: arguments[index].value, as: generic, in: .any, &bound)
    }
    return type.applied(bound.filter { type.typeParameters.contains($0.key) })
  }

  /// Binds the type parameters of a type to those of a value or of its expression.
  func bind(
    _ type: SwiftType, to value: Value?, _ written: Expression?, _ frame: Frame? = nil,
    _ bound: inout [String: SwiftType]
  ) {
    let known = written.map { written in frame.map { boundType(of: written, $0) } ?? written.knownType(self) } ?? .any
    // A static type is more than that of the value, which does not distinguish an optional from its wrapped value.
    if !known.isOpen, !known.mayBeNarrower(vocabulary.framework) { type.bind(to: known, &bound) }
    if let value, !value.isEmptyOrMissing { type.bind(to: boundHint(of: value), &bound) }
    if known.isOpen { type.bind(to: known, &bound) }
  }

  private func boundHint(of value: Value) -> SwiftType {
    switch value {
    case .literal: .int
    case .function(let function): function.type
    case .native(let native) where native.payload is BindingValue:
      .reference(names.reference, (try? unbound(value)).map(boundHint) ?? .any)
    case .array(let values):
      .array(
        values.contains { if case .double = $0 { true } else { false } } ? .double : values.first.map(boundHint) ?? .any
      )
    default: typeHint(of: value)
    }
  }

  /// Returns a generic type with the generic arguments that an initializer's arguments imply.
  func applied(
    _ type: TypeDeclaration, to chosen: ChosenCallable, _ values: [Value?], _ arguments: [ArgumentExpression],
    in frame: Frame, hint: SwiftType
  ) -> TypeDeclaration {
    guard !type.typeParameters.isEmpty, bindsTypes(type) else { return type }
    var bound = type.arguments
    if case .declared(let expected) = hint.unwrapped, expected.origin === type.origin {
      bound.merge(expected.arguments) { own, _ in own }
    }
    bound = bound.filter { !$0.value.isAny }
    let types: [SwiftType?] =
      switch chosen.callable {
      case .function(let function, _):
        Compiler.parameters(of: function).map { $0.isVariadic ? $0.genericType.map { .array($0) } : $0.genericType }
      case .memberwise(_, let fields): fields.map { $0.isViewBuilder ? nil : genericArgumentType(of: $0) }
      case .enumCase(_, let enumCase):
        signature(of: enumCase, in: type).map(\.genericType)
      default: []
      }
    for (index, type) in types.enumerated() where values.indices.contains(index) {
      guard let type else { continue }
      var written: Expression?
      if case .one(let number) = chosen.match[index] { written = arguments[number].value }
      // An integer literal binds a type parameter only if nothing else does.
      if values[index]?.isSettledByType ?? false { continue }
      bind(type, to: values[index], written, frame, &bound)
    }
    for (index, parameter) in types.enumerated() where values.indices.contains(index) {
      guard let parameter, case .one(let number) = chosen.match[index] else { continue }
      bindResult(of: arguments[number].value, as: parameter, in: .any, &bound)
    }
    for (index, parameter) in types.enumerated() where values.indices.contains(index) {
      guard case .parameter(let name, _)? = parameter, bound[name] == nil, let type = values[index]?.literalType,
        case .one(let number) = chosen.match[index]
      else { continue }
      let argument = arguments[number].value
      let known = boundType(of: argument, frame)
      // The expected type decides about literals.
      guard hint.isAny || !known.isOpen && !argument.isPlainLiteral else { continue }
      bound[name] = known.isOpen ? type : known
    }
    let names = type.typeParameters
    makeFloating(&bound, of: names)
    return type.applied(bound.filter { names.contains($0.key) })
  }
}

extension Evaluator {
  /// Returns initializers of a generic type with the generic arguments that its name or the expected type gives, in the
  /// types that their parameters expect.
  func binding(_ matching: [MatchedCallable], of type: TypeDeclaration, hint: SwiftType = .any) -> [MatchedCallable] {
    guard !type.typeParameters.isEmpty else { return matching }
    var known = type.arguments
    if case .declared(let expected) = hint.unwrapped, expected.origin === type.origin {
      known.merge(expected.arguments) { own, _ in own }
    }
    known = known.filter { !$0.value.isAny && type.typeParameters.contains($0.key) }
    guard !known.isEmpty else { return matching }
    return matching.map { match in
      guard case .memberwise(_, let fields) = match.callable else { return match.binding { known[$0] } }
      var shapes = match.shapes
      for (index, field) in fields.enumerated() where !field.isViewBuilder && field.wrapper == nil {
        guard let generic = genericType(of: field) else { continue }
        shapes[index] = shapes[index].taking(generic.replacing { known[$0] })
      }
      return MatchedCallable(match.callable, shapes, match.match)
    }
  }
}
