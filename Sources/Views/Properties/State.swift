/// A value that a view owns; a figure shows its initial value.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// A state that begins with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A state that begins with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}
