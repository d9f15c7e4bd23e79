extension Evaluator {
  /// Returns the evaluated arguments of the chosen declaration, by parameter.
  package func evaluate(
    _ chosen: ChosenCallable, _ arguments: [ArgumentExpression], _ frame: Frame,
    site: @autoclosure () -> CallSite = CallSite()
  ) throws(Fault) -> [Value?] {
    let (shapes, match) = (chosen.matched.shapes, chosen.matched.match)
    var result: [Value?] = []
    result.reserveCapacity(shapes.count)
    for parameter in shapes.indices {
      switch match[parameter] {
      case .missing: result.append(nil)
      case .one(let index):
        let shape = shapes[parameter]
        var type =
          shape.expectation == .parameter
          ? shape.type : expectedType(of: arguments[index].value, shape, site(), arguments)
        if case .any = type, arguments[index].value.isImplicitChain, arguments.count > 1 {
          type = siblingType(of: parameter, chosen, arguments)
        } else if case .reference = type, arguments[index].value.isImplicitChain, arguments.count > 1 {
          type = referenceType(type, at: parameter, chosen, arguments)
        }
        if case .function(let function, _) = chosen.callable, arguments[index].value is ClosureExpression {
          type = closureType(type, parameter, of: function, returning: site().hint)
        }
        result.append(try value(arguments[index].value, index, parameter, type, chosen, frame))
      case .several(let indices):
        let shape = shapes[parameter]
        var list: [Value] = []
        for index in indices {
          let isMember = shape.elementIsAny && arguments[index].value.isImplicitChain
          if isMember, case let type = siblingType(of: parameter, chosen, arguments), !type.isAny {
            list.append(try arguments[index].value.evaluate(frame, type))
            continue
          }
          list.append(try value(arguments[index].value, index, parameter, elementType(shape), chosen, frame))
        }
        result.append(.array(list))
      }
    }
    return result
  }

  /// Returns the type of a closure whose result is a type parameter of the function: the number type that the expected
  /// result of the call gives it, which the closure's literals take.
  private func closureType(
    _ type: SwiftType, _ position: Int, of function: FunctionDeclaration, returning hint: SwiftType
  ) -> SwiftType {
    let parameters = Compiler.parameters(of: function)
    guard !hint.isAny, parameters.indices.contains(position),
      case .function(let inputs, .any, builder: false) = type,
      case .function(_, .parameter(let name, _), _)? = parameters[position].genericType,
      let result = genericResult(of: function)
    else { return type }
    var bound: [String: SwiftType] = [:]
    result.bind(to: hint, &bound)
    guard let number = bound[name], number.isFloating else { return type }
    return .function(inputs, number, builder: false)
  }

  /// Returns the static type of another argument whose parameter has the same type parameter, or of another argument of
  /// a function of the vocabulary whose arguments have one type, such as `max`; otherwise any type.
  private func siblingType(
    of position: Int, _ chosen: ChosenCallable, _ arguments: [ArgumentExpression]
  ) -> SwiftType {
    var siblings = Array(arguments.indices)
    switch chosen.callable {
    case .function(let function, _):
      let parameters = Compiler.parameters(of: function)
      guard parameters.indices.contains(position), let generic = parameters[position].genericType,
        case .parameter(let name, _) = generic
      else { return .any }
      if name.contains(".") { return boundType(generic, by: parameters, chosen.match, arguments) }
      siblings = zip(parameters, chosen.match).flatMap { parameter, match -> [Int] in
        guard case .parameter(name, _)? = parameter.genericType else { return [] }
        switch match {
        case .one(let index): return [index]
        case .several(let indices): return indices
        case .missing: return []
        }
      }
    case .entry(let entry): guard ["min", "max"].contains(entry.name) else { return .any }
    default: return .any
    }
    for index in siblings where !arguments[index].value.isImplicitChain {
      let type = arguments[index].value.knownType(self)
      if !type.isAny { return type }
    }
    return .any
  }

  /// Returns the type of a binding to a value of a type parameter, which the static types of the other arguments bind.
  private func referenceType(
    _ type: SwiftType, at position: Int, _ chosen: ChosenCallable, _ arguments: [ArgumentExpression]
  ) -> SwiftType {
    guard case .function(let function, _) = chosen.callable,
      case let parameters = Compiler.parameters(of: function), parameters.indices.contains(position),
      let generic = parameters[position].genericType
    else { return type }
    let bound = boundType(generic, by: parameters, chosen.match, arguments)
    if case .reference(_, let value) = bound, !value.isOpen { return bound }
    return type
  }

  /// Returns the type of a parameter that is an associated type of a type parameter, such as `R.State`, which the
  /// static types of the other arguments bind.
  private func boundType(
    _ type: SwiftType, by parameters: [ParameterDeclaration], _ match: [ArgumentMatch],
    _ arguments: [ArgumentExpression]
  ) -> SwiftType {
    var bound: [String: SwiftType] = [:]
    for (parameter, match) in zip(parameters, match) {
      guard case .one(let index) = match, !arguments[index].value.isImplicitChain, let generic = parameter.genericType
      else { continue }
      generic.bind(to: arguments[index].value.knownType(self), &bound)
      bindResult(of: arguments[index].value, as: generic, in: .any, &bound)
    }
    return type.replacing { bound[$0] }
  }

  /// Returns the type that a parameter expects of an argument in the context of a call.
  private func expectedType(
    of argument: Expression, _ shape: ParameterShape, _ site: CallSite, _ arguments: [ArgumentExpression]
  ) -> SwiftType {
    // The labels of a tuple are those of the elements' type.
    guard argument.isContextual || argument is TupleExpression else { return shape.type }
    func owner() -> SwiftType {
      let known = site.base?.linkType(self) ?? .any
      return known.element.isAny ? typeHint(of: site.receiver) : known
    }
    switch (shape.expectation, site.hint) {
    case (.result, _) where !writtenResult(arguments).isAny: return writtenResult(arguments)
    // The result's members, such as `sorted`, may make an array of a dictionary.
    case (.result, .array) where argument is DictionaryLiteral: return .any
    case (.result, .any) where argument.isWholeLiteral:
      if arguments.last?.value is ConstantExpression, case .declared(let type) = owner().element,
        takesLiteral(["integerLiteral"], type)
      {
        return .declared(type)
      }
      guard site.receiver.isEmptyOrMissing, let base = site.base else { return .any }
      return knownType(ofCall: "reduce", on: base.linkType(self), arguments)
    case (.result, .any): return argument is ImplicitMember || argument is ImplicitCall ? owner().element : .any
    case (.result, let hint): return hint
    case (.resultElement, let hint): return hint.unwrapped.element
    case (.key, _): if case .dictionary(let key, _) = owner() { return key }
    case (.value, _): if case .dictionary(_, let value) = owner() { return value }
    case (.element, _): return owner().element
    case (.elements, _): return .array(owner().element)
    case (.codingKey, _):
      if case .native(let native) = site.receiver, let node = native.payload as? DecodingNode { return node.keys }
      if case .native(let native) = site.receiver, let node = native.payload as? EncodingNode { return node.keys }
    case (.environmentValue, _):
      let type = (arguments.first?.value as? KeyPathExpression)?.result(of: .native(names.environment), self)
      return type.flatMap { $0.isAny ? nil : $0 } ?? .native("EnvironmentValue")
    case (.boundValue, _): return (arguments.first?.value as? ProjectedValue)?.valueType(self) ?? .any
    case (.keyValue, _):
      guard case .metatype(.declared(let key))? = arguments.first?.value.knownType(self) else { break }
      return defaultType(of: key)
    case (.parameter, _): break
    }
    return shape.type
  }

  /// Returns the type that the closure of a `reduce` writes for its first parameter, or any type.
  private func writtenResult(_ arguments: [ArgumentExpression]) -> SwiftType {
    (arguments.last?.value as? ClosureExpression)?.inputTypes.first ?? .any
  }

  /// Returns the type of a key's default value; any type if it is not declared.
  package func defaultType(of key: TypeDeclaration) -> SwiftType {
    guard case .property(let property)? = program.statics(named: "defaultValue", of: key).first else { return .any }
    return type(of: property)
  }

  private func value(
    _ argument: Expression, _ index: Int, _ position: Int, _ type: SwiftType,
    _ chosen: ChosenCallable, _ frame: Frame
  ) throws(Fault) -> Value {
    let shape = chosen.matched.shapes[position]
    if case .memberwise(_, let fields) = chosen.callable, isMadeLate(fields[position]) {
      let later = frame.snapshot()
      return .late { [self] () throws(Fault) in conforming(try argument.evaluate(later, type), type, of: argument) }
    }
    if shape.isUnevaluated {
      return shape.isDeferred && (program.isActing || shape.isShown) ? try deferred(argument, type, frame) : .void
    }
    if chosen.values.indices.contains(index), let known = chosen.values[index] {
      if case .function(let function, _) = chosen.callable, case .any = shape.type,
        case let parameters = Compiler.parameters(of: function), parameters.indices.contains(position),
        parameters[position].erased?.isAnyItself ?? false, !parameters[position].isAutoclosure
      {
        return erased(known, of: argument, frame)
      }
      return conforming(known, type, of: argument)
    }
    if case .any = shape.type, argument.mayNameParameter, case .entry(let entry) = chosen.callable {
      return shown(try argument.evaluate(frame, type), of: argument, by: entry, frame)
    }
    if case .function(let function, _) = chosen.callable {
      let parameters = Compiler.parameters(of: function)
      if parameters.indices.contains(position), let written = parameters[position].erased {
        argument.takeType(written)
        if written.isAnyItself, !parameters[position].isAutoclosure {
          return erased(try argument.evaluate(frame, type), of: argument, frame)
        }
      }
      if parameters.indices.contains(position), parameters[position].isAutoclosure {
        let type = parameters[position].operandType
        return .function(FunctionValue(.compiled { (_, _) throws(Fault) in try argument.evaluate(frame, type) }))
      }
    }
    if case .memberwise(_, let fields) = chosen.callable, case let field = fields[position],
      !field.file.text.file.isIncluded, let written = field.typeSyntax?.erased
    {
      argument.takeType(written)
      if written.isAnyItself, !field.isViewBuilder {
        return erased(try argument.evaluate(frame, type), of: argument, frame)
      }
    }
    return conforming(try argument.evaluate(frame, type), type, of: argument)
  }
}

