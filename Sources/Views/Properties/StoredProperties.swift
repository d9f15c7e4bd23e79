// Properties that are stored outside of views; a figure begins with their initial values.

/// A value that is stored between launches.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>
  /// Creates a value for a key.
  public init<Store>(wrappedValue: Value, _ key: String, store: Store? = Optional<Never>.none) {
    state = LayoutReports.stored(key, wrappedValue)
  }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that is stored with a scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>
  /// Creates a value for a key.
  public init(wrappedValue: Value, _ key: String) { state = LayoutReports.stored("scene " + key, wrappedValue) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// The focus of fields.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// Creates a state without focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates a state without a focused field.
  public init() where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A state that follows a gesture, and that returns to its initial value when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The state.
  let state: State<Value>
  /// The initial value.
  let initial: Value
  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
  }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// The value.
  public var wrappedValue: Value { state.wrappedValue }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state with nil as its initial value.
  public init() { self.init(wrappedValue: nil) }
}

/// A namespace of identities that views share.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace, which differs from all others.
  public struct ID: Hashable, Sendable {
    private let token = Token()
  }

  private final class Token: Hashable, Sendable {
    static func == (a: Token, b: Token) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let state = State(wrappedValue: ID())

  /// Creates a namespace.
  public init() {}
  /// The identity of the namespace, which a view keeps between evaluations.
  public var wrappedValue: ID { state.wrappedValue }
}
