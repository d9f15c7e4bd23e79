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
    // A literal has the type of the other bound, and an integer literal that of a literal with a fraction.
    let isFraction = (lower as? NumberLiteral).map { $0.int == nil } ?? false
    let first = lower?.numbers == nil || isFraction && upper?.numbers != nil ? lower ?? upper : upper ?? lower
    return .range(first?.knownType(evaluator) ?? .any)
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
    case (.literal(let int), .instance(let instance)):
      low = try frame.evaluator.literal(["integerLiteral", "floatLiteral"], .int(int), of: instance.type, at: location)
    case (.instance(let instance), .literal(let int)):
      high = try frame.evaluator.literal(
        ["integerLiteral", "floatLiteral"], .int(int), of: instance.type, at: location)
    default: break
    }
    if let outside = low?.outside ?? high?.outside { return .native(outside) }
    if let low, let high, try frame.evaluator.isAscending(high, low, at: location) {
      throw frame.evaluator.fault(.reversedRange, at: location)
    }
    return .range(RangeValue(low, high, isClosed: isClosed))
  }
}
