/// The phase of a transition: before a view is inserted, while it is visible, or after it is removed.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view is inserted, 0 while it is visible, and 1 after it is removed.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The effect with which a view is inserted and removed, described by modifiers for each phase.
public protocol Transition {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = ViewModifierContent
  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension AnyTransition {
  /// Creates a transition from one of the app's own.
  public init(_ transition: some Transition) {
    func view(_ phase: TransitionPhase) -> (LayoutNode) -> LayoutNode {
      { transition.body(content: ViewModifierContent(layoutNode: $0), phase: phase).layoutNode }
    }
    self.init(.modified(.init(before: view(.willAppear), identity: view(.identity), after: view(.didDisappear))))
  }
}

extension View {
  /// Sets the app's own transition, with which the view is inserted and removed.
  public func transition(_ transition: some Transition) -> LoweredView { self.transition(AnyTransition(transition)) }
}
