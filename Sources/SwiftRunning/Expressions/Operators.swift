/// A binary operator, `a op b`.
final class BinaryExpression: Expression {
  private let symbol: String
  private let code: ArithmeticOperator?
  private let isShift: Bool
  /// Whether an operand is an array whose integer literals may be floating-point numbers because of the other operand.
  private let mayJoinArrays: Bool
  @exclusivity(unchecked) private var knownArrays: SwiftType?
  /// Whether an operand's overloads differ in their results, or nil before the first evaluation.
  @exclusivity(unchecked) private var hasOverloads: Bool?
  private let left: Expression
  private let right: Expression

  /// Creates an operator on two operands.
  init(_ location: SourceLocation, _ symbol: String, _ left: Expression, _ right: Expression) {
    self.symbol = symbol
    self.left = left
    self.right = right
    code = ArithmeticOperator(rawValue: symbol)
    isShift = code?.isShift ?? false
    mayJoinArrays =
      symbol == "+" && [left, right].contains { $0 is ArrayLiteral || $0 is InitializerCall }
      && ![left, right].contains { $0 is NumberLiteral || $0 is StringLiteral }
    super.init(location)
  }

  private func joinedArrays(_ evaluator: Evaluator) -> SwiftType {
    if let knownArrays { return knownArrays }
    let type = evaluator.joinedType([left, right])
    knownArrays = type
    return type
  }

  /// Returns whether the functions that an operand may call differ in their results.
  private func hasOverloads(_ evaluator: Evaluator) -> Bool {
    if let hasOverloads { return hasOverloads }
    let answer = left.resultOverloads(evaluator) != nil || right.resultOverloads(evaluator) != nil
    if evaluator.program.isComplete { hasOverloads = answer }
    return answer
  }

  override func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? {
    guard evaluator.program.isOverloadedByResult(symbol) else { return nil }
    return evaluator.operatorResults(symbol, left, right)
  }

  override var isQuiet: Bool { code != nil && left.isQuiet && right.isQuiet }
  override var isContextual: Bool { left.isContextual && (isShift || right.isContextual) }
  /// The first implicit member among the operands, if the operands' type follows only from the expected type: `2 *
  /// .pi`.
  override var implicitRoot: String? {
    guard let code, !code.isComparison, !isShift else { return nil }
    let operands = [left, right]
    guard operands.allSatisfy({ $0.implicitRoot != nil || $0.isWholeLiteral }) else { return nil }
    return left.implicitRoot ?? right.implicitRoot
  }
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    guard implicitRoot != nil else { return try super.fit(type, frame, &value) }
    return try fitChain(type, frame)
  }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    if code?.isComparison ?? false { return .bool }
    let (a, b) = (left.knownType(evaluator), right.knownType(evaluator))
    if let declared = evaluator.operatorResult(symbol, left, right) { return declared }
    guard code != nil else { return .any }
    if mayJoinArrays { return joinedArrays(evaluator) }
    if case .native("Decimal") = a { return a }
    if case .native("Float") = a { return a }
    if case .native("Float") = b { return b }
    if case .double = b { return a.isAny ? .any : b }
    // Literals take the type of the other operand.
    if case .int = a, !isShift, b.isNumber { return b }
    return left.isWholeLiteral && !isShift ? b : a
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    let expected: SwiftType = code?.isComparison ?? false ? .any : hint
    let a: Value
    let b: Value
    if isShift {
      a = try left.evaluate(frame, expected)
      b = try right.evaluate(frame, .any)
    } else if hasOverloads(evaluator) {
      a = try left.evaluate(frame, evaluator.context(of: left, beside: right, expected))
      b = try right.evaluate(frame, evaluator.context(of: right, beside: left, expected))
    } else if case .native(let time) = expected, let interval = Evaluator.intervals[time] {
      a = try left.evaluate(frame, expected)
      b = try right.evaluate(frame, right.isContextual ? .native(interval) : .any)
    } else if left is InterpolatedString, !right.isContextual, case .string = right.knownType(evaluator) {
      // The interpolated values are computed before the other operand may change them.
      a = try left.evaluate(frame, .string)
      b = try right.evaluate(frame, expected)
    } else if left.isContextual, !right.isContextual {
      b = try right.evaluate(frame, expected)
      a = try left.evaluate(frame, operandHint(b, of: right, expected, evaluator))
    } else if mayJoinArrays, expected.isAny, case .array(.double) = joinedArrays(evaluator) {
      a = try left.evaluate(frame, .array(.double))
      b = try right.evaluate(frame, .array(.double))
    } else {
      a = try left.evaluate(frame, expected)
      let context = right.isContextual ? operandHint(a, of: left, expected, evaluator) : expected
      if context.isAny, a.isNone, symbol == "==" || symbol == "!=", let member = right.implicitRoot, member != "none" {
        // A member of an unknown type is not nil.
        return .bool(symbol == "!=")
      }
      if let isNil = evaluator.isNil(a, comparedTo: right, symbol, context) { return .bool(isNil == (symbol == "==")) }
      b = try right.evaluate(frame, context)
    }
    if let code, let result = try evaluator.arithmetic(code, a, b, at: location) { return result }
    if a.isNone, b.isNone, symbol == "==" || symbol == "!=", evaluator.operatorResult(symbol, left, right) == nil {
      return .bool(symbol == "==")
    }
    return try evaluator.apply(operator: symbol, to: a, b, hint: hint, at: location)
  }

  /// Returns the expected type of the other operand: that of the value, or the static type of an operand that is nil.
  private func operandHint(
    _ value: Value, of operand: Expression, _ hint: SwiftType, _ evaluator: Evaluator
  ) -> SwiftType {
    if value.isStructureOrCase, let literal = (operand === left ? right : left) as? NumberLiteral,
      let known = evaluator.literalHint(literal, beside: value, isSecond: operand === left, symbol)
    {
      return known
    }
    let expected = evaluator.operandHint(value, hint: hint, symbol: symbol)
    // Of `.degrees(30) * 2`, the member is one of the result's type.
    if let member = (operand === right ? left : right).implicitRoot, !hint.isAny,
      !evaluator.knowsStatic(member, in: expected), evaluator.knowsStatic(member, in: hint)
    {
      return hint
    }
    guard code?.isComparison ?? false else { return expected }
    if value.isNone, expected.isAny { return operand.knownType(evaluator) }
    // The operand's type may have members of the same name as that of its value, as UIColor and Color do.
    if case .native(let own) = expected, case .native(let known) = operand.knownType(evaluator), own != known {
      return .native(known)
    }
    return expected
  }
}

