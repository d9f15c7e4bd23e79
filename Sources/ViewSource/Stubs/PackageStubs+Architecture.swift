extension PackageStubs {
  /// Dependencies: the preview's value of each dependency.
  static let dependencies = """
    import SwiftUI
    public protocol TestDependencyKey {
      associatedtype Value = Self
      static var previewValue: Value { get }
      static var testValue: Value { get }
    }
    extension TestDependencyKey {
      public static var previewValue: Value { Self.testValue }
    }
    public protocol DependencyKey: TestDependencyKey {
      static var liveValue: Value { get }
    }
    extension DependencyKey {
      public static var testValue: Value { Self.liveValue }
      public static var previewValue: Value { Self.liveValue }
    }
    public class DependencyValues {
      nonisolated(unsafe) static var _current = DependencyValues()
      var _values: [String: Any] = [:]
      public init() {}
      public subscript(key: Any) -> Any {
        get { _values["\\(key)"] ?? key.previewValue }
        set { _values["\\(key)"] = newValue }
      }
      public var date: DateGenerator {
        get { (_values["date"] as? DateGenerator) ?? DateGenerator { Date() } }
        set { _values["date"] = newValue }
      }
      public var uuid: UUIDGenerator {
        get { (_values["uuid"] as? UUIDGenerator) ?? UUIDGenerator { UUID() } }
        set { _values["uuid"] = newValue }
      }
      public var calendar: Calendar { Calendar.current }
      public var locale: Locale { Locale.current }
      public var timeZone: TimeZone { TimeZone.current }
      public var mainQueue: Any { DispatchQueue.main }
      public var mainRunLoop: Any { RunLoop.main }
      public var continuousClock: Any { ContinuousClock() }
      public var suspendingClock: Any { ContinuousClock() }
      public var dismiss: _Effectless { _Effectless() }
      public var openURL: _Effectless { _Effectless() }
      public var isPresented: Bool { false }
      public var urlSession: Any { URLSession.shared }
      public var context: DependencyContext { .preview }
    }
    public enum DependencyContext { case live, preview, test }
    public struct _Effectless {
      @discardableResult public func callAsFunction(_ value: Any? = nil) async -> Bool { true }
    }
    public struct DateGenerator {
      let _make: () -> Date
      public init(_ make: @escaping () -> Date) { _make = make }
      public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }
      public var now: Date { _make() }
      public func callAsFunction() -> Date { _make() }
    }
    public struct UUIDGenerator {
      let _make: () -> UUID
      public init(_ make: @escaping () -> UUID) { _make = make }
      public static func constant(_ id: UUID) -> UUIDGenerator { UUIDGenerator { id } }
      public static var incrementing: UUIDGenerator { UUIDGenerator { UUID() } }
      public func callAsFunction() -> UUID { _make() }
    }
    @propertyWrapper public struct Dependency<Value> {
      let _path: Any
      public init(_ path: KeyPath<DependencyValues, Value>) { _path = path }
      public init(_ type: Any) { _path = type }
      public var wrappedValue: Value {
        if let path = _path as? KeyPath<DependencyValues, Value> { return DependencyValues._current[keyPath: path] }
        return DependencyValues._current[_path]
      }
    }
    @discardableResult public func withDependencies<R>(
      _ change: (inout DependencyValues) throws -> Void, operation: () throws -> R
    ) rethrows -> R {
      try change(DependencyValues._current)
      return try operation()
    }
    @discardableResult public func withDependencies<R>(
      from model: Any, _ change: (inout DependencyValues) throws -> Void = { _ in }, operation: () throws -> R
    ) rethrows -> R {
      try change(DependencyValues._current)
      return try operation()
    }
    public func prepareDependencies(_ change: (inout DependencyValues) -> Void) { change(DependencyValues._current) }
    public func unimplemented<T>(_ text: String = "", placeholder: T) -> T { placeholder }
    """

  /// The Composable Architecture: stores whose state is shown; actions are reduced at once, and effects do not run.
  static let composableArchitecture = """
    import SwiftUI
    public protocol Reducer {
      associatedtype State
      associatedtype Action
    }
    public typealias ReducerProtocol = Reducer
    extension Reducer {
      public func _printChanges(_ printer: Any? = nil) -> Self { self }
      public func dependency(_ path: Any, _ value: Any) -> Self { self }
      public func transformDependency(_ path: Any, _ change: Any) -> Self { self }
    }
    public struct Effect<Action> {
      public static var none: Effect { Effect() }
      public static func send(_ action: Any, animation: Any? = nil) -> Effect { Effect() }
      public static func run(priority: Any? = nil, operation: Any? = nil, catch handler: Any? = nil) -> Effect { Effect() }
      public static func merge(_ effects: Any...) -> Effect { Effect() }
      public static func concatenate(_ effects: Any...) -> Effect { Effect() }
      public static func cancel(id: Any) -> Effect { Effect() }
      public static func publisher(_ make: Any) -> Effect { Effect() }
      public func cancellable(id: Any, cancelInFlight: Bool = false) -> Effect { self }
      public func debounce(id: Any, for time: Any, scheduler: Any) -> Effect { self }
      public func animation(_ animation: Any? = nil) -> Effect { self }
      public func map(_ change: Any) -> Effect { self }
    }
    public typealias EffectOf<R> = Effect<Any>
    public struct EmptyReducer: Reducer { public init() {} }
    @dynamicMemberLookup public class Store<State, Action>: ObservableObject {
      @Published var _state: Any
      var _reducer: Any?
      public init(initialState: State, reducer: Any? = nil, withDependencies change: Any? = nil) {
        _state = initialState
        _reducer = reducer
      }
      public init<R: Reducer>(initialState: R.State, reducer: () -> R, withDependencies change: Any? = nil) {
        _state = initialState
        _reducer = reducer
      }
      public init(initialState: State, reducer: Any, environment: Any) { _state = initialState }
      public var state: State { _state }
      public func withState<R>(_ body: (State) -> R) -> R { body(_state) }
      @discardableResult public func send(_ action: Action, animation: Any? = nil) -> StoreTask { StoreTask() }
      public func scope<S, A>(state: KeyPath<State, S>, action: Any) -> Any { _child(_state[keyPath: state]) }
      func _child(_ state: Any) -> Any {
        if let states = state as? IdentifiedArray { return states.map { Store<Any, Any>(initialState: $0) } }
        if let states = state as? StackState<Any> { return states._elements.map { Store<Any, Any>(initialState: $0) } }
        if let states = state as? [Any] { return states.map { Store<Any, Any>(initialState: $0) } }
        return Store<Any, Any>(initialState: state)
      }
      public func scope(state: (State) -> Any, action: Any) -> Any { Store<Any, Any>(initialState: state(_state)) }
      public subscript(dynamicMember path: KeyPath<State, Any>) -> Any {
        get { _state[keyPath: path] }
        set { _state[keyPath: path] = newValue }
      }
      public func ifLet(then: Any, else: Any? = nil) {}
    }
    public struct StoreTask {
      public func finish() async {}
      public func cancel() {}
    }
    public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
    public typealias ViewStoreOf<R> = ViewStore<Any, Any>
    @dynamicMemberLookup public class ViewStore<State, Action>: ObservableObject {
      let _store: Any
      let _observe: (Any) -> Any
      public init(_ store: Any, observe: @escaping (Any) -> Any = { $0 }, removeDuplicates: Any? = nil) {
        _store = store
        _observe = observe
      }
      public init(_ store: Any, observe: @escaping (Any) -> Any = { $0 }, send: Any, removeDuplicates: Any? = nil) {
        _store = store
        _observe = observe
      }
      public var state: State { _observe(_store._state) }
      @discardableResult public func send(_ action: Action, animation: Any? = nil) -> StoreTask { StoreTask() }
      public subscript(dynamicMember path: KeyPath<State, Any>) -> Any { state[keyPath: path] }
      public func binding(get: (State) -> Any, send: Any) -> Binding<Any> { .constant(get(state)) }
    }
    public struct WithViewStore<State, Action, Content: View>: View {
      let _store: Any
      let _observe: (Any) -> Any
      let _content: (Any) -> Content
      public init(
        _ store: Any, observe: @escaping (Any) -> Any = { $0 }, removeDuplicates: Any? = nil,
        @ViewBuilder content: @escaping (Any) -> Content
      ) {
        _store = store
        _observe = observe
        _content = content
      }
      public init(
        _ store: Any, observe: @escaping (Any) -> Any = { $0 }, send: Any, removeDuplicates: Any? = nil,
        @ViewBuilder content: @escaping (Any) -> Content
      ) {
        _store = store
        _observe = observe
        _content = content
      }
      public var body: some View { _content(ViewStore<Any, Any>(_store, observe: _observe)) }
    }
    public struct WithPerceptionTracking<Content: View>: View {
      let _content: () -> Content
      public init(@ViewBuilder content: @escaping () -> Content) { _content = content }
      public var body: some View { _content() }
    }
    public struct IfLetStore<State, Action, Content: View>: View {
      let _store: Any
      let _then: (Any) -> Content
      let _otherwise: () -> AnyView
      public init(_ store: Any, @ViewBuilder then: @escaping (Any) -> Content) {
        _store = store
        _then = then
        _otherwise = { AnyView(EmptyView()) }
      }
      public init<Other: View>(
        _ store: Any, @ViewBuilder then: @escaping (Any) -> Content, @ViewBuilder else otherwise: @escaping () -> Other
      ) {
        _store = store
        _then = then
        _otherwise = { AnyView(otherwise()) }
      }
      public var body: some View {
        if _store._state != nil { _then(_store) } else { _otherwise() }
      }
    }
    public struct ForEachStore<State, Action, Content: View>: View {
      let _store: Any
      let _content: (Any) -> Content
      public init(_ store: Any, @ViewBuilder content: @escaping (Any) -> Content) {
        _store = store
        _content = content
      }
      public var body: some View {
        ForEach(Array(_store._state), id: \\.id) { _content(Store<Any, Any>(initialState: $0)) }
      }
    }
    public struct NavigationLinkStore: View {
      public init(_ store: Any, onTap: Any, destination: Any, label: () -> AnyView) {}
      public var body: some View { EmptyView() }
    }
    @propertyWrapper public struct BindingState<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public var projectedValue: Value { wrappedValue }
    }
    @propertyWrapper public struct PresentationState<Value> {
      public var wrappedValue: Value?
      public init(wrappedValue: Value? = nil) { self.wrappedValue = wrappedValue }
      public var projectedValue: Value? { wrappedValue }
    }
    @propertyWrapper public struct Presents<Value> {
      public var wrappedValue: Value?
      public init(wrappedValue: Value? = nil) { self.wrappedValue = wrappedValue }
      public var projectedValue: Value? { wrappedValue }
    }
    public struct TextState: Equatable {
      let _text: String
      public init(_ text: String) { _text = text }
      public init(verbatim text: String) { _text = text }
    }
    extension Text { public init(_ state: TextState) { self.init(state._text) } }
    public struct AlertState<Action> {
      public init(title: () -> TextState, actions: Any? = nil, message: Any? = nil) {}
    }
    public struct ConfirmationDialogState<Action> {
      public init(title: () -> TextState, actions: Any? = nil, message: Any? = nil) {}
    }
    extension Binding {
      public func scope(state: KeyPath<Any, Any>, action: Any) -> Binding<Any?> {
        let store = self.wrappedValue
        let child = store._state[keyPath: state]
        return .constant(_isNothing(child) ? nil : store._child(child))
      }
      func _isNothing(_ value: Any?) -> Bool { value == nil }
      public func sending(_ action: Any) -> Binding<Value> { self }
    }
    extension View {
      public func alert(_ item: Binding<Any?>) -> some View { self }
      public func confirmationDialog(_ item: Binding<Any?>) -> some View { self }
      public func alert(store: Any, state: Any? = nil, action: Any? = nil) -> some View { self }
      public func confirmationDialog(store: Any, state: Any? = nil, action: Any? = nil) -> some View { self }
      public func sheet(store: Any, onDismiss: Any? = nil, content: Any) -> some View { self }
      public func fullScreenCover(store: Any, onDismiss: Any? = nil, content: Any) -> some View { self }
      public func popover(
        store: Any, attachmentAnchor: Any? = nil, arrowEdge: Any? = nil, content: Any
      ) -> some View { self }
      public func navigationDestination(store: Any, destination: Any) -> some View { self }
    }
    """
}
