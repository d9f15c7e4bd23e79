/// A call that makes a part of a string, `Substring(text)`.
final class SubstringConversion: Expression {
  private let text: Expression

  /// Creates a conversion of the string that an expression returns.
  init(_ location: SourceLocation, _ text: Expression) {
    self.text = text
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { text.knownType(evaluator) }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try text.evaluate(frame, hint).asSubstring
  }
}
