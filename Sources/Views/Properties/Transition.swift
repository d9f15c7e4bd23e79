/// The phase of a transition: before a view comes, while it is there, or after it has gone.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view comes, 0 while it is there, and 1 after it has gone.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The way in which a view comes and goes, described by modifiers for each phase.
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
  /// Sets the transition by which the view comes and goes, which is the app's own.
  public func transition(_ transition: some Transition) -> LoweredView { self.transition(AnyTransition(transition)) }
}
