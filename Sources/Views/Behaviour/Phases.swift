// Animations in steps: a figure shows the first one.

/// A view that goes through phases, in its first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode

  /// A view that goes through phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    layoutNode = .group(phases.first { _ in true }.map { content($0).members } ?? [])
  }
  /// A view that goes through phases when a value changes.
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
  /// The view as its first phase changes it.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (ViewModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> LoweredView {
    guard let first = phases.first(where: { _ in true }) else { return lowered { $0 } }
    return lowered { .group(content(ViewModifierContent(layoutNode: $0), first).members) }
  }
  /// The view as its first phase changes it.
  ///
  /// - Example: `Text("a").phaseAnimator([1, 0.5]) { $0.opacity($1) }`
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (ViewModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> LoweredView {
    phaseAnimator(phases, content: content, animation: animation)
  }
  /// The view as its first values change it; the frames that follow are not made.
  ///
  /// - Example: `Text("a").keyframeAnimator(initialValue: 1.0) { $0.opacity($1) } keyframes: { _ in }`
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (ViewModifierContent, Value) -> some View, keyframes: @escaping (Value) -> Void
  ) -> LoweredView {
    lowered { .group(content(ViewModifierContent(layoutNode: $0), initialValue).members) }
  }
  /// The view as its first values change it; the frames that follow are not made.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (ViewModifierContent, Value) -> some View, keyframes: @escaping (Value) -> Void
  ) -> LoweredView {
    keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}

/// A view whose values follow keyframes, with its first values.
public struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode

  /// A view whose values follow keyframes; the frames that follow the first are not made.
  ///
  /// - Example: `KeyframeAnimator(initialValue: 1.0) { Text("a").opacity($0) } keyframes: { _ in }`
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> Void
  ) {
    layoutNode = .group(content(initialValue).members)
  }
  /// A view whose values follow keyframes when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> Void
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}