extension Evaluator {
  /// Returns a function that evaluates an argument when it is called and, for a function, calls it.
  ///
  /// A closure with a capture list is evaluated at once, since it captures the values that there are now.
  private func deferred(_ argument: Expression, _ type: SwiftType, _ frame: Frame) throws(Fault) -> Value {
    let isFunction = if case .function = type.unwrapped { true } else { false }
    let closure = (argument as? ClosureExpression)?.hasCaptures == true ? try argument.evaluate(frame, type) : nil
    let function = FunctionValue(
      .compiled { (evaluator, values) throws(Fault) in
        let value = if let closure { closure } else { try argument.evaluate(frame, type) }
        guard isFunction else { return value }
        switch value {
        case .function(let function):
          var inouts = values
          if let count = function.parameterCount, count < inouts.count {
            inouts.removeLast(inouts.count - count)
          }
          return try evaluator.call(function, inouts, expecting: .any)
        case .type(let type): return try evaluator.construct(type, named: "init", values)
        default: return value
        }
      })
    return .function(host.captured(function, in: self))
  }
}

extension ParameterShape {
  /// Whether the type of each of several arguments is not known.
  fileprivate var elementIsAny: Bool {
    switch type {
    case .any, .array(.any): true
    default: false
    }
  }
}

extension ParameterDeclaration {
  /// Returns the type that an argument of the parameter is expected to have, by the type of all views.
  func argumentType(ofViews viewType: SwiftType) -> SwiftType {
    if isVariadic { return .array(type) }
    if isViewBuilder {
      if case .function = type.unwrapped { return type }
      return .function([], viewType, builder: true)
    }
    return type
  }
}
