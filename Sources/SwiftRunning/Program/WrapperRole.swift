/// The behaviour of a property wrapper that the framework declares.
package enum WrapperRole: Sendable {
  /// The view's own state.
  case state
  /// An object that belongs to the view's state.
  case stateObject
  /// A value that is stored under a key, for all views or for those of one scene.
  case stored(isShared: Bool)
  /// A condition that is false at first and that code does not initialize, such as whether a field has the focus.
  case condition
  /// A state that returns to its initial value.
  case transientState
  /// A reference to a value that is stored elsewhere.
  case reference
  /// An object that is stored elsewhere, to whose properties there are references.
  case referenced
  /// An object that is stored elsewhere and announces its changes.
  case observed
  /// A property of an object that announces its changes.
  case published
  /// A value from the view's environment.
  case environmentValue
  /// An object from the view's environment.
  case environmentObject
  /// A name that is unique to the property.
  case identifier
  /// The results of a query.
  case results
  /// A number that grows with the preferred size of texts.
  case scaledNumber

  /// Whether a view keeps the value from one evaluation of its body to the next, by its identity.
  package var isKeptByIdentity: Bool {
    switch self {
    case .state, .stateObject, .stored, .condition, .transientState: true
    default: false
    }
  }

  /// Whether an initializer may set the property through its storage: `_name = State(initialValue: 1)`.
  var hasAssignableStorage: Bool {
    switch self {
    case .state, .stateObject, .observed, .transientState, .stored, .scaledNumber, .referenced: true
    default: false
    }
  }

  /// Whether `Name(wrappedValue:)` and `Name(initialValue:)` create a wrapper with an initial value.
  package var isInitializedWithValue: Bool {
    switch self {
    case .state, .stateObject, .observed, .published, .stored, .transientState, .condition, .scaledNumber: true
    default: false
    }
  }

  /// Whether the value comes from the view's environment or a query, so that the memberwise initializer does not take
  /// it.
  var isFromSurroundings: Bool {
    switch self {
    case .environmentValue, .environmentObject, .identifier, .results: true
    default: false
    }
  }

  /// Whether the value depends on the view's environment.
  package var readsEnvironment: Bool {
    switch self {
    case .environmentValue, .environmentObject, .scaledNumber: true
    default: false
    }
  }

  /// The initial value of every property with the wrapper that has no initial value of its own, or nil.
  var emptyValue: Value? {
    switch self {
    case .condition: .bool(false)
    case .results: .array([])
    default: nil
    }
  }

  /// Whether a property without an initial value may be omitted from the memberwise initializer.
  var isOptionalArgument: Bool { if case .condition = self { true } else { false } }

  /// Whether the value is the view's own state.
  var isState: Bool { if case .state = self { true } else { false } }

  /// Whether the value is stored under a key.
  package var isStored: Bool { if case .stored = self { true } else { false } }

  /// Whether the value is a reference to one that is stored elsewhere.
  var isReference: Bool { if case .reference = self { true } else { false } }

  /// Whether the value is one of the view's environment, read by a key path or by its type.
  package var isEnvironmentValue: Bool { if case .environmentValue = self { true } else { false } }
}
