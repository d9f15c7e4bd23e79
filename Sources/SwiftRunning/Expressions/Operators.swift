/// A binary operator, `a op b`.
final class BinaryExpression: Expression {
  private let symbol: String
  private let code: ArithmeticOperator?
  private let isShift: Bool
  /// Whether an operand is an array whose integer literals may be floating-point numbers because of the other operand.
  private let mayJoinArrays: Bool
  @exclusivity(unchecked) private var knownArrays: SwiftType?
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

  override var isContextual: Bool { left.isContextual && right.isContextual }
  /// The first implicit member among the operands, if only the expected type gives the operands theirs: `2 * .pi`.
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
    if case .native("Decimal") = a { return a }
    if case .native("Float") = a { return a }
    if case .native("Float") = b { return b }
    if case .double = b { return a.isAny ? .any : b }
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
    } else if case .native("DispatchTime") = expected {
      a = try left.evaluate(frame, expected)
      b = try right.evaluate(frame, right.isContextual ? .native("DispatchTimeInterval") : .any)
    } else if left.isContextual, !right.isContextual {
      b = try right.evaluate(frame, expected)
      a = try left.evaluate(frame, operandHint(b, of: right, expected, evaluator))
    } else if mayJoinArrays, expected.isAny, case .array(.double) = joinedArrays(evaluator) {
      a = try left.evaluate(frame, .array(.double))
      b = try right.evaluate(frame, .array(.double))
    } else {
      a = try left.evaluate(frame, expected)
      b = try right.evaluate(
        frame, right.isContextual ? operandHint(a, of: left, expected, evaluator) : expected)
    }
    if let code, let result = try evaluator.arithmetic(code, a, b, at: location) { return result }
    return try evaluator.apply(operator: symbol, to: a, b, hint: hint, at: location)
  }

  /// Returns the expected type of the other operand: that of the value, or the static type of an operand that is nil.
  private func operandHint(
    _ value: Value, of operand: Expression, _ hint: SwiftType, _ evaluator: Evaluator
  ) -> SwiftType {
    let expected = evaluator.operandHint(value, hint: hint, symbol: symbol)
    guard value.isNone, expected.isAny, code?.isComparison ?? false else { return expected }
    return operand.knownType(evaluator)
  }
}

/// A logical operator, `a && b` or `a || b`.
final class LogicalExpression: Expression {
  private let isAnd: Bool
  private let left: Expression
  private let right: Expression

  /// Creates a logical operator, which evaluates its second operand only if the first does not decide the result.
  init(_ location: SourceLocation, isAnd: Bool, _ left: Expression, _ right: Expression) {
    self.isAnd = isAnd
    self.left = left
    self.right = right
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .bool }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let first = try frame.evaluator.boolean(of: left, frame)
    if first != isAnd { return .bool(first) }
    return .bool(try frame.evaluator.boolean(of: right, frame))
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

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    if isDeclared { return .any }
    let type = right.isWholeLiteral ? .any : right.knownType(evaluator)
    return type.isAny ? left.knownType(evaluator).wrapped : type
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try left.evaluate(frame, hint)
    // A value that only a running app has is missing in a figure, so its default is used.
    guard value.isNone || frame.evaluator.isInert(value) else {
      guard isDeclared else { return value }
      let declared = try frame.evaluator.applyDeclared("??", to: value, right, frame, at: location)
      return declared ?? value
    }
    let expected = hint.isAny ? left.knownType(frame.evaluator).wrapped : hint
    if let outside = value.outside { frame.evaluator.warn(outside, .fallback, at: location) }
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
    case ("~", .literal(let int)): return .literal(~int)
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

/// A range operator, `a ..< b`, `a...` or `..<b`.
final class RangeExpression: Expression {
  private let lower: Expression?
  private let upper: Expression?
  private let isClosed: Bool

  /// Creates a range with bounds, either of which may be missing.
  init(_ location: SourceLocation, lower: Expression?, upper: Expression?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    let type = (lower ?? upper)?.knownType(evaluator) ?? .any
    return .range(type)
  }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    guard lower?.implicitRoot != nil || upper?.implicitRoot != nil else {
      return try super.fit(type, frame, &value)
    }
    guard case .range(let bound) = type.unwrapped else { return 0 }
    var (low, high): (Value?, Value?)
    return min(try lower?.fit(bound, frame, &low) ?? 4, try upper?.fit(bound, frame, &high) ?? 4)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    var bound = SwiftType.any
    if case .range(let type) = hint.unwrapped { bound = type }
    var low = try lower?.evaluate(frame, bound)
    var high = try upper?.evaluate(frame, bound)
    switch (low, high) {
    case (.double, .literal(let int)): high = .double(Double(int))
    case (.literal(let int), .double): low = .double(Double(int))
    case (.literal(let a), .int): low = .int(a)
    case (.int, .literal(let b)): high = .int(b)
    case (.literal, .native), (.native, .literal):
      if let (first, last) = low.flatMap({ low in high.map { (low.beside($0), $0.beside(low)) } }) {
        (low, high) = (first, last)
      }
    default: break
    }
    if let outside = low?.outside ?? high?.outside { return .native(outside) }
    if let low, let high, try frame.evaluator.isAscending(high, low, at: location) {
      throw frame.evaluator.fault(.reversedRange, at: location)
    }
    return .range(RangeValue(low, high, isClosed: isClosed))
  }
}

