/// A call after `try` whose last argument is a closure without parameters.
///
/// If nothing declares the function, the closure runs once where it is called, as in functions of Objective-C that
/// catch exceptions. A warning reports it.
final class AttemptedCall: MarkedExpression {
  private let closure: Expression
  private let name: String

  /// Creates a call of a function with a name, and its closure.
  init(_ location: SourceLocation, _ base: Expression, closure: Expression, name: String) {
    self.closure = closure
    self.name = name
    super.init(location, base)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try base.evaluate(frame, hint)
    guard value.outside != nil else { return value }
    frame.evaluator.report(outside: name, .closure, at: location)
    let code = try closure.evaluate(frame, .any)
    _ = try frame.evaluator.callValue(code, [], frame, hint: .any, at: location)
    return value
  }
}
