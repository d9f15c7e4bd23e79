/// An expression after `await`.
///
/// A task that waits for a value from elsewhere waits forever, as for an answer that has not arrived.
final class AwaitExpression: Expression {
  private let base: Expression

  /// Creates an expression that may wait.
  init(_ location: SourceLocation, _ base: Expression) {
    self.base = base
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
    let outer = frame.evaluator.awaited
    frame.evaluator.awaited = location
    defer { frame.evaluator.awaited = outer }
    let value = try base.evaluate(frame, hint)
    if value.outside != nil { try frame.evaluator.host.waitForOutside() }
    return value
  }
}

extension Evaluator {
  /// Returns whether a call at a place chooses one of two equally good functions rather than the other because they differ
  /// in `async`: after `await` the asynchronous one.
  func isPreferred(_ candidate: MatchedCallable, to other: MatchedCallable, at location: SourceLocation) -> Bool {
    guard candidate.isAsync != other.isAsync else { return false }
    guard let awaited, awaited.file == location.file else { return !candidate.isAsync }
    let isAwaited = (awaited.offset..<(awaited.offset + awaited.length)).contains(location.offset)
    return candidate.isAsync == isAwaited
  }
}
