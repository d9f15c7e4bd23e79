// Events. None occurs in a figure, except that preferences and geometry are reported after layout.
extension View {
  /// Returns the view unchanged; a figure receives no taps.
  ///
  /// - Example: `Text("a").onTapGesture {}`
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure receives no taps.
  ///
  /// - Example: `Text("a").onTapGesture(count: 2) {}`
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no input.
  ///
  /// - Example: `Text("a").onLongPressGesture {}`
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure is the first frame.
  ///
  /// - Example: `Text("a").onAppear {}`
  public func onAppear(perform action: (() -> Void)? = nil) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure is the first frame.
  ///
  /// - Example: `Text("a").onDisappear {}`
  public func onDisappear(perform action: (() -> Void)? = nil) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; values do not change in a figure.
  ///
  /// - Example: `Text("a").onChange(of: 1) {}`
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; values do not change in a figure.
  ///
  /// - Example: `Text("a").onChange(of: 1) { _, _ in }`
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; values do not change in a figure.
  ///
  /// - Example: `Text("a").onChange(of: 1, initial: true) {}`
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Runs an action when a preference changes after layout; changed states cause another layout.
  ///
  /// - Example: `Text("a").onPreferenceChange(Width.self) { _ in }`
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> LoweredView where Key.Value: Equatable {
    let observer = LayoutReports.observer { (_, value: Key.Value) in action(value) }
    guard let observe = observer else { return lowered { $0 } }
    return lowered {
      $0.onPreferenceChange(PreferenceIdentity(key)) { reported in
        guard let value = reported as? Key.Value else { return }
        observe { value }
      }
    }
  }
  /// Runs an action when a value of the view's geometry changes after layout; changed states cause another layout.
  ///
  /// - Example: `Text("a").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }`
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> LoweredView {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }
  /// Runs an action with the old and new values when the view's geometry changes after layout; at first both are the
  /// same.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) -> LoweredView {
    guard let observe = LayoutReports.observer(action) else { return lowered { $0 } }
    return lowered {
      $0.onGeometryChange { proxy in observe { transform(proxy) } }
    }
  }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").onHover { _ in }`
  public func onHover(perform action: @escaping (Bool) -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; nothing is submitted in a figure.
  ///
  /// - Example: `Text("a").onSubmit {}`
  public func onSubmit(_ action: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure runs no tasks.
  ///
  /// - Example: `Text("a").task {}`
  public func task(_ action: @escaping @Sendable () async -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure runs no tasks.
  ///
  /// - Example: `Text("a").task(id: 1) {}`
  public func task<Value: Equatable>(id value: Value, _ action: @escaping @Sendable () async -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure cannot be pulled to refresh.
  ///
  /// - Example: `Text("a").refreshable {}`
  public func refreshable(action: @escaping @Sendable () async -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no gestures.
  ///
  /// - Example: `Text("a").gesture(DragGesture())`
  public func gesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no gestures.
  ///
  /// - Example: `Text("a").simultaneousGesture(LongPressGesture())`
  public func simultaneousGesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no gestures.
  ///
  /// - Example: `Text("a").highPriorityGesture(TapGesture())`
  public func highPriorityGesture(_ gesture: some Gesture) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure receives no touches.
  ///
  /// - Example: `Text("a").contentShape(Rectangle())`
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure receives no touches.
  ///
  /// - Example: `Text("a").allowsHitTesting(false)`
  public func allowsHitTesting(_ enabled: Bool) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").focusable()`
  public func focusable(_ isFocusable: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `TextField("a", text: .constant("")).focused(.constant(true))`
  public func focused(_ condition: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `TextField("a", text: .constant("")).focused(.constant(1), equals: 2)`
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> LoweredView { lowered { $0 } }
}
