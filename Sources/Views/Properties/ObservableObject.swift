/// An object whose changes views observe; a figure shows its initial state.
public protocol ObservableObject: AnyObject {}

/// A property of an object whose changes views observe.
@propertyWrapper public struct Published<Value> {
  private let subject = PassthroughSubject<Value, Never>()
  /// The value.
  public var wrappedValue: Value {
    willSet { subject.send(newValue) }
    didSet { LayoutReports.noteChange(from: oldValue, to: wrappedValue) }
  }
  /// A publisher of the value and of each new one, which it sends before the property changes.
  public var projectedValue: AnyPublisher<Value, Never> {
    AnyPublisher { [subject, wrappedValue] receive in
      receive(wrappedValue)
      return subject.values(receive)
    }
  }
  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    private let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// The object.
  public var wrappedValue: ObjectType { storage.object }
  /// Creates the object.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = Storage(wrappedValue) }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: StateKeeping {
  var kept: AnyObject { storage.object }
  func take(_ kept: AnyObject) { if let object = kept as? ObjectType { storage.object = object } }
}

/// An object that another view owns.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  /// Creates a property for an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// Accesses a binding to a property.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

/// An object with bindings to its properties.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value
  /// Creates a property for an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property for an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }
  /// Accesses a binding to a property.
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
