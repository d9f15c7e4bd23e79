/// Static types of calls of declared functions.
extension Evaluator {
  /// Returns the result type of the function that a call chooses, or any type if several with different results may be
  /// meant.
  package func result(
    of candidates: [FunctionDeclaration], _ arguments: [ArgumentExpression], on owner: SwiftType = .any
  ) -> SwiftType {
    var found: [(type: SwiftType, fit: Int)] = []
    for function in candidates {
      let shapes = shapes(of: .function(function, nil))
      guard let match = arguments.matched(to: shapes) else { continue }
      let fit = candidates.count == 1 ? 1 : staticFit(shapes, match, arguments)
      guard fit > 0 else { continue }
      found.append((result(of: function, match, arguments, on: owner), fit))
    }
    guard let best = found.max(by: { $0.fit < $1.fit }) else { return .any }
    let isClear = found.allSatisfy { $0.fit < best.fit || $0.type.key == best.type.key }
    return isClear ? found.first { $0.fit == best.fit }?.type ?? .any : .any
  }

  private func result(
    of function: FunctionDeclaration, _ match: [ArgumentMatch], _ arguments: [ArgumentExpression], on owner: SwiftType
  ) -> SwiftType {
    guard let generic = genericResult(of: function) else { return resultType(of: function) }
    var bound: [String: SwiftType] = [:]
    let parameters = Compiler.parameters(of: function)
    for (parameter, match) in zip(parameters, match) {
      guard let type = parameter.genericType, case .one(let index) = match else { continue }
      if arguments[index].value is ClosureExpression { continue }
      type.bind(to: arguments[index].value.knownType(self), &bound)
    }
    for (parameter, match) in zip(parameters, match) {
      guard case .function(let inputs, let output, _)? = parameter.genericType, case .one(let index) = match else {
        continue
      }
      let types = inputs.map { $0.replacing { bound[$0] ?? self.typeArgument($0, in: owner) } }
      if let closure = arguments[index].value as? ClosureExpression {
        output.bind(to: closure.result(of: types, self), &bound)
      } else if !types.isEmpty, output.namesParameter {
        output.bind(to: self.result(of: arguments[index].value, for: types), &bound)
      }
    }
    for (parameter, match) in zip(parameters, match) {
      guard case .parameter(let name, _)? = parameter.genericType, case .one(let index) = match,
        arguments[index].value is NilLiteral, let other = bound[name]
      else { continue }
      bound[name] = other.asOptional
    }
    return generic.replacing { bound[$0] ?? self.typeArgument($0, in: owner) }
  }

  /// Returns how well the static types of arguments fit parameters, from 0 for not at all.
  func staticFit(
    _ shapes: [ParameterShape], _ match: [ArgumentMatch], _ arguments: [ArgumentExpression]
  ) -> Int {
    var total = 1_000
    for (shape, match) in zip(shapes, match) {
      switch match {
      case .missing: total -= 1
      case .one(let index):
        let fit = staticFit(of: arguments[index].value, shape.type)
        if fit == 0 { return 0 }
        total += fit * 4
      case .several: total -= 2
      }
    }
    return total
  }

  /// Returns how well the static type of an argument fits a parameter, from 0 for not at all to 5.
  func staticFit(of argument: Expression, _ type: SwiftType) -> Int {
    if argument is ClosureExpression {
      if case .function = type.unwrapped { return 4 }
      return type.isAny ? 1 : 0
    }
    if argument is NilLiteral {
      if case .optional = type { return 4 }
      return type.isAny ? 1 : 0
    }
    if argument.isImplicitChain { return 2 }
    if case .declared(let declared) = type.unwrapped, declared.kind != .interface, argument.isPlainLiteral {
      let numbers = argument.numbers == nil ? [] : ["integerLiteral", "floatLiteral"]
      let labels = argument is StringLiteral ? ["stringLiteral"] : numbers
      if takesLiteral(labels, declared) { return 3 }
    }
    if argument.isWholeLiteral, case .double = type.unwrapped { return 3 }
    return staticFit(argument.knownType(self), type)
  }

