// Properties that SwiftUI keeps elsewhere; a figure shows their initial values.

/// A value that is kept between launches.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>
  /// A value under a key.
  public init<Store>(wrappedValue: Value, _ key: String, store: Store? = Optional<Never>.none) {
    state = State(wrappedValue: wrappedValue)
  }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that is kept with a scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>
  /// A value under a key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// Whether a field is being edited: none is, in a figure.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension FocusState where Value == Bool {
  /// Not being edited.
  public init() { state = State(wrappedValue: false) }
}

extension FocusState where Value: ExpressibleByNilLiteral {
  /// No field is being edited.
  public init() { state = State(wrappedValue: nil) }
}

/// The state of a gesture: none is going on, in a figure.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The initial value.
  public let wrappedValue: Value
  /// A state that begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// A place for identities that views share.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {}
  /// A namespace.
  public init() {}
  /// The namespace's identity.
  public var wrappedValue: ID { ID() }
}
