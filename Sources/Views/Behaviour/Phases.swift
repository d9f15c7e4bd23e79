// Animations in steps. A figure shows the first step.

/// A view that animates through phases, shown in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a view that animates through phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    layoutNode = .group(phases.first { _ in true }.map { content($0).members } ?? [])
  }
  /// Creates a view that animates through phases when a value changes.
  ///
  /// - Example: `PhaseAnimator([1, 0.5]) { Text("a").opacity($0) }`
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

extension View {
  /// Applies the first of several phases to the view.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (ViewModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> LoweredView {
    guard let first = phases.first(where: { _ in true }) else { return lowered { $0 } }
    return lowered { .group(content(ViewModifierContent(layoutNode: $0), first).members) }
  }
  /// Applies the first of several phases to the view.
  ///
  /// - Example: `Text("a").phaseAnimator([1, 0.5]) { $0.opacity($1) }`
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (ViewModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> LoweredView {
    phaseAnimator(phases, content: content, animation: animation)
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
