import PlumblineLayout

/// A view whose values follow keyframes while time passes.
public struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a view whose values follow keyframes from the start on.
  ///
  /// - Example: `KeyframeAnimator(initialValue: 1.0) { Text("a").opacity($0) } keyframes: { _ in }`
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) {
    layoutNode = KeyframeProgress.node(
      initialValue, trigger: Bool?.none, repeats: repeating, tracks: keyframes
    ) { content($0).members }
  }
  /// Creates a view whose values follow keyframes when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) {
    layoutNode = KeyframeProgress.node(initialValue, trigger: trigger, repeats: false, tracks: keyframes) {
      content($0).members
    }
  }
}

extension View {
  /// Applies values that follow keyframes to the view, from the start on.
  ///
  /// - Example: `Text("a").keyframeAnimator(initialValue: 1.0) { $0.opacity($1) } keyframes: { _ in }`
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (ViewModifierContent, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) -> LoweredView {
    lowered { node in
      KeyframeProgress.node(initialValue, trigger: Bool?.none, repeats: repeating, tracks: keyframes) {
        content(ViewModifierContent(layoutNode: node), $0).members
      }
    }
  }
  /// Applies values that follow keyframes to the view when another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (ViewModifierContent, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
  ) -> LoweredView {
    lowered { node in
      KeyframeProgress.node(initialValue, trigger: trigger, repeats: false, tracks: keyframes) {
        content(ViewModifierContent(layoutNode: node), $0).members
      }
    }
  }
}

/// The progress of a compiled view through its keyframes, while virtual time passes.
private final class KeyframeProgress {
  /// The start, in seconds since the preview began, or nil before it.
  private var start: Double?
  private var trigger: Any?

  /// Returns a view with the values of the keyframes at the virtual time.
  ///
  /// Without a trigger, the keyframes begin when the view appears; otherwise when the trigger's value changes.
  static func node<Value, Trigger: Equatable>(
    _ initial: Value, trigger: Trigger?, repeats: Bool, tracks: (Value) -> KeyframeTracks<Value>,
    content: (Value) -> [LayoutNode]
  ) -> LayoutNode {
    guard let memory = ViewIdentity.place?.memory, let reports = LayoutReports.current else {
      return .group(content(initial))
    }
    let progress = memory.value as? KeyframeProgress ?? KeyframeProgress()
    memory.value = progress
    var current = initial
    if let start = progress.start {
      let tracks = tracks(initial)
      var time = reports.time - start
      if repeats || time < tracks.duration { reports.followsTime = true }
      if repeats, tracks.duration > 0 { time = time.truncatingRemainder(dividingBy: tracks.duration) }
      current = tracks.value(from: initial, at: time)
    }
    func begin() {
      progress.start = reports.time
      reports.followsTime = true
    }
    return LayoutNode.group(content(current)).interacting(
      .lifecycle(
        Lifecycle(
          memory: memory,
          appear: {
            progress.trigger = trigger
            if trigger == nil { begin() }
          },
          disappear: { progress.start = nil },
          update: {
            guard let trigger, let old = progress.trigger as? Trigger, memory.isPresent, old != trigger else { return }
            progress.trigger = trigger
            begin()
          })))
  }
}