  /// Returns how well a static type converts to another, from 0 for not at all to 5 for the same type.
  func staticFit(_ type: SwiftType, _ target: SwiftType) -> Int {
    switch (type, target) {
    case (.any, _): return 2
    case (_, .any): return 1
    case (_, .oneOf(let others)): return others.map { staticFit(type, $0) }.max() ?? 0
    case (.optional(let inner), .optional(let other)): return staticFit(inner, other)
    case (.optional, _): return 0
    case (_, .optional(let other)): return min(staticFit(type, other), 3)
    case (.array(let inner), .array(let other)), (.set(let inner), .set(let other)),
      (.range(let inner), .range(let other)):
      return staticFit(inner, other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return min(staticFit(key, otherKey), staticFit(value, otherValue))
    case (.tuple(let parts), .tuple(let others)):
      return parts.count == others.count ? zip(parts, others).map { staticFit($0.type, $1.type) }.min() ?? 5 : 0
    case (.function, .function): return 4
    case (.declared(let own), .declared(let other)):
      if own.origin === other.origin { return 5 }
      return program.conforms(own, to: other.name) ? 3 : 0
    case (.declared(let own), .native(let name)): return program.conforms(own, to: name) ? 3 : 0
    case (.native(let own), .native(let name)): return own == name ? 5 : program.family(of: own).fit(name)
    case (_, .declared(let other)) where other.kind == .interface:
      return program.ancestry(of: type.memberKey).contains(other.name) ? 2 : 0
    default: return type.key == target.key ? 5 : 0
    }
  }

  /// Returns the common type of several expressions, as the elements of an array literal or the branches of a
  /// condition: optional if one is nil or optional, floating-point if one is and the others are literals.
  func joinedType(_ expressions: [Expression]) -> SwiftType {
    var result: SwiftType?
    var isOptional = false
    for expression in expressions {
      if expression is NilLiteral {
        isOptional = true
        continue
      }
      var type = expression.knownType(self)
      if case .optional(let wrapped) = type { (type, isOptional) = (wrapped, true) }
      switch (result, type) {
      case (nil, _): result = type
      case (.any?, _) where !expression.isImplicitChain: result = type
      case (.int?, .double), (.int?, .native("Float")), (.double?, .native("Float")): result = type
      case (.array(let inner)?, .array(let other)) where inner.isAny || !inner.isOpen && other.holdsOptional:
        result = type
      case (.array(.int)?, .array(.double)): result = type
      case (.int?, .declared(let other)), (.double?, .declared(let other)):
        if takesLiteral(["integerLiteral", "floatLiteral"], other) { result = type }
      case (.declared(let known)?, .declared(let other)) where known.origin !== other.origin:
        guard let shared = commonSuperclass(known, other) else { return .any }
        result = .declared(shared)
      default: break
      }
    }
    guard let result else { return .any }
    return isOptional ? result.asOptional : result
  }

  /// Returns the nearest class that two classes are or inherit from, or nil.
  private func commonSuperclass(_ first: TypeDeclaration, _ second: TypeDeclaration) -> TypeDeclaration? {
    var candidate: TypeDeclaration? = first.kind == .object ? first : nil
    while let type = candidate {
      var current: TypeDeclaration? = second
      while let other = current {
        if other.origin === type.origin { return type }
        current = program.superclass(of: other)
      }
      candidate = program.superclass(of: type)
    }
    return nil
  }

  /// Returns the type of an associated value, by the case's name and the value's index; -1 stands for all of them.
  func payloadType(_ index: Int, ofCase name: String, in subject: SwiftType) -> SwiftType {
    if case .optional(let wrapped) = subject, name == "some" { return wrapped }
    guard case .declared(let type) = subject.unwrapped, let enumCase = type.enumCase(named: name) else { return .any }
    var parameters = signature(of: enumCase, in: type)
    if keepsParameters, type.arguments.isEmpty {
      for index in parameters.indices {
        parameters[index].type = parameters[index].genericType ?? parameters[index].type
      }
    }
    if index < 0 {
      if parameters.count == 1 { return parameters[0].type }
      return .tuple(parameters.map { (label: $0.label, type: $0.type) })
    }
    return parameters.indices.contains(index) ? parameters[index].type : .any
  }
}

/// Static types of operators that the program declares.
extension Evaluator {
  /// Returns the result type of a declared operator on two operands, or nil if none fits.
  func operatorResult(_ symbol: String, _ left: Expression, _ right: Expression) -> SwiftType? {
    operatorResult(symbol, [left, right])
  }

  /// Returns the result type of a prefix operator that the program declares, or any type.
  func prefixResult(_ symbol: String, _ operand: Expression) -> SwiftType { operatorResult(symbol, [operand]) ?? .any }

  /// Returns the result types of the declared operators that fit two operands, or nil if they do not differ.
  func operatorResults(_ symbol: String, _ left: Expression, _ right: Expression) -> [SwiftType]? {
    let results = fittingOperators(symbol, [left, right])?.map(resultType) ?? []
    return Set(results.map(\.key)).count > 1 ? results : nil
  }

  private func operatorResult(_ symbol: String, _ operands: [Expression]) -> SwiftType? {
    guard let fitting = fittingOperators(symbol, operands), let first = fitting.first else { return nil }
    if program.isOverloadedByResult(symbol), Set(fitting.map { resultType(of: $0).key }).count > 1 { return .any }
    return resultOfOperator(first, operands.map { ArgumentExpression(label: nil, value: $0) })
  }

  private func fittingOperators(_ symbol: String, _ operands: [Expression]) -> [FunctionDeclaration]? {
    var candidates = program.globalFunctions(named: symbol)
    for operand in operands {
      let statics: [TypeDeclaration.Member]
      switch operand.knownType(self) {
      case .any: continue
      case .declared(let type): statics = program.statics(named: symbol, of: type)
      case let type:
        statics = program.ancestry(of: type.memberKey).flatMap { program.extensions[$0]?.statics[symbol] ?? [] }
      }
      for case .function(let function) in statics { candidates.append(function) }
    }
    guard !candidates.isEmpty else { return nil }
    return candidates.filter { function in
      let parameters = Compiler.parameters(of: function)
      return parameters.count == operands.count
        && zip(parameters, operands).allSatisfy { staticFit($1.knownType(self), $0.type) > 0 }
    }
  }

  private func resultOfOperator(_ function: FunctionDeclaration, _ arguments: [ArgumentExpression]) -> SwiftType {
    guard let generic = genericResult(of: function) else { return resultType(of: function) }
    var bound: [String: SwiftType] = [:]
    for (parameter, argument) in zip(Compiler.parameters(of: function), arguments) {
      parameter.genericType?.bind(to: argument.value.knownType(self), &bound)
    }
    return generic.replacing { bound[$0] }
  }
}

extension SwiftType {
  /// Returns whether values of the type may have a more specific type, whose members differ, or the type is not known.
  func mayBeNarrower(_ framework: FrameworkTypes) -> Bool {
    switch self {
    case .any: true
    case .declared(let type): type.kind == .interface
    case .native(let name): framework.adapted.contains(name) || framework.hasMembers(name)
    case .optional(let inner), .array(let inner), .set(let inner): inner.mayBeNarrower(framework)
    case .dictionary(let key, let value): key.mayBeNarrower(framework) || value.mayBeNarrower(framework)
    case .tuple(let elements): elements.contains { $0.type.mayBeNarrower(framework) }
    default: false
    }
  }
}