/// A nil-coalescing operator, `a ?? b`.
final class CoalescingExpression: Expression {
  private let isDeclared: Bool
  private let left: Expression
  private let right: Expression

  /// Creates an operator on an optional value and its default; `isDeclared` indicates whether the program declares the
  /// operator for other types.
  init(_ location: SourceLocation, _ left: Expression, _ right: Expression, isDeclared: Bool = false) {
    self.isDeclared = isDeclared
    self.left = left
    self.right = right
    super.init(location)
  }

  /// Returns the expected type of the left operand: an optional if the functions that it may call differ in their
  /// results.
  private func optionalHint(_ hint: SwiftType, _ evaluator: Evaluator) -> SwiftType {
    guard left.resultOverloads(evaluator) != nil else { return hint }
    return (hint.isAny ? right.knownType(evaluator) : hint).asOptional
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    if isDeclared { return .any }
    let type = right.isWholeLiteral ? .any : right.knownType(evaluator)
    guard type.isOpen, case let unwrapped = left.knownType(evaluator).wrapped, !unwrapped.isAny else { return type }
    return unwrapped
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try left.evaluate(frame, optionalHint(hint, frame.evaluator))
    // A value that only a running app has is missing in a figure, so its default is used.
    guard value.isNone || frame.evaluator.isInert(value) else {
      if case .literal(let whole) = value, hint.isAny, right.knownType(frame.evaluator).isFloating {
        return try frame.evaluator.coerce(
          .literal(whole), to: right.knownType(frame.evaluator), at: location)
      }
      guard isDeclared else { return value.unwrappedOnce }
      let declared = try frame.evaluator.applyDeclared("??", to: value, right, frame, at: location)
      return declared ?? value
    }
    let expected = hint.isAny ? left.knownType(frame.evaluator).wrapped : hint
    if let outside = value.outside {
      frame.evaluator.warn(outside, .fallback, at: location)
      if frame.evaluator.decidesOtherwise(on: outside, at: location) { return value }
    }
    return try frame.evaluator.settle(right.evaluate(frame, expected), as: expected)
  }
}

/// A prefix operator, `op a`.
final class PrefixExpression: Expression {
  private let symbol: String
  private let operand: Expression

  /// Creates a prefix operator.
  init(_ location: SourceLocation, _ symbol: String, _ operand: Expression) {
    self.symbol = symbol
    self.operand = operand
    super.init(location)
  }

  override var isContextual: Bool { operand.isContextual || symbol == "~" && operand is NumberLiteral }
  override var implicitRoot: String? { operand.implicitRoot }
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    guard implicitRoot != nil else { return try super.fit(type, frame, &value) }
    return try fitChain(type, frame)
  }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    let type = operand.knownType(evaluator)
    if type.isNumber || type.isAny { return type }
    if symbol == "!", case .bool = type { return type }
    return evaluator.prefixResult(symbol, operand)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try operand.evaluate(frame, hint)
    if operand.isVariable, symbol.count > 1, let result = try changed(value, frame) { return result }
    switch (symbol, value) {
    case ("!", .bool(let bool)): return .bool(!bool)
    case ("-", .double(let double)): return .double(-double)
    case ("-", .int(let int)) where int != .min: return .int(-int)
    case ("-", .literal(let int)) where int != .min: return .literal(-int)
    case ("+", .double), ("+", .int), ("+", .literal): return value
    case ("~", .int(let int)): return .int(~int)
    case ("~", .literal(let int)):
      if case .native(let name) = hint.unwrapped, let type = IntegerType(sized: name) {
        let number = try frame.evaluator.number(int, as: type, at: location)
        return try frame.evaluator.apply(prefix: symbol, to: number, at: location)
      }
      return .literal(~int)
    default: return try frame.evaluator.apply(prefix: symbol, to: value, at: location)
    }
  }
}

extension PrefixExpression {
  /// Returns the result of an operator of the program that changes its operand, or nil if there is none.
  private func changed(_ value: Value, _ frame: Frame) throws(Fault) -> Value? {
    let evaluator = frame.evaluator
    guard let function = evaluator.changingOperator(symbol, value) else { return nil }
    var result = Value.void
    try operand.mutate(frame) { (old: inout Value) throws(Fault) in
      var values: [Value?] = [old]
      var receiver = function.owner.map(evaluator.selfType) ?? .void
      result = try evaluator.run(function, on: &receiver, captured: nil, &values, at: self.location)
      old = values[0] ?? old
    }
    return result
  }
}

extension Expression {
  /// Whether the expression is a floating-point literal.
  var isDouble: Bool { (self as? NumberLiteral).map { $0.int == nil } ?? false }
  /// Whether the expression is an integer literal, whose type follows from its context.
  var isWholeLiteral: Bool { (self as? NumberLiteral).map { $0.int != nil } ?? false }
}
