extension ParameterDeclaration {
  /// The type of the operand that is written for the parameter: of an autoclosure, the type of its result.
  var operandType: SwiftType {
    if isAutoclosure, case .function(_, let output, _) = type { output } else { type }
  }
}

extension Evaluator {
  /// Returns whether a condition holds, or throws a fault if it is not a Boolean value.
  func boolean(of expression: Expression, _ frame: Frame) throws(Fault) -> Bool {
    let value = try expression.evaluate(frame, .bool)
    if case .bool(let bool) = value { return bool }
    return try boolean(value, at: expression.location)
  }

  /// Returns whether a value is true, or throws a fault if it is not a Boolean value.
  func boolean(_ value: Value, at location: SourceLocation) throws(Fault) -> Bool {
    if case .bool(let bool) = value { return bool }
    if let outside = opaque(value) { return holds(outside, at: location) }
    throw fault(.notBoolean(value.typeName), at: location)
  }

  /// Returns the result of an operator that the program, the vocabulary or the standard library declares.
  package func apply(
    operator symbol: String, to a: Value, _ b: Value, hint: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value {
    if let function = declaredOperator(symbol, a, b, hint: hint) {
      return try run(function, receiver: nil, captured: nil, [a, b], at: location)
    }
    if let outside = a.outside ?? b.outside {
      guard ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(symbol) else { return .native(outside) }
      warn(outside, .condition, at: location)
      return .bool(!decidesOtherwise(on: outside, at: location))
    }
    switch symbol {
    case "==": return .bool(a.isEqual(to: b))
    case "!=": return .bool(!(try areEqual(a, b, at: location)))
    case "===", "!==":
      var isSame = false
      if case .object(let x) = a, case .object(let y) = b { isSame = x === y }
      // Numbers that are Boolean values are the two objects of Core Foundation.
      if case .bool(let x) = a, case .bool(let y) = b { isSame = x == y }
      return .bool(isSame == (symbol == "==="))
    case "<", ">", "<=", ">=":
      if let ascending = try order(a, b, symbol, at: location) { return .bool(ascending) }
    case "~=":
      if case .range(let range) = a { return .bool(try contains(b, in: range, at: location)) }
      return .bool(try areEqual(a, b, at: location))
    default: break
    }
    if let entries = vocabulary.functions[symbol] {
      var best: (entry: VocabularyEntry, score: Int)?
      for entry in entries where entry.parameters.count == 2 {
        let (x, y) = (fit(a, entry.parameters[0].type), fit(b, entry.parameters[1].type))
        if x > 0, y > 0, x + y > best?.score ?? 0 { best = (entry, x + y) }
      }
      if let best {
        var ignored = Value.void
        return try best.entry.body(
          &ignored, Call(evaluator: self, location: location, arguments: [a, b], name: symbol))
      }
    }
    if let outside = opaque(a) ?? opaque(b) {
      guard ["<", ">", "<=", ">="].contains(symbol) else { return .native(outside) }
      warn(outside, .condition, at: location)
      return .bool(!decidesOtherwise(on: outside, at: location))
    }
    if symbol == "+", replacesRanges(a), let more = try elements(of: b, at: location) {
      var joined = a
      try append(more, to: &joined, at: location)
      return joined
    }
    throw fault(.wrongOperands(symbol, a.typeName, b.typeName), at: location)
  }

  /// Returns the result of a prefix operator.
  package func apply(prefix symbol: String, to value: Value, at location: SourceLocation) throws(Fault) -> Value {
    if symbol == "!", case .bool(let bool) = value { return .bool(!bool) }
    if let outside = opaque(value) { return .native(outside) }
    if let type = declaration(of: value) {
      for case .function(let function) in program.statics(named: symbol, of: type) where function.labels.count == 1 {
        return try run(function, receiver: nil, captured: nil, [value], at: location)
      }
    }
    let globals = program.globalFunctions(named: symbol)
    let natives = program.ancestry(of: nativeKey(of: value)).flatMap { program.extensions[$0]?.statics[symbol] ?? [] }
    let extended = natives.compactMap { if case .function(let function) = $0 { function } else { nil } }
    for function in globals + extended {
      let parameters = Compiler.parameters(of: function)
      guard parameters.count == 1, fit(value, parameters[0].type) > 0 else { continue }
      return try run(function, receiver: nil, captured: nil, [value], at: location)
    }
    for entry in vocabulary.functions[symbol] ?? []
    where entry.parameters.count == 1 && fit(value, entry.parameters[0].type) > 0 {
      var ignored = Value.void
      return try entry.call(on: &ignored, Call(evaluator: self, location: location, arguments: [value], name: symbol))
    }
    if symbol == "-" || symbol == "+" {
      if let number = value.asInt {
        guard symbol == "-" else { return value }
        if number == .min { throw fault(.overflow, at: location) }
        return .int(-number)
      }
      if case .double(let number) = value { return symbol == "-" ? .double(-number) : value }
    }
    if let number = value.asFloat, symbol == "-" || symbol == "+" { return symbol == "-" ? .float(-number) : value }
    if let number = value.asSized {
      switch symbol {
      case "-": return try sized(.subtract, .literal(0), value, at: location) ?? value
      case "~": return .whole(SizedInteger(~number.value, truncatedTo: number.type))
      case "+": return value
      default: break
      }
    }
    if symbol == "-", case .native = value, let number = value.asDecimal { return .decimal(-number) }
    throw fault(.wrongArgument(symbol, found: value.typeName, expected: "number"), at: location)
  }

  /// Returns the result of an operator that the program declares, or nil if no declaration accepts the first operand.
  func applyDeclared(
    _ symbol: String, to a: Value, _ right: Expression, _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    let takesFirst = program.globalFunctions(named: symbol).contains {
      guard let first = Compiler.parameters(of: $0).first?.type else { return false }
      if case .optional = first { return false }
      return !first.isAny && fit(a, first) > 0
    }
    guard takesFirst else { return nil }
    let b = try right.evaluate(frame, .any)
    guard let function = declaredOperator(symbol, a, b) else { return nil }
    return try run(function, receiver: nil, captured: nil, [a, b], at: location)
  }

  /// Returns the new value of a variable that a declared operator changes, or nil if there is no such operator for the
  /// values.
  package func changed(_ old: Value, by symbol: String, _ operand: Value, at location: SourceLocation) throws(Fault)
    -> Value?
  {
    guard let function = declaredOperator(symbol, old, operand) else { return nil }
    var values: [Value?] = [old, operand]
    var receiver = function.owner.map(selfType) ?? .void
    _ = try run(function, on: &receiver, captured: nil, &values, at: location)
    return values[0]
  }

  /// Returns the prefix or postfix operator of the program that changes a value, or nil.
  func changingOperator(_ symbol: String, _ value: Value) -> FunctionDeclaration? {
    var candidates = program.globalFunctions(named: symbol)
    let statics =
      declaration(of: value).map { program.statics(named: symbol, of: $0) }
      ?? program.ancestry(of: nativeKey(of: value)).flatMap { program.extensions[$0]?.statics[symbol] ?? [] }
    for case .function(let function) in statics { candidates.append(function) }
    return candidates.first { function in
      let parameters = Compiler.parameters(of: function)
      return parameters.count == 1 && parameters[0].isInout && fit(value, parameters[0].type) > 0
    }
  }

  /// Returns the type that a number literal has as an operand beside a value of a declared type: its default type if an
  /// operator of the program takes it, otherwise the value's own type, or the only other one that an operator takes.
  func literalHint(_ literal: NumberLiteral, beside value: Value, isSecond: Bool, _ symbol: String) -> SwiftType? {
    guard let type = declaration(of: value) else { return nil }
    let types = operators(symbol, for: [value]).compactMap { function -> SwiftType? in
      let parameters = Compiler.parameters(of: function)
      guard parameters.count == 2, operandFits(value, parameters[isSecond ? 0 : 1].operandType) else { return nil }
      return parameters[isSecond ? 1 : 0].operandType
    }
    if literal.int != nil, types.contains(where: { if case .int = $0 { true } else { false } }) { return .int }
    if literal.int == nil, types.contains(where: { if case .double = $0 { true } else { false } }) { return .double }
    let hasOwn = types.contains { other in
      if case .declared(let declared) = other {
        declared.origin === type.origin || declared.kind == .interface
      } else {
        other.isAny
      }
    }
    return hasOwn ? nil : types.first(where: \.isNumber)
  }

  /// Returns the operator of the program that takes two values; of several, one whose result fits the expected type.
  func declaredOperator(
    _ symbol: String, _ a: Value, _ b: Value, hint: SwiftType = .any
  ) -> FunctionDeclaration? {
    let candidates = operators(symbol, for: [a, b])
    guard !candidates.isEmpty else { return nil }
    let fitting = returning(hint, candidates).filter { function in
      let parameters = Compiler.parameters(of: function)
      return parameters.count == 2 && operandFits(a, parameters[0].operandType)
        && operandFits(b, parameters[1].operandType)
    }
    guard fitting.count > 1 else { return fitting.first }
    return fitting.first { !takesOptionals($0) } ?? fitting.first
  }

  /// Returns the operators of the program with a symbol, among them the static ones of the values' types.
  private func operators(_ symbol: String, for values: [Value]) -> [FunctionDeclaration] {
    var candidates = program.shared.functions[symbol] ?? []
    for value in values {
      let statics: [TypeDeclaration.Member]
      if let type = declaration(of: value) {
        statics = program.statics(named: symbol, of: type)
      } else {
        statics = extensionStatics(symbol, of: nativeKey(of: value))
      }
      guard !statics.isEmpty else { continue }
      for case .function(let function) in applicable(statics, to: typeHint(of: value)) { candidates.append(function) }
    }
    return candidates + program.fileFunctions(named: symbol)
  }

  /// Returns the static members that extensions add to a type of the vocabulary, its ancestors, and the types whose
  /// values are represented by its own, as `UIColor` is by `Color`.
  private func extensionStatics(_ name: String, of type: String) -> [TypeDeclaration.Member] {
    guard !program.extensions.isEmpty else { return [] }
    let represented = vocabulary.representations.filter { $0.value == type }.keys.sorted()
    return (program.ancestry(of: type) + represented).flatMap { program.extensions[$0]?.statics[name] ?? [] }
  }

  /// Returns whether an operator takes optionals, to which Swift converts an operand only if no other operator takes
  /// it.
  private func takesOptionals(_ function: FunctionDeclaration) -> Bool {
    Compiler.parameters(of: function).contains { if case .optional = $0.type { true } else { false } }
  }

  /// Returns whether a value is an operand of a type; only values from elsewhere are operands of a type from there.
  private func operandFits(_ value: Value, _ type: SwiftType) -> Bool {
    if value.outside == nil, case .native(let name) = type.unwrapped, program.isOutside(type: name) { return false }
    if value.isNone, !type.isOptionalOrAny { return false }
    // A key path is written as one, so that a value from elsewhere is none.
    if value.outside != nil, case .native(let name) = type.unwrapped, name.hasSuffix("KeyPath") { return false }
    return fit(value, type) > 0
  }

  /// Returns whether a value matches a pattern by the program's own `~=`, or nil if there is none for these values.
  func declaredMatch(_ pattern: Value, _ value: Value, at location: SourceLocation) throws(Fault) -> Bool? {
    guard let function = declaredOperator("~=", pattern, value) else { return nil }
    if case .bool(let bool) = try run(function, receiver: nil, captured: nil, [pattern, value], at: location) {
      return bool
    }
    return nil
  }

  /// Returns whether a value of another type matches an enumeration case by the program's own `~=`, or nil if there is
  /// none for them.
  func declaredMatch(caseNamed name: String, _ value: Value, at location: SourceLocation) throws(Fault) -> Bool? {
    for function in program.matchers {
      let parameters = Compiler.parameters(of: function)
      guard parameters.count == 2, case .declared(let type) = parameters[0].type, fit(value, parameters[1].type) > 0,
        let enumCase = type.enumCase(named: name), enumCase.parameters == nil
      else { continue }
      let pattern = Value.enumCase(EnumValue(type: type, enumCase: enumCase))
      let result = try run(function, receiver: nil, captured: nil, [pattern, value], at: location)
      if case .bool(let bool) = result { return bool }
    }
    return nil
  }
}