/// A conditional operator, `a ? b : c`.
final class TernaryExpression: Expression {
  private let condition: Expression
  private let first: Expression
  private let second: Expression

  /// Creates a choice between two values.
  init(_ location: SourceLocation, _ condition: Expression, _ first: Expression, _ second: Expression) {
    self.condition = condition
    self.first = first
    self.second = second
    super.init(location)
  }

  override var isContextual: Bool { first.isContextual || second.isContextual }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    evaluator.joinedType([first, second])
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let holds = try frame.evaluator.boolean(of: condition, frame)
    var expected = hint
    if case .any = hint {
      if first.isDouble || second.isDouble {
        expected = .double
      } else {
        let (chosen, other) = holds ? (first, second) : (second, first)
        if chosen is ArrayLiteral || chosen is DictionaryLiteral {
          expected = frame.evaluator.joinedType([first, second])
        } else if chosen.isContextual, !(chosen is StringLiteral), !(chosen is NilLiteral) {
          expected = other.isWholeLiteral ? .any : other.knownType(frame.evaluator).unwrapped
        }
      }
    }
    return try (holds ? first : second).evaluate(frame, expected)
  }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    var (a, b): (Value?, Value?)
    if first is NilLiteral { return try second.fit(type, frame, &b) }
    if second is NilLiteral { return try first.fit(type, frame, &a) }
    return min(try first.fit(type, frame, &a), try second.fit(type, frame, &b))
  }
}

extension Expression {
  /// Whether the expression is a floating-point literal.
  var isDouble: Bool { (self as? NumberLiteral).map { $0.int == nil } ?? false }
  /// Whether the expression is an integer literal, whose type follows from its context.
  var isWholeLiteral: Bool { (self as? NumberLiteral).map { $0.int != nil } ?? false }
}

/// A type cast, `a is T`, `a as T`, `a as? T` or `a as! T`.
final class CastExpression: Expression {
  /// A kind of cast.
  enum Kind {
    /// The kinds, in the order `is`, `as`, `as?`, `as!`.
    case check, plain, conditional, forced
  }

  private let kind: Kind
  private let base: Expression
  private let type: SwiftType

  /// Creates a cast of a value to a type.
  init(_ location: SourceLocation, _ kind: Kind, _ base: Expression, _ type: SwiftType) {
    self.kind = kind
    self.base = base
    self.type = type
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    switch kind {
    case .check: .bool
    case .conditional: type.asOptional
    case .plain:
      // An optional is boxed, whose description tells that it is one.
      if case .optional = base.knownType(evaluator), type.isAny {
        .any
      } else {
        type.isAny ? base.knownType(evaluator) : type
      }
    case .forced: type
    }
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try base.evaluate(frame, type)
    let evaluator = frame.evaluator
    if kind == .check || kind == .conditional, !value.isExactly(type) { return kind == .check ? .bool(false) : .none }
    switch kind {
    case .check: return .bool(evaluator.fit(value, type) > 0)
    case .plain:
      if case .any = type { return evaluator.boxed(value.settled, base.knownType(evaluator)) }
      return try evaluator.coerce(value, to: type, at: location)
    case .conditional:
      return evaluator.fit(value, type) > 0 ? try evaluator.coerce(value, to: type, at: location) : .none
    case .forced:
      if evaluator.fit(value, type) > 0 { return try evaluator.coerce(value, to: type, at: location) }
      throw evaluator.fault(.failedCast(from: value.typeName, to: type.description), at: location)
    }
  }
}

extension Value {
  /// Whether a value that converts to a floating-point type is of that type, as a cast demands.
  fileprivate func isExactly(_ type: SwiftType) -> Bool {
    let value = boxedOptional?.value ?? self
    switch type.unwrapped {
    case .double: return value.asFloat == nil
    case .native("Float"): if case .double = value { return false } else { return true }
    default: return true
    }
  }
}
