/// An object of the environment that a surrounding view provides.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: EnvironmentReading {
  let slot = EnvironmentSlot()
  /// Creates a property for an object of the environment.
  public init() {}

  /// The object.
  ///
  /// If no surrounding view provides one, the program stops, as in SwiftUI.
  public var wrappedValue: ObjectType {
    let key = EnvironmentKeyIdentity.type(ObjectIdentifier(ObjectType.self))
    guard let object = slot.values[custom: key] as? ObjectType else {
      fatalError("no object of type \(ObjectType.self) was handed in by environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension View {
  /// Adds an object to the environment of the view.
  ///
  /// - Example: `Text("a").environmentObject("model")`
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> LoweredView {
    let key = EnvironmentKeyIdentity.type(ObjectIdentifier(Object.self))
    return lowered { $0.environment(custom: key, object) }
  }
}

extension Environment {
  /// Returns the object of a type in the environment.
  @_disfavoredOverload
  public init(_ type: Value.Type) where Value: AnyObject {
    self.init(read: { values in
      guard let object = values[custom: .type(ObjectIdentifier(type))] as? Value else {
        fatalError("no object of type \(type) was handed in by environment(_:)")
      }
      return object
    })
  }
}
