// How a view would scroll: it does not, in a figure.
extension View {
  /// The view; nothing scrolls.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> LoweredView { lowered { $0 } }
  /// The view; nothing scrolls.
  ///
  /// - Example: `ScrollView { Text("a").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned).scrollBounceBehavior(.basedOnSize)`
  public func scrollTargetLayout(isEnabled: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing scrolls.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> LoweredView {
    lowered { $0 }
  }
  /// The view; it is where it stays.
  ///
  /// - Example: `Text("a").scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }`
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (ViewModifierContent, ScrollTransitionPhase) -> some View
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing scrolls.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top).scrollDismissesKeyboard(.immediately)`
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing scrolls.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; drawings keep their direction.
  ///
  /// - Example: `Text("a").flipsForRightToLeftLayoutDirection(true)`
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> LoweredView { lowered { $0 } }
}
