// What would happen to a view: nothing does, in a figure.
extension View {
  /// The view; nobody taps it.
  ///
  /// - Example: `Text("a").onTapGesture {}`
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nobody taps it.
  ///
  /// - Example: `Text("a").onTapGesture(count: 2) {}`
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody presses it.
  ///
  /// - Example: `Text("a").onLongPressGesture {}`
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> LoweredView { lowered { $0 } }
  /// The view; a figure is its first frame.
  ///
  /// - Example: `Text("a").onAppear {}`
  public func onAppear(perform action: (() -> Void)? = nil) -> LoweredView { lowered { $0 } }
  /// The view; a figure is its first frame.
  ///
  /// - Example: `Text("a").onDisappear {}`
  public func onDisappear(perform action: (() -> Void)? = nil) -> LoweredView { lowered { $0 } }
  /// The view; nothing changes in a figure.
  ///
  /// - Example: `Text("a").onChange(of: 1) {}`
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing changes in a figure.
  ///
  /// - Example: `Text("a").onChange(of: 1) { _, _ in }`
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
    -> LoweredView
  { lowered { $0 } }
  /// The view; nothing changes in a figure.
  ///
  /// - Example: `Text("a").onChange(of: 1, initial: true) {}`
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Reads what the view tells once it is laid out, when it changes; states that change lay it out anew.
  ///
  /// - Example: `Text("a").padding()`
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
  ///
  /// - Example: `Text("a").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }`
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
  ///
  /// - Example: `Text("a").onHover { _ in }`
  public func onHover(perform action: @escaping (Bool) -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nothing is submitted.
  ///
  /// - Example: `Text("a").onSubmit {}`
  public func onSubmit(_ action: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// The view; no task runs.
  ///
  /// - Example: `Text("a").task {}`
  public func task(_ action: @escaping @Sendable () async -> Void) -> LoweredView { lowered { $0 } }
  /// The view; no task runs.
  ///
  /// - Example: `Text("a").task(id: 1) {}`
  public func task<Value: Equatable>(id value: Value, _ action: @escaping @Sendable () async -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing is pulled.
  ///
  /// - Example: `Text("a").refreshable {}`
  public func refreshable(action: @escaping @Sendable () async -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nobody gestures.
  ///
  /// - Example: `Text("a").gesture(DragGesture())`
  public func gesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// The view; nobody gestures.
  ///
  /// - Example: `Text("a").simultaneousGesture(LongPressGesture())`
  public func simultaneousGesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// The view; nobody gestures.
  ///
  /// - Example: `Text("a").highPriorityGesture(TapGesture())`
  public func highPriorityGesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  ///
  /// - Example: `Text("a").contentShape(Rectangle())`
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  ///
  /// - Example: `Text("a").allowsHitTesting(false)`
  public func allowsHitTesting(_ enabled: Bool) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  ///
  /// - Example: `Text("a").focusable()`
  public func focusable(_ isFocusable: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  ///
  /// - Example: `TextField("a", text: .constant("")).focused(.constant(true))`
  public func focused(_ condition: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  ///
  /// - Example: `TextField("a", text: .constant("")).focused(.constant(1), equals: 2)`
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> LoweredView { lowered { $0 } }
}
