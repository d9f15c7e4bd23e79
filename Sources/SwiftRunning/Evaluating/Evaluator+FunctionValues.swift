extension Evaluator {
  /// Calls a function value with arguments in order.
  package func call(_ function: FunctionValue, _ arguments: [Value], expecting hint: SwiftType) throws(Fault) -> Value {
    var inouts = arguments
    return try call(function, changing: &inouts, expecting: hint)
  }

  /// Calls a function value with arguments in order, some of which it may change.
  package func call(
    _ function: FunctionValue, changing arguments: inout [Value], expecting hint: SwiftType
  ) throws(Fault) -> Value {
    switch function.target {
    case .closure(let code, let captured):
      let body = code.code
      let frame = Frame(self, parent: captured, count: body.frameSize)
      frame.resultHint = hint.isAny ? (code.result.isAny ? function.output : code.result) : hint
      let location = body.body.statements.first?.location ?? .start
      let values = Self.spread(arguments, over: code.parameterCount)
      try code.checkShorthand(values, self)
      if code.inputs.types.isEmpty { code.inputs.types = values.map(inputType) }
      for (index, value) in values.enumerated() where index < frame.slots.count {
        if let parameters = code.parameters {
          guard parameters.indices.contains(index) else { break }
          frame.slots[index] = try coerce(value, to: parameters[index].type, at: location)
        } else if index < ClosureCode.shorthandLimit {
          frame.slots[index] = value
        }
        if case .literal = value, function.inputs.indices.contains(index), case .double = function.inputs[index] {
          frame.slots[index] = try coerce(value, to: .double, at: location)
        }
      }
      let isBuilder = function.isViewBuilder
      defer {
        if arguments.count == values.count {
          for index in arguments.indices where index < frame.slots.count { arguments[index] = frame.slots[index] }
        }
        frame.release(after: body)
      }
      return try nested(at: location) { () throws(Fault) in
        try self.run(body, frame, isViewBuilder: isBuilder, builder: function.builder, at: location)
      }
    case .declared(let declaration, let receiver, let captured):
      var target = receiver ?? declaration.owner.map(selfType) ?? .void
      let spread = Self.spread(arguments, over: declaration.labels.count)
      var values = spread.map(Value?.some)
      defer {
        if spread.count == arguments.count {
          for (index, value) in values.enumerated() { if let value { arguments[index] = value } }
        }
      }
      let types = takeInputs(of: function, declaration, &values)
      return try run(declaration, on: &target, captured: captured, &values, types: types, at: declaration.location)
    case .constructor(let type, let name):
      return try construct(type, named: name, arguments)
    case .method(.type(.any), let name) where arguments.count == 2 && ArithmeticOperator.isCompound(name):
      let symbol = String(name.dropLast())
      try change(&arguments[0], by: symbol, ArithmeticOperator(rawValue: symbol), arguments[1], at: .start)
      return .void
    case .method(let receiver, let name): return try callMethod(name, of: receiver, arguments)
    case .compiled(let body): return try body(self, arguments)
    }
  }

  /// Boxes optionals for parameters of type `Any`, and returns the types to which optionals bind type parameters, where
  /// the types of a function value's arguments are known; otherwise nil.
  private func takeInputs(
    of function: FunctionValue, _ declaration: FunctionDeclaration, _ values: inout [Value?]
  ) -> [String: SwiftType]? {
    let inputs = function.inputs
    guard inputs.contains(where: \.holdsOptional) else { return nil }
    var bound: [String: SwiftType] = [:]
    for (index, parameter) in Compiler.parameters(of: declaration).enumerated() where inputs.indices.contains(index) {
      if let generic = parameter.genericType { generic.bind(to: inputs[index], &bound) }
      if parameter.erased?.isAnyItself ?? false, values.indices.contains(index), let value = values[index] {
        values[index] = boxed(value, inputs[index])
      }
    }
    return bound.isEmpty ? nil : bound
  }

  /// Returns the type that a value implies for a closure parameter: a declared type without a superclass or declared
  /// protocols, or any type.
  private func inputType(_ value: Value) -> SwiftType {
    guard let type = declaration(of: value), program.superclass(of: type) == nil,
      !program.ancestors(of: type).contains(where: { $0.declaration != nil })
    else { return .any }
    return .declared(type)
  }

  /// Returns the result of an optional's `map` or `flatMap`.
  ///
  /// A result that is nil is wrapped, unless the method flattens it.
  func mapOptional(
    _ value: Value, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, flattens: Bool,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    let result = try mapped(value, arguments, frame, hint: hint, at: location)
    return flattens || value.isNone ? result : .element(result)
  }

  private func mapped(
    _ value: Value, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard let only = arguments.first, arguments.count == 1 else {
      throw fault(.wrongLabels("map", found: arguments.signature, candidates: []), at: location)
    }
    if value.isNone { return .none }
    switch try only.value.evaluate(frame, .function([.any], hint.wrapped, builder: false)) {
    case .function(let function): return try call(function, [value.unwrappedOnce], expecting: hint.wrapped)
    case .keyPath(let path): return try follow(path, from: value.unwrappedOnce, at: location)
    case let other: throw fault(.notCallable(other.typeName), at: location)
    }
  }

  /// Returns the elements of a single tuple argument if the function has that many parameters, or the arguments
  /// unchanged.
  private static func spread(_ arguments: [Value], over count: Int) -> [Value] {
    guard arguments.count == 1, count > 1, case .tuple(let tuple) = arguments[0], tuple.elements.count == count else {
      return arguments
    }
    return tuple.elements
  }

  /// Calls a value: a function, a type, a container, or a value with `callAsFunction`.
  func callValue(
    _ value: Value, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value {
    switch value {
    case .function(let function):
      if case .declared(let declaration, let receiver, let captured) = function.target {
        return try callFunction(
          declaration.name, [declaration], receiver: receiver, captured: captured,
          arguments.expanded(frame).labelled(declaration.labels), frame, hint: hint, at: location)
      }
      let arguments = try resolved(arguments.expanded(frame), frame)
      var values: [Value] = []
      for (index, argument) in arguments.enumerated() {
        let expected = function.inputs.indices.contains(index) ? function.inputs[index] : .any
        values.append(try argument.value.evaluate(frame, expected))
      }
      var failure: Fault?
      var result = Value.void
      do { result = try call(function, changing: &values, expecting: hint) } catch {
        guard error.thrown != nil else { throw error }
        failure = error
      }
      for (argument, new) in zip(arguments, values) where argument.isInout {
        try argument.value.assign(frame) { (old: inout Value) throws(Fault) in old = new }
      }
      if let failure { throw failure }
      return result
    case .type(let type): return try construct(type, arguments, frame, hint: hint, at: location)
    case .instance, .object, .enumCase:
      if let type = declaration(of: value), host.isContainer(type, in: self), let only = arguments.last {
        let content = try only.value.evaluate(frame, .function([], viewType, builder: true))
        return try host.container(value, holding: content, in: self, at: location)
      }
      if let result = try dynamicCall(value, arguments, frame, hint: hint, at: location) { return result }
      return try invoke(
        "callAsFunction", on: value, arguments, frame, hint: hint, at: location, whole: location)
    case .native(let native):
      if isInert(value) { return value }
      guard host.isContainer(native), let only = arguments.last else { fallthrough }
      let content = try only.value.evaluate(frame, .function([], viewType, builder: true))
      return try host.container(value, holding: content, in: self, at: location)
    default: throw fault(.notCallable(value.typeName), at: location)
    }
  }
}

extension [ArgumentExpression] {
  /// Returns the arguments with a function's labels if they have none, since calls of function values name none.
  fileprivate func labelled(_ labels: [String?]) -> [ArgumentExpression] {
    guard count <= labels.count, allSatisfy({ $0.label == nil }) else { return self }
    return zip(self, labels).map { ArgumentExpression(label: $1, value: $0.value, isInout: $0.isInout) }
  }
}
