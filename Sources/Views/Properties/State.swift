/// A value that a view owns; a figure shows its initial value, or the value that layout sets.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var own: Value
    var earlier: Storage?
    init(_ value: Value) { own = value }

    var value: Value {
      get { earlier?.own ?? own }
      set {
        LayoutReports.noteChange(from: value, to: newValue)
        if let earlier { earlier.own = newValue } else { own = newValue }
      }
    }
  }

  private let storage: Storage

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a state with an initial value.
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

extension State: StateKeeping {
  var kept: AnyObject { storage }
  func take(_ kept: AnyObject) { storage.earlier = kept as? Storage }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with nil as its initial value.
  public init() { self.init(wrappedValue: nil) }
}
