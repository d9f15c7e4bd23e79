// Scrolling.
extension View {
  /// Sets the positions at which scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> LoweredView {
    let rest = behavior.rest
    return lowered { $0.scrollTargetBehavior(rest) }
  }
  /// Marks the views within as those at which scrolling comes to rest.
  ///
  /// - Example: `ScrollView { Text("a").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)`
  public func scrollTargetLayout(isEnabled: Bool = true) -> LoweredView {
    lowered { $0.scrollTargetLayout(isEnabled: isEnabled) }
  }
  /// Returns the view unchanged; a figure does not scroll.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)`
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; it is at its final position.
  ///
  /// - Example: `Text("a").scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }`
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (ViewModifierContent, ScrollTransitionPhase) -> some View
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not scroll.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top).scrollDismissesKeyboard(.immediately)`
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> LoweredView {
    lowered { $0 }
  }
  /// Runs an action when a fraction of the view becomes visible in its scroll view, or is no longer visible.
  ///
  /// - Example: `ScrollView { Text("a").onScrollVisibilityChange { _ in } }`
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> LoweredView {
    acting { $0.onScrollVisibilityChange(threshold: threshold, at: ViewIdentity.place, action) }
  }
  /// Mirrors the drawing of the view where the reading direction is from right to left.
  ///
  /// - Example: `Text("a").flipsForRightToLeftLayoutDirection(true)`
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> LoweredView {
    lowered { $0.flipsForRightToLeftLayoutDirection(enabled) }
  }
}
