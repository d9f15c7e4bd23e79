/// Runs a change, which is not animated in a figure.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a change, which is not animated in a figure, and then its completion.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// The end of an animation that its completion follows.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// The animation counts as complete.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation has ended.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// A transition by which a view is inserted and removed; a figure shows the inserted view.
public struct AnyTransition: Sendable {
  /// No transition.
  public static let identity = AnyTransition()
  /// A transition of opacity.
  public static let opacity = AnyTransition()
  /// A transition of scale.
  public static let scale = AnyTransition()
  /// A transition from the leading edge to the trailing edge.
  public static let slide = AnyTransition()
  /// Returns a transition of scale about an anchor.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Returns a transition from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition from an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition between two modifiers.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition with different insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Returns the transition combined with another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
