/// Forced unwrapping, `base!`.
final class ForceUnwrap: UnwrappingExpression {
  override func resolved(_ frame: Frame) throws(Fault) -> Expression {
    hasEffects ? ForceUnwrap(location, try base.resolved(frame)) : self
  }
  override func knownType(_ evaluator: Evaluator) -> SwiftType { base.knownType(evaluator).wrapped }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try base.evaluate(frame, hint)
    if value.isNone {
      if let asset = frame.evaluator.host.missingAsset(at: base.location, in: frame.evaluator) { return asset }
      throw frame.evaluator.fault(.unwrappedNil, at: location)
    }
    return value.unwrappedOnce
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    try base.mutate(frame, change)
  }
}
