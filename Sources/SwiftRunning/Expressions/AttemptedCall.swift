/// A call after `try` whose last argument is a closure without parameters.
///
/// If nothing declares the function, the closure runs once where it is called, as in functions of Objective-C that catch
/// exceptions. The report says so.
final class AttemptedCall: Expression {
  private let base: Expression
  private let closure: Expression
  private let name: String

  /// Creates a call of a function with a name, and its closure.
  init(_ location: SourceLocation, _ base: Expression, closure: Expression, name: String) {
    self.base = base
    self.closure = closure
    self.name = name
    super.init(location)
  }

  override var isChained: Bool { base.isChained }
  override var isImplicitChain: Bool { base.isImplicitChain }
  override var isContextual: Bool { base.isContextual }
  override var implicitRoot: String? { base.implicitRoot }
  override var viewName: String? { base.viewName }
  override func knownType(_ evaluator: Evaluator) -> SwiftType { base.knownType(evaluator) }
  override func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? { base.resultOverloads(evaluator) }
  override func linkType(_ evaluator: Evaluator) -> SwiftType { base.linkType(evaluator) }
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    try base.fit(type, frame, &value)
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
