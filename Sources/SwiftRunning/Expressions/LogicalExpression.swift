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

  private var symbol: String { isAnd ? "&&" : "||" }

  override var isContextual: Bool { implicitRoot != nil }
  override var implicitRoot: String? { left.implicitRoot }
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    guard implicitRoot != nil else { return try super.fit(type, frame, &value) }
    return try fitChain(type, frame)
  }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    evaluator.operatorResult(symbol, left, right) ?? .bool
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    if implicitRoot != nil, case .declared(let type) = hint.unwrapped,
      !frame.evaluator.program.statics(named: symbol, of: type).isEmpty
    {
      let first = try left.evaluate(frame, hint)
      let second = try right.evaluate(frame, hint)
      return try frame.evaluator.apply(operator: symbol, to: first, second, hint: hint, at: location)
    }
    let first: Bool
    let value = try left.evaluate(frame, .bool)
    if case .bool(let bool) = value {
      first = bool
    } else if frame.evaluator.declaration(of: value) != nil {
      let other = try right.evaluate(
        frame, right.implicitRoot == nil ? .any : frame.evaluator.typeHint(of: value))
      return try frame.evaluator.apply(operator: symbol, to: value, other, hint: hint, at: location)
    } else {
      first = try frame.evaluator.boolean(value, at: left.location)
    }
    if first != isAnd { return .bool(first) }
    return .bool(try frame.evaluator.boolean(of: right, frame))
  }
}
