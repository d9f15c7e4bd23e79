/// Runs a change of state, which is animated in views that act.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try LayoutReports.changing(Transaction(animation: animation), body)
}

/// Runs a change of state, which is animated in views that act, and an action at the end of the animation.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try LayoutReports.changing(Transaction(animation: animation), body)
  guard let reports = LayoutReports.current else {
    completion()
    return result
  }
  reports.complete(animation, whenRemoved: completionCriteria == .removed, completion)
  return result
}

/// Runs a change of state in a transaction.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try LayoutReports.changing(transaction, body)
}

/// The end of an animation after which its completion runs.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// The animation counts as complete.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation has ended.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
