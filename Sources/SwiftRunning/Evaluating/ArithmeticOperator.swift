/// A built-in operator on numbers, strings and Boolean values.
enum ArithmeticOperator: String {
  /// The operators, spelled as in Swift.
  case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%", equal = "==", notEqual = "!=",
    less = "<", greater = ">", lessOrEqual = "<=", greaterOrEqual = ">=", and = "&", or = "|", xor = "^",
    shiftLeft = "<<", shiftRight = ">>", wrappingAdd = "&+", wrappingSubtract = "&-", wrappingMultiply = "&*",
    maskingShiftLeft = "&<<", maskingShiftRight = "&>>"

  /// Returns whether a symbol is that of a compound assignment, such as `+=`.
  static func isCompound(_ symbol: String) -> Bool {
    symbol.hasSuffix("=") && symbol.utf8.count > 1 && !["===", "!=="].contains(symbol)
      && ArithmeticOperator(rawValue: symbol)?.isComparison != true
  }

  /// Whether the operator shifts bits, so that its operands may have different types.
  var isShift: Bool {
    switch self {
    case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight: true
    default: false
    }
  }

  /// Whether the result is a Boolean value.
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: true
    default: false
    }
  }

  /// Returns the result of a comparison of two operands, or nil for an operator that is no comparison.
  @inline(__always) func comparison<Operand: Comparable>(_ x: Operand, _ y: Operand) -> Value? {
    switch self {
    case .equal: .bool(x == y)
    case .notEqual: .bool(x != y)
    case .less: .bool(x < y)
    case .greater: .bool(x > y)
    case .lessOrEqual: .bool(x <= y)
    case .greaterOrEqual: .bool(x >= y)
    default: nil
    }
  }
}

extension Evaluator {
  /// Returns the result of an operator on two numbers, strings, Boolean values or arrays, or nil for other operands.
  func arithmetic(_ code: ArithmeticOperator, _ a: Value, _ b: Value, at location: SourceLocation) throws(Fault)
    -> Value?
  {
    switch (a, b) {
    case (.double(let x), .double(let y)): return floating(code, x, y)
    case (.double(let x), .literal(let y)): return floating(code, x, Double(y))
    case (.literal(let x), .double(let y)): return floating(code, Double(x), y)
    case (.int(let x), .int(let y)), (.int(let x), .literal(let y)), (.literal(let x), .int(let y)):
      return try whole(code, x, y, at: location)
    case (.literal(let x), .literal(let y)):
      if case .int(let result)? = try whole(code, x, y, at: location) { return .literal(result) }
      return try whole(code, x, y, at: location)
    case (.string(let x), .string(let y)):
      switch code {
      case .add:
        guard x.utf8.count + y.utf8.count <= options.textLimit else {
          throw exceeded(.textLimit(options.textLimit), at: location)
        }
        return .string(x + y)
      default: return code.comparison(x, y)
      }
    case (.bool(let x), .bool(let y)):
      return code == .equal ? .bool(x == y) : code == .notEqual ? .bool(x != y) : nil
    case (.array(let x), .array(let y)) where code == .add:
      try checkCount(x.count + y.count, at: location)
      return .array(x + y)
    case (.native(let native), _) where native.type == "Float",
      (_, .native(let native)) where native.type == "Float":
      return single(code, a, b)
    case (.native(let native), _) where native.type == Value.substringType,
      (_, .native(let native)) where native.type == Value.substringType:
      return try arithmetic(code, a.wholeString, b.wholeString, at: location)
    case (.native(let native), _) where native.type == ArraySliceValue.typeName,
      (_, .native(let native)) where native.type == ArraySliceValue.typeName:
      let result = try arithmetic(code, a.wholeArray, b.wholeArray, at: location)
      if let slice = a.arraySlice, case .array(let values)? = result { return .slice(values, from: slice.start) }
      return result
    case (.native, .native), (.native, .literal), (.literal, .native), (.native, .int), (.int, .native):
      return try sized(code, a, b, at: location) ?? decimal(code, a, b)
    default: return nil
    }
  }

  /// Returns the result of an operator on two decimal numbers, or nil for other operands.
  private func decimal(_ code: ArithmeticOperator, _ a: Value, _ b: Value) -> Value? {
    if case .int = a { return nil }
    if case .int = b { return nil }
    guard let x = a.asDecimal, let y = b.asDecimal else { return nil }
    switch code {
    case .add: return .decimal(x + y)
    case .subtract: return .decimal(x - y)
    case .multiply: return .decimal(x * y)
    case .divide: return .decimal(x / y)
    default: return code.comparison(x, y)
    }
  }

  /// Throws a fault if a collection would have more elements than the limits allow.
  func checkCount(_ count: Int, at location: SourceLocation) throws(Fault) {
    if count > options.stepLimit { throw exceeded(.stepLimit(options.stepLimit), at: location) }
    if count > RunningOptions.elementLimit { throw exceeded(.tooManyElements(count, options.stepLimit), at: location) }
  }

  /// Throws a fault if a string would be longer than the limit allows.
  package func checkLength(_ length: Int, at location: SourceLocation) throws(Fault) {
    if length > options.textLimit { throw exceeded(.textLimit(options.textLimit), at: location) }
  }

  /// Returns the result of an operator on two floating-point numbers, or nil for operators on other types.
  func floating(_ code: ArithmeticOperator, _ x: Double, _ y: Double) -> Value? {
    switch code {
    case .add: .double(x + y)
    case .subtract: .double(x - y)
    case .multiply: .double(x * y)
    case .divide: .double(x / y)
    default: code.comparison(x, y)
    }
  }

  private func whole(_ code: ArithmeticOperator, _ x: Int, _ y: Int, at location: SourceLocation) throws(Fault)
    -> Value?
  {
    let result: (partialValue: Int, overflow: Bool)
    switch code {
    case .add: result = x.addingReportingOverflow(y)
    case .subtract: result = x.subtractingReportingOverflow(y)
    case .multiply: result = x.multipliedReportingOverflow(by: y)
    case .divide:
      if y == 0 { throw fault(.divisionByZero, at: location) }
      result = x.dividedReportingOverflow(by: y)
    case .remainder:
      if y == 0 { throw fault(.divisionByZero, at: location) }
      result = x.remainderReportingOverflow(dividingBy: y)
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: return code.comparison(x, y)
    case .and: return .int(x & y)
    case .or: return .int(x | y)
    case .xor: return .int(x ^ y)
    case .shiftLeft: return .int(x << y)
    case .shiftRight: return .int(x >> y)
    case .maskingShiftLeft: return .int(x &<< y)
    case .maskingShiftRight: return .int(x &>> y)
    case .wrappingAdd: return .int(x &+ y)
    case .wrappingSubtract: return .int(x &- y)
    case .wrappingMultiply: return .int(x &* y)
    }
    if result.overflow { throw fault(.overflow, at: location) }
    return .int(result.partialValue)
  }
}
