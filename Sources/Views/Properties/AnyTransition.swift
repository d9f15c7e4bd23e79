/// A transition with which a view is inserted and removed; a figure at rest shows the inserted view.
public struct AnyTransition: Sendable {
  /// The transition in the layout core.
  let transition: ViewTransition

  init(_ transition: ViewTransition) { self.transition = transition }

  /// No transition.
  public static let identity = AnyTransition(.identity)
  /// A transition of opacity.
  public static let opacity = AnyTransition(.opacity)
  /// A transition of scale.
  public static let scale = AnyTransition(.scale(0, .center))
  /// A transition from the leading edge to the trailing edge.
  public static let slide = AnyTransition(.slide)
  /// Returns a transition of scale about an anchor.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// Returns a transition from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// Returns a transition from an edge to the opposite one, with a change of opacity.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(from: edge)) }
  /// Returns a transition from an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(.offset(x: x, y: y)) }
  /// Returns a transition between two modifiers.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    let phases = ViewTransition.Phases(
      before: { active.applied(to: $0) }, identity: { identity.applied(to: $0) }, after: { active.applied(to: $0) })
    return AnyTransition(.modified(phases))
  }
  /// Returns a transition with different insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.transition, removal: removal.transition))
  }
  /// Returns the transition combined with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(transition, other.transition))
  }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(transition, animation)) }
}

extension ViewModifier {
  /// Returns a view with the modifier, for a phase of a transition.
  fileprivate func applied(to view: LayoutNode) -> LayoutNode {
    body(content: ViewModifierContent(layoutNode: view)).layoutNode
  }
}
