/// A value that a view inherits from the views around it.
@propertyWrapper public struct Environment<Value>: EnvironmentReading {
  private let read: (EnvironmentValues) -> Value
  let slot = EnvironmentSlot()

  /// Creates a value from a function of the environment.
  init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  /// Creates a value from a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The value in the environment of the view.
  public var wrappedValue: Value { read(slot.values) }
}

extension Environment {
  /// Creates a value of the environment's object of a type, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[custom: .type(ObjectIdentifier(type))] as? Object }
  }
}

/// A key of a custom environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// Accesses the value of a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { self[custom: .type(ObjectIdentifier(key))] as? Key.Value ?? Key.defaultValue }
    set { self[custom: .type(ObjectIdentifier(key))] = newValue }
  }
}
