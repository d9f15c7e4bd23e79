/// A call that makes a closed range of another range, or a half-open one: `Range(1...4)`.
final class RangeConversion: Expression {
  private let range: Expression
  private let isClosed: Bool

  /// Creates a conversion of the range that an expression returns.
  init(_ location: SourceLocation, _ range: Expression, isClosed: Bool) {
    self.range = range
    self.isClosed = isClosed
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { range.knownType(evaluator) }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try range.evaluate(frame, hint)
    guard case .range(var result) = value, let bound = result.upper?.value, result.isClosed != isClosed else {
      return value
    }
    guard let number = bound.asWhole else {
      throw frame.evaluator.fault(.wrongType(found: value.typeName, expected: "Range<Int>"), at: location)
    }
    let (upper, isOver) = number.value.addingReportingOverflow(isClosed ? -1 : 1)
    guard !isOver, let last = SizedInteger(upper, exactly: number.type),
      upper >= result.lower?.value.asWhole?.value ?? upper
    else { throw frame.evaluator.fault(.outOfRange("\(upper)", of: number.type.rawValue), at: location) }
    result.isClosed = isClosed
    result.upper = RangeValue.BoxedBound(.whole(last))
    return .range(result)
  }
}
