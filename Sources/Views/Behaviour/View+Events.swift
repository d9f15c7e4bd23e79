// Events: actions of a view when it appears, when a value changes, and when it is touched.
extension View {
  /// Runs an action when the view is tapped.
  ///
  /// - Example: `Text("a").onTapGesture {}`
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> LoweredView {
    acting { $0.onTapGesture(count: count, action) }
  }
  /// Runs an action with the position of a tap when the view is tapped.
  ///
  /// - Example: `Text("a").onTapGesture(count: 2) {}`
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> LoweredView {
    acting { $0.onTapGesture(count: count, in: coordinateSpace, action) }
  }
  /// Runs an action when the view is pressed for a duration, in seconds.
  ///
  /// - Example: `Text("a").onLongPressGesture {}`
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> LoweredView {
    acting { $0.onLongPressGesture(minimumDuration: minimumDuration, pressing: onPressingChanged, action) }
  }
  /// Runs an action when the view is pressed for a duration, in SwiftUI's older spelling.
  ///
  /// - Example: `Text("a").onLongPressGesture(pressing: { _ in }, perform: {})`
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> LoweredView {
    acting { $0.onLongPressGesture(minimumDuration: minimumDuration, pressing: pressing, action) }
  }
  /// Runs an action when the view appears.
  ///
  /// - Example: `Text("a").onAppear {}`
  public func onAppear(perform action: (() -> Void)? = nil) -> LoweredView {
    acting { $0.onAppear(at: ViewIdentity.place, action) }
  }
  /// Runs an action when the view disappears.
  ///
  /// - Example: `Text("a").onDisappear {}`
  public func onDisappear(perform action: (() -> Void)? = nil) -> LoweredView {
    acting { $0.onDisappear(at: ViewIdentity.place, action) }
  }
  /// Runs an action with the old value and the new one when a value changes.
  ///
  /// - Example: `Text("a").onChange(of: 1) { _, _ in }`
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> LoweredView {
    acting { $0.onChange(of: value, initial: initial, at: ViewIdentity.place, action) }
  }
  /// Runs an action when a value changes.
  ///
  /// - Example: `Text("a").onChange(of: 1, initial: true) {}`
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
    -> LoweredView
  {
    acting { $0.onChange(of: value, initial: initial, at: ViewIdentity.place, runs: action) }
  }
  /// Runs an action with the new value when a value changes, in SwiftUI's older spelling.
  ///
  /// - Example: `Text("a").onChange(of: 1, perform: { _ in })`
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> LoweredView {
    acting { $0.onChange(of: value, at: ViewIdentity.place, perform: action) }
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
  /// Runs an action when a text field or the search field of the view is submitted.
  ///
  /// - Example: `Text("a").onSubmit {}`
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> LoweredView {
    acting { $0.onSubmit(of: triggers, action) }
  }
  /// Runs a task as far as its first suspension when the view appears.
  ///
  /// - Example: `Text("a").task {}`
  public func task(_ action: @escaping @Sendable () async -> Void) -> LoweredView {
    lowered { $0.task(id: nil, at: ViewIdentity.place) { ViewTask.start(action) } }
  }
  /// Runs a task as far as its first suspension when the view appears, and again when a value changes.
  ///
  /// - Example: `Text("a").task(id: 1) {}`
  public func task<Value: Hashable>(id value: Value, _ action: @escaping @Sendable () async -> Void) -> LoweredView {
    lowered { $0.task(id: AnyHashable(value), at: ViewIdentity.place) { ViewTask.start(action) } }
  }
  /// Runs a task as far as its first suspension when the view is pulled down.
  ///
  /// - Example: `Text("a").refreshable {}`
  public func refreshable(action: @escaping @Sendable () async -> Void) -> LoweredView {
    let refresh = RefreshAction(action: action)
    return lowered { $0.refreshable(as: refresh) { _ = ViewTask.start(action) } }
  }
  /// Adds a gesture, which gestures of the views within precede.
  ///
  /// - Example: `Text("a").gesture(DragGesture())`
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> LoweredView {
    acting { $0.gesture(gesture.response, priority: .normal, including: mask) }
  }
  /// Adds a gesture that may be disabled.
  ///
  /// - Example: `Text("a").gesture(DragGesture(), isEnabled: true)`
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> LoweredView {
    acting { $0.gesture(gesture.response, priority: .normal, isEnabled: isEnabled) }
  }
  /// Adds a gesture that is recognized together with those of views within.
  ///
  /// - Example: `Text("a").simultaneousGesture(LongPressGesture())`
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> LoweredView {
    acting { $0.gesture(gesture.response, priority: .simultaneous, including: mask) }
  }
  /// Adds a gesture that may be disabled.
  ///
  /// - Example: `Text("a").simultaneousGesture(LongPressGesture(), isEnabled: true)`
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> LoweredView {
    acting { $0.gesture(gesture.response, priority: .simultaneous, isEnabled: isEnabled) }
  }
  /// Adds a gesture that precedes those of views within.
  ///
  /// - Example: `Text("a").highPriorityGesture(TapGesture())`
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> LoweredView {
    acting { $0.gesture(gesture.response, priority: .high, including: mask) }
  }
  /// Adds a gesture that may be disabled.
  ///
  /// - Example: `Text("a").highPriorityGesture(TapGesture(), isEnabled: true)`
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> LoweredView {
    acting { $0.gesture(gesture.response, priority: .high, isEnabled: isEnabled) }
  }
  /// Sets the area in which the view receives touches.
  ///
  /// - Example: `Text("a").contentShape(Rectangle())`
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> LoweredView {
    acting { $0.contentShape(shape.anyShape) }
  }
  /// Sets the area in which the view receives touches; other kinds of areas have the same effect.
  ///
  /// - Example: `Text("a").contentShape(.interaction, Rectangle())`
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> LoweredView {
    acting { $0.contentShape(shape.anyShape) }
  }
  /// Sets whether the view receives touches.
  ///
  /// - Example: `Text("a").allowsHitTesting(false)`
  public func allowsHitTesting(_ enabled: Bool) -> LoweredView { acting { $0.allowsHitTesting(enabled) } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").focusable()`
  public func focusable(_ isFocusable: Bool = true) -> LoweredView { lowered { $0 } }
  /// Binds the focus of the view to a state.
  ///
  /// - Example: `TextField("a", text: .constant("")).focused(.constant(true))`
  public func focused(_ condition: Binding<Bool>) -> LoweredView { acting { $0.focused(condition.bound) } }
  /// Binds the focus of the view to a value of a state.
  ///
  /// - Example: `TextField("a", text: .constant("")).focused(.constant(1), equals: 2)`
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> LoweredView {
    // An action may have moved the focus to another view before this view loses it.
    let bound = BoundValue(value: binding.wrappedValue) { new in
      if new == value || binding.wrappedValue == value { binding.wrappedValue = new }
    }
    return acting { $0.focused(bound, equals: value) }
  }
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hovering.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
