/// A conditional operator, `a ? b : c`.
final class TernaryExpression: Expression {
  private let condition: Expression
  private let first: Expression
  private let second: Expression
  /// Whether each value has its own type, since `Any` is expected.
  private var isSeparate = false

  /// Creates a choice between two values.
  init(_ location: SourceLocation, _ condition: Expression, _ first: Expression, _ second: Expression) {
    self.condition = condition
    self.first = first
    self.second = second
    super.init(location)
  }

  override func takeType(_ written: TypeSyntax) {
    if written.isErased, !(first is NilLiteral), !(second is NilLiteral) { isSeparate = true }
    for expression in [first, second] { expression.takeType(written) }
  }

  override var isContextual: Bool { first.isContextual || second.isContextual }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    isSeparate ? .any : evaluator.joinedType([first, second])
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let holds = try frame.evaluator.boolean(of: condition, frame)
    var expected = hint
    if let own = impliedType(of: holds ? first : second, by: holds ? second : first, frame.evaluator) {
      expected = own
    } else if case .any = hint, !isSeparate {
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
    if first is NilLiteral || second is NilLiteral {
      guard frame.evaluator.fit(.none, type) > 0 else { return 0 }
      return first is NilLiteral ? try second.fit(type, frame, &b) : try first.fit(type, frame, &a)
    }
    let holds = try frame.evaluator.boolean(of: condition, frame)
    let (chosen, other) = holds ? (first, second) : (second, first)
    if impliedType(of: other, by: chosen, frame.evaluator) != nil { return try chosen.fit(type, frame, &a) }
    if impliedType(of: chosen, by: other, frame.evaluator) != nil {
      return other.fitsBySyntax ? try other.fit(type, frame, &b) : frame.evaluator.staticFit(of: other, type)
    }
    let fit = try chosen.fit(type, frame, &a)
    if fit == 0 { return 0 }
    // The other value is not computed: it may be valid only if the condition holds, as in `a != nil ? a! : b`.
    if other.fitsBySyntax { return min(fit, try other.fit(type, frame, &b)) }
    return chosen.isWholeLiteral ? min(fit, frame.evaluator.staticFit(of: other, type)) : fit
  }

  /// Returns the type of the other value if it has the implicit member with which a value begins, or nil: both values
  /// of
  /// `isOn ? Color.mine : .hex(0)` are colours, also where any style is expected.
  private func impliedType(of value: Expression, by other: Expression, _ evaluator: Evaluator) -> SwiftType? {
    guard value.isImplicitChain, !other.isContextual, let name = value.implicitRoot else { return nil }
    let type = other.knownType(evaluator)
    if case .optional = type { return nil }
    return !type.isAny && evaluator.knowsStatic(name, in: type) ? type : nil
  }
}
