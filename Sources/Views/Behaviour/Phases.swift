// Animations in phases, which are applied one after the other while time passes.

/// A view that animates through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a view that animates through phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    layoutNode = PhaseProgress.node(Array(phases), trigger: Bool?.none, animation: animation) { content($0).members }
  }
  /// Creates a view that animates through phases when a value changes.
  ///
  /// - Example: `PhaseAnimator([1, 0.5]) { Text("a").opacity($0) }`
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    layoutNode = PhaseProgress.node(Array(phases), trigger: trigger, animation: animation) { content($0).members }
  }
}

extension View {
  /// Applies several phases to the view, one after the other.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (ViewModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> LoweredView {
    lowered { node in
      PhaseProgress.node(Array(phases), trigger: Bool?.none, animation: animation) {
        content(ViewModifierContent(layoutNode: node), $0).members
      }
    }
  }
  /// Applies several phases to the view, one after the other, when a value changes.
  ///
  /// - Example: `Text("a").phaseAnimator([1, 0.5]) { $0.opacity($1) }`
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (ViewModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> LoweredView {
    lowered { node in
      PhaseProgress.node(Array(phases), trigger: trigger, animation: animation) {
        content(ViewModifierContent(layoutNode: node), $0).members
      }
    }
  }
}
