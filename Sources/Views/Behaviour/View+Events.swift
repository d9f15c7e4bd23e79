// What would happen to a view: nothing does, in a figure.
extension View {
  /// The view; nobody taps it.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nobody taps it.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody presses it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure is its first frame.
  public func onAppear(perform action: (() -> Void)? = nil) -> LoweredView { lowered { $0 } }
  /// The view; a figure is its first frame.
  public func onDisappear(perform action: (() -> Void)? = nil) -> LoweredView { lowered { $0 } }
  /// The view; nothing changes in a figure.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing changes in a figure.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
    -> LoweredView
  { lowered { $0 } }
  /// The view; nothing changes in a figure.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Reads what the view tells once it is laid out, when it changes; states that change lay it out anew.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> LoweredView where Key.Value: Equatable {
    let observer = LayoutReports.observer { (_, value: Key.Value) in action(value) }
    guard let observe = observer else { return lowered { $0 } }
    return lowered {
      $0.onPreferenceChange(PreferenceIdentity(key)) { told in
        guard let value = told as? Key.Value else { return }
        observe { value }
      }
    }
  }
  /// Reads the view's place once it is laid out, when it changes; states that change lay it out anew.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> LoweredView {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }
  /// Reads the view's place once it is laid out, when it changes; the first value is a change from itself.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) -> LoweredView {
    guard let observe = LayoutReports.observer(action) else { return lowered { $0 } }
    return lowered {
      $0.onGeometryChange { proxy in observe { transform(proxy) } }
    }
  }
  /// The view; no pointer is over it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nothing is submitted.
  public func onSubmit(_ action: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// The view; no task runs.
  public func task(_ action: @escaping @Sendable () async -> Void) -> LoweredView { lowered { $0 } }
  /// The view; no task runs.
  public func task<Value: Equatable>(id value: Value, _ action: @escaping @Sendable () async -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing is pulled.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nobody gestures.
  public func gesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// The view; nobody gestures.
  public func simultaneousGesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// The view; nobody gestures.
  public func highPriorityGesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  public func allowsHitTesting(_ enabled: Bool) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  public func focusable(_ isFocusable: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  public func focused(_ condition: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> LoweredView { lowered { $0 } }
}
