/// A property wrapper of SwiftUI or SwiftData, with its behaviour.
package enum StandardWrapper: String, CaseIterable {
  case accessibilityFocusState = "AccessibilityFocusState"
  case appStorage = "AppStorage"
  case bindable = "Bindable"
  case binding = "Binding"
  case environment = "Environment"
  case environmentObject = "EnvironmentObject"
  case fetchRequest = "FetchRequest"
  case focusState = "FocusState"
  case gestureState = "GestureState"
  case namespace = "Namespace"
  case observedObject = "ObservedObject"
  case published = "Published"
  case query = "Query"
  case scaledMetric = "ScaledMetric"
  case sceneStorage = "SceneStorage"
  case state = "State"
  case stateObject = "StateObject"

  /// Whether a view keeps the value from one evaluation of its body to the next, by its identity.
  package var isKeptByIdentity: Bool {
    switch self {
    case .state, .stateObject, .appStorage, .sceneStorage, .focusState, .accessibilityFocusState, .gestureState: true
    default: false
    }
  }

  /// Whether an initializer may set the property through its storage: `_name = State(initialValue: 1)`.
  var hasAssignableStorage: Bool {
    switch self {
    case .state, .stateObject, .observedObject, .gestureState, .appStorage, .sceneStorage, .scaledMetric, .bindable:
      true
    default: false
    }
  }

  /// Whether `Name(wrappedValue:)` and `Name(initialValue:)` create a wrapper with an initial value.
  var isInitializedWithValue: Bool {
    switch self {
    case .state, .stateObject, .observedObject, .published, .appStorage, .sceneStorage, .gestureState, .focusState,
      .scaledMetric:
      true
    default: false
    }
  }

  /// Whether `Name(wrappedValue:_:store:)` creates a wrapper whose value is stored under a key.
  var isStoredUnderKey: Bool { self == .appStorage || self == .sceneStorage }

  /// Whether the value comes from the view's environment or a query, so that the memberwise initializer does not take
  /// it.
  var isFromSurroundings: Bool {
    switch self {
    case .environment, .environmentObject, .namespace, .fetchRequest, .query: true
    default: false
    }
  }

  /// Whether the value depends on the view's environment.
  package var readsEnvironment: Bool { self == .environment || self == .environmentObject || self == .scaledMetric }

  /// The initial value of every property with the wrapper that has no initial value of its own, or nil.
  var emptyValue: Value? {
    switch self {
    case .focusState, .accessibilityFocusState: .bool(false)
    case .fetchRequest, .query: .array([])
    default: nil
    }
  }

  /// Whether a property without an initial value may be omitted from the memberwise initializer.
  var isOptionalArgument: Bool { self == .focusState || self == .accessibilityFocusState }
}
