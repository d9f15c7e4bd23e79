/// An object whose changes views observe; a figure shows its initial state.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// A publisher that sends a signal before a published property of the object changes, and when the program sends one.
  public var objectWillChange: ObservableObjectPublisher {
    published.first?.changes(of: self) ?? ObservableObjectPublisher()
  }

  /// The published properties of the object.
  fileprivate var published: [any PublishedProperty] {
    var mirror: Mirror? = Mirror(reflecting: self)
    var result: [any PublishedProperty] = []
    while let known = mirror {
      result += known.children.compactMap { $0.value as? any PublishedProperty }
      mirror = known.superclassMirror
    }
    return result
  }
}

/// A published property of an object.
private protocol PublishedProperty {
  /// Returns the publisher of the object's changes, which the object's first published property stores.
  func changes(of object: some ObservableObject) -> ObservableObjectPublisher
  /// Sends a signal by another publisher before the property changes.
  func announce(by publisher: ObservableObjectPublisher)
}

/// A property of an object whose changes views observe.
@propertyWrapper public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    let subject = PassthroughSubject<Value, Never>()
    var connections: [AnyCancellable] = []
    var changes: ObservableObjectPublisher?
    weak var announced: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
    deinit { subject.send(completion: .finished) }

    func set(_ new: Value) {
      announced?.send()
      subject.send(new)
      let old = value
      value = new
      LayoutReports.noteChange(from: old, to: new)
    }
  }

  /// A publisher of the value and of each new one, which it sends before the property changes.
  public struct Publisher: PlumblineViews.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// A property does not fail.
    public typealias Failure = Never
    private let storage: Storage

    fileprivate init(_ storage: Storage) { self.storage = storage }

    /// Sends the value, and begins to send new ones to a receiver.
    public func subscribe(_ receiver: Receiver<Value, Never>) {
      receiver.send(storage.value)
      storage.subject.subscribe(receiver)
    }

    /// Sets the property to each value of another publisher.
    func follow(_ publisher: some PlumblineViews.Publisher<Value, Never>) {
      storage.connections.append(publisher.sink { [weak storage] in storage?.set($0) })
    }
  }

  private let storage: Storage
  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }
  /// A publisher of the value and of each new one, which it sends before the property changes.
  public var projectedValue: Publisher {
    get { Publisher(storage) }
    nonmutating set {}
  }
  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }
}

extension Published: PublishedProperty {
  fileprivate func changes(of object: some ObservableObject) -> ObservableObjectPublisher {
    if let known = storage.changes { return known }
    let made = ObservableObjectPublisher()
    storage.changes = made
    for property in object.published { property.announce(by: made) }
    return made
  }

  fileprivate func announce(by publisher: ObservableObjectPublisher) { storage.announced = publisher }
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
