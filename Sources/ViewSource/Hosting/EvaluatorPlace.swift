import PlumblineLayout

/// The position of an interpreted view, which keeps the view's states.
final class EvaluatorPlace: ViewPlace {
  private let evaluator: Evaluator
  private let identity: ViewIdentity

  /// Creates the position of the view with an identity.
  init(_ identity: ViewIdentity, in evaluator: Evaluator) { (self.identity, self.evaluator) = (identity, evaluator) }

  var memory: ViewMemory { identity.memory }

  func views(_ key: Int, _ make: () -> [LayoutNode]) -> [LayoutNode] {
    evaluator.within(identity.screen(key)) { make() }
  }

  func forget(from key: Int) { identity.keepScreens(key) }
}

extension Evaluator {
  /// The position of the view that is being created, or nil in a program that does not act.
  var place: (any ViewPlace)? {
    program.isActing ? EvaluatorPlace(identity.next(ViewIdentity.memory), in: self) : nil
  }
}
