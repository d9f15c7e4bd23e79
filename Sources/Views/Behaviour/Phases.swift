// Animations in steps. Phases follow each other while time passes; keyframes stay at their first step.

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
  /// Applies the initial values of an animation with keyframes to the view.
  ///
  /// - Example: `Text("a").keyframeAnimator(initialValue: 1.0) { $0.opacity($1) } keyframes: { _ in }`
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (ViewModifierContent, Value) -> some View, keyframes: @escaping (Value) -> Void
  ) -> LoweredView {
    lowered { .group(content(ViewModifierContent(layoutNode: $0), initialValue).members) }
  }
  /// Applies the initial values of an animation with keyframes to the view.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (ViewModifierContent, Value) -> some View, keyframes: @escaping (Value) -> Void
  ) -> LoweredView {
    keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}

/// A view whose values follow keyframes, shown with its initial values.
public struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a view whose values follow keyframes; a figure shows the initial values.
  ///
  /// - Example: `KeyframeAnimator(initialValue: 1.0) { Text("a").opacity($0) } keyframes: { _ in }`
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> Void
  ) {
    layoutNode = .group(content(initialValue).members)
  }
  /// Creates a view whose values follow keyframes when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> Void
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}
