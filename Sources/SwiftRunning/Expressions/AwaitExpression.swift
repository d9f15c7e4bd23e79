/// An expression after `await`.
///
/// A task that waits for a value from elsewhere waits forever, as for an answer that has not arrived.
final class AwaitExpression: MarkedExpression {
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
  /// Returns whether a call chooses one of two equally good functions because they differ in `async`: after `await` the
  /// asynchronous one.
  func isPreferred(_ candidate: MatchedCallable, to other: MatchedCallable, at location: SourceLocation) -> Bool {
    guard candidate.isAsync != other.isAsync else { return false }
    guard let awaited, awaited.file == location.file else { return !candidate.isAsync }
    let isAwaited = (awaited.offset..<(awaited.offset + awaited.length)).contains(location.offset)
    return candidate.isAsync == isAwaited
  }
}
