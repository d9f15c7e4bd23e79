/// Operators on integers that are not both of type `Int`.
extension Evaluator {
  /// Returns the result of an operator, or nil if the operands' types do not match.
  ///
  /// Comparisons and shifts accept operands of different types; all other operators need two of the same type. A
  /// literal takes the type of the other operand.
  func sized(_ code: ArithmeticOperator, _ a: Value, _ b: Value, at location: SourceLocation) throws(Fault) -> Value? {
    guard let x = a.asWhole, let y = b.asWhole else { return nil }
    switch code {
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: return code.comparison(x.value, y.value)
    case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight: return shifted(code, x, y, of: a)
    default: break
    }
    guard let type = try commonType(x, a, y, b, at: location) else { return nil }
    return .whole(try result(code, x.value, y.value, type, at: location))
  }

  /// Returns the common type of two operands, one of which may be a literal, or nil if their types differ.
  private func commonType(
    _ x: SizedInteger, _ a: Value, _ y: SizedInteger, _ b: Value, at location: SourceLocation
  ) throws(Fault) -> IntegerType? {
    if x.type == y.type { return x.type }
    if case .literal(let int) = a {
      _ = try number(int, as: y.type, at: location)
      return y.type
    }
    guard case .literal(let int) = b else { return nil }
    _ = try number(int, as: x.type, at: location)
    return x.type
  }

  private func shifted(_ code: ArithmeticOperator, _ x: SizedInteger, _ y: SizedInteger, of a: Value) -> Value {
    let width = Int128(x.type.bitWidth)
    let isMasking = code == .maskingShiftLeft || code == .maskingShiftRight
    let distance = isMasking ? y.value & (width - 1) : max(min(y.value, width), -width)
    let isLeft = code == .shiftLeft || code == .maskingShiftLeft
    let result = SizedInteger(isLeft ? x.value << distance : x.value >> distance, truncatedTo: x.type)
    if case .literal = a { return .literal(Int(result.value)) }
    return .whole(result)
  }

  private func result(
    _ code: ArithmeticOperator, _ x: Int128, _ y: Int128, _ type: IntegerType, at location: SourceLocation
  ) throws(Fault) -> SizedInteger {
    let answer: (partialValue: Int128, overflow: Bool)
    switch code {
    case .and: return SizedInteger(x & y, truncatedTo: type)
    case .or: return SizedInteger(x | y, truncatedTo: type)
    case .xor: return SizedInteger(x ^ y, truncatedTo: type)
    case .wrappingAdd: return SizedInteger(x &+ y, truncatedTo: type)
    case .wrappingSubtract: return SizedInteger(x &- y, truncatedTo: type)
    case .wrappingMultiply: return SizedInteger(x &* y, truncatedTo: type)
    case .add: answer = x.addingReportingOverflow(y)
    case .subtract: answer = x.subtractingReportingOverflow(y)
    case .multiply: answer = x.multipliedReportingOverflow(by: y)
    default:
      guard y != 0 else { throw fault(.divisionByZero, at: location) }
      let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
      guard type.bounds.contains(quotient) else { throw fault(.overflow, at: location) }
      answer = (code == .divide ? quotient : remainder, false)
    }
    guard !answer.overflow, let number = SizedInteger(answer.partialValue, exactly: type) else {
      throw fault(.overflow, at: location)
    }
    return number
  }

  /// Returns a literal as an integer of a type, or throws a fault if it is out of range.
  package func number(_ literal: Int, as type: IntegerType, at location: SourceLocation) throws(Fault) -> Value {
    guard let number = SizedInteger(Int128(literal), exactly: type) else {
      throw fault(.outOfRange("\(literal)", of: type.rawValue), at: location)
    }
    return .whole(number)
  }
}
