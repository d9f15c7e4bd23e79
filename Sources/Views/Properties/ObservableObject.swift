/// An object whose changes views follow; a figure shows it as it is at first.
public protocol ObservableObject: AnyObject {}

/// A property of an object whose changes views follow.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value {
    didSet { LayoutReports.noteChange(from: oldValue, to: wrappedValue) }
  }
  /// A property that begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A property that begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    var object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  private let storage: Storage

  /// The object.
  public var wrappedValue: ObjectType { storage.object }
  /// An object that is made at once.
  public init(wrappedValue: @autoclosure () -> ObjectType) { storage = Storage(wrappedValue()) }
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
  /// An object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A binding to a property.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

/// An object whose properties can be bound.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value
  /// An object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// An object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }
  /// A binding to a property.
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
