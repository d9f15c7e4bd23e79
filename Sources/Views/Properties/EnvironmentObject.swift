/// An object that views around handed in.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: EnvironmentReading {
  /// An object of the environment.
  public init() {}

  /// The object; a view that reads one which nobody handed in is a mistake of the program, as in SwiftUI.
  public var wrappedValue: ObjectType {
    let key = EnvironmentKeyIdentity.type(ObjectIdentifier(ObjectType.self))
    guard let object = CurrentEnvironment.values[custom: key] as? ObjectType else {
      fatalError("no object of type \(ObjectType.self) was handed in by environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension View {
  /// Hands an object to the views within.
  ///
  /// - Example: `Text("a").environmentObject("model")`
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> LoweredView {
    let key = EnvironmentKeyIdentity.type(ObjectIdentifier(Object.self))
    return lowered { $0.environment(custom: key, object) }
  }
}

extension Environment {
  /// The object of a type that was put into the environment.
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
