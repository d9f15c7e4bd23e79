extension Evaluator {
  /// Calls a declared function with an argument for each parameter; nil means the default value.
  package func run(
    _ function: FunctionDeclaration, receiver: Value?, captured: Frame?, _ arguments: [Value?],
    at location: SourceLocation
  ) throws(Fault) -> Value {
    var value = receiver ?? function.owner.map(selfType) ?? .void
    var inouts = arguments
    return try run(function, on: &value, captured: captured, &inouts, at: location)
  }

  /// Returns the value of `self` in a static member.
  func selfType(_ owner: TypeDeclaration) -> Value {
    guard owner.kind == .nativeExtension else { return .type(.declared(owner)) }
    return .type(Compiler(FunctionScope(parent: nil, file: owner.file, owner: nil)).nativeSelf(owner.name))
  }

  /// Calls a declared function that may change its receiver and its `inout` arguments.
  package func run(
    _ function: FunctionDeclaration, on receiver: inout Value, captured: Frame?, _ arguments: inout [Value?],
    types: [String: SwiftType]? = nil, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard let body = function.body else { return .void }
    if recursesOutside(function, receiver, arguments) { return outsideValue(function.name, at: location) }
    let parameters = Compiler.parameters(of: function)
    if function.code == nil { function.code = Compiler.code(of: function, body) }
    guard let code = function.code else { return .void }
    let frame = Frame(self, parent: captured, count: code.frameSize)
    if types != nil || bindsTypes(function) { frame.typeArguments = types ?? typeArguments(of: function, arguments) }
    var offset = 0
    if function.scope == nil {
      frame.slots[0] = receiver
      if function.isMutating { receiver = .void }
      offset = 1
    }
    let outer = initializing
    initializing = function.name == "init" ? function.owner : nil
    defer { initializing = outer }
    defer { frame.release(after: code) }
    do {
      return try nested(at: location) { () throws(Fault) in
        for (index, parameter) in parameters.enumerated() {
          frame.slots[offset + index] = try self.bind(
            parameter, arguments.indices.contains(index) ? arguments[index] : nil, frame, at: location)
        }
        self.functionNames.append(function.name)
        defer { _ = self.functionNames.popLast() }
        frame.resultHint = self.resultType(of: function)
        if let generic = self.genericResult(of: function) { frame.resultHint = frame.bound(generic) }
        defer {
          if function.isMutating, function.scope == nil { receiver = frame.slots[0] }
          for (index, parameter) in parameters.enumerated() where parameter.isInout {
            if arguments.indices.contains(index) { arguments[index] = frame.slots[offset + index] }
          }
        }
        let builder =
          self.resultBuilder(
            among: function.attributes, owner: function.owner, file: function.file, at: function.location)
          ?? self.requiredBuilder(function.name, of: function.owner, at: function.location)
        let value = try self.run(
          code, frame, isViewBuilder: self.isBuilder(function), builder: builder, at: location)
        return try self.coerce(value, to: frame.resultHint, at: location)
      }
    } catch {
      throw error.calledFrom(function.name, at: range(of: location))
    }
  }

  /// Returns whether a function calls itself again and again with a value from elsewhere, which would never end: the
  /// call means another function of its name, which the program does not contain.
  private func recursesOutside(_ function: FunctionDeclaration, _ receiver: Value, _ arguments: [Value?]) -> Bool {
    let limit = 50
    guard functionNames.count > limit, program.mayNameOutside else { return false }
    guard functionNames.suffix(limit).allSatisfy({ $0 == function.name }) else { return false }
    return isInert(receiver) || receiver.outside != nil || constant(receiver) != nil
      || arguments.contains { $0?.outside != nil }
  }

  /// Returns the result type of a declared function.
  func resultType(of function: FunctionDeclaration) -> SwiftType {
    if let known = function.result { return known }
    guard let syntax = function.resultSyntax else { return function.isAccessor ? .any : .void }
    let scope = FunctionScope(
      parent: function.scope, file: function.file, owner: function.owner,
      typeParameters: function.visibleParameters)
    let result = Compiler(scope).type(syntax)
    function.result = result
    return result
  }

  private func isBuilder(_ function: FunctionDeclaration) -> Bool {
    if function.isViewBuilder { return true }
    if let owner = function.owner, requiresViews(function.name, of: owner) { return true }
    switch function.name {
    case "body": return function.labels == ["content"] || function.labels == ["content", "context"]
    case "makeBody": return function.labels == ["configuration"]
    default: return false
    }
  }

  /// Returns whether a protocol that the type conforms to declares a member as a view builder.
  func requiresViews(_ name: String, of type: TypeDeclaration) -> Bool {
    program.ancestors(of: type).contains { $0.declaration?.builderRequirements.contains(name) ?? false }
  }

  private func bind(
    _ parameter: ParameterDeclaration, _ argument: Value?, _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value {
    let value = try plainValue(of: parameter, argument, frame, at: location)
    guard let wrapper = parameter.wrapper else { return value }
    return try wrapper.wrapping(value.settledNumber, frame, at: location)
  }

  private func plainValue(
    of parameter: ParameterDeclaration, _ argument: Value?, _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value {
    if parameter.isPack {
      guard case .array(let values)? = argument else { return .tuple(TupleValue(labels: [], elements: [])) }
      return .tuple(TupleValue(labels: values.map { _ in nil }, elements: values.map(\.settled)))
    }
    guard let argument else {
      guard let fallback = parameter.fallback else {
        return parameter.isVariadic ? .array([]) : .none
      }
      let type = parameter.genericType.map(frame.bound) ?? parameter.type
      if parameter.isAutoclosure {
        let result = if case .function(_, let output, _) = type { output } else { type }
        return .function(FunctionValue(.compiled { (_, _) throws(Fault) in try fallback.evaluate(frame, result) }))
      }
      return try coerce(fallback.evaluate(frame, type), to: type, at: fallback.location)
    }
    if parameter.isAutoclosure {
      if case .function = argument { return argument }
      return .function(FunctionValue(.compiled { (_, _) in argument }))
    }
    if let generic = parameter.genericType, argument.isSettledByType, !frame.bound(generic).isWhole {
      return try coerce(
        argument, to: parameter.isVariadic ? .array(frame.bound(generic)) : frame.bound(generic), at: location)
    }
    if parameter.isVariadic { return argument }
    if case .function(let function) = argument, !parameter.attributes.isEmpty,
      let builder = resultBuilder(
        among: parameter.attributes, owner: parameter.owner, file: parameter.file ?? program.files[0], at: location)
    {
      return .function(FunctionValue(function.target, builder: builder, type: parameter.type.unwrapped))
    }
    if parameter.isViewBuilder, case .function(let function) = argument {
      if case .function = parameter.type.unwrapped {
        return .function(FunctionValue(function.target, isViewBuilder: true, type: parameter.type.unwrapped))
      }
      return try host.content(of: argument, in: self)
    }
    let value = try coerce(argument, to: parameter.type, at: location)
    return parameter.isSubstring ? value.asSubstring : value
  }

  /// Runs a function body in its frame.
  package func run(
    _ code: FunctionCode, _ frame: Frame, isViewBuilder: Bool, builder: ResultBuilder? = nil,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    if let builder {
      let outer = currentBuilder
      currentBuilder = builder.type
      defer { currentBuilder = outer }
      return try builder.result(of: code.body, frame)
    }
    if isViewBuilder {
      let outer = currentBuilder
      currentBuilder = nil
      defer { currentBuilder = outer }
      var parts: [Value] = []
      _ = try code.body.build(frame, into: &parts)
      return try gathered(parts, at: location)
    }
    let hasValue = if case .void = frame.resultHint { false } else { code.hasImplicitReturn }
    let completion =
      hasValue ? try code.body.finish(frame, frame.resultHint) : try code.body.execute(frame)
    if case .returned(let value) = completion { return value }
    return .void
  }

  /// Returns the components of a view builder as one view.
  func gathered(_ parts: [Value], at location: SourceLocation) throws(Fault) -> Value {
    if parts.count == 1 { return parts[0] }
    return try host.group(parts, in: self, at: location)
  }

  /// Calls the best match among several functions with the same name.
  func callFunction(
    _ name: String, _ candidates: [FunctionDeclaration], receiver: Value? = nil, captured: Frame?,
    _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value {
    let written = try arguments.expanded(frame)
    let arguments = try resolved(written, frame)
    let chosen = try choose(
      name, returning(hint, candidates.map { .function($0, nil) }, arguments), arguments, frame, at: location)
    guard case .function(let function, _) = chosen.callable else { return .void }
    try checkUse(of: function, at: location)
    var values = try evaluate(chosen, arguments, frame)
    var target = receiver ?? function.owner.map(selfType) ?? .void
    let types = types(of: function, chosen, values, arguments, in: frame, hint: hint)
    var result = Value.void
    try keeping(chosen, function, &values, arguments, frame) { (values: inout [Value?]) throws(Fault) in
      result = try self.run(function, on: &target, captured: captured, &values, types: types, at: location)
    }
    return result
  }

  /// Runs a call, and assigns the new values of `inout` parameters to their arguments, even if the call throws.
  func keeping(
    _ chosen: ChosenCallable, _ function: FunctionDeclaration, _ values: inout [Value?],
    _ arguments: [ArgumentExpression], _ frame: Frame, _ call: (inout [Value?]) throws(Fault) -> Void
  ) throws(Fault) {
    do { try call(&values) } catch {
      if error.thrown != nil { try writeBack(chosen, function, values, arguments, frame) }
      throw error
    }
    try writeBack(chosen, function, values, arguments, frame)
  }

  /// Assigns the new values of `inout` parameters to their arguments.
  func writeBack(
    _ chosen: ChosenCallable, _ function: FunctionDeclaration, _ values: [Value?], _ arguments: [ArgumentExpression],
    _ frame: Frame
  ) throws(Fault) {
    for (index, parameter) in Compiler.parameters(of: function).enumerated() where parameter.isInout {
      guard case .one(let number) = chosen.match[index], let new = values[index] else { continue }
      try arguments[number].value.assign(frame) { (old: inout Value) throws(Fault) in old = new }
    }
  }
}
