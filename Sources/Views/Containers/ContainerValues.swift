/// A key of a value that views provide to custom containers.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that a view provides to custom containers.
public struct ContainerValues {
  var values = EnvironmentValues()

  /// Accesses the value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[custom: .type(ObjectIdentifier(key))] as? Key.Value ?? Key.defaultValue }
    set { values[custom: .type(ObjectIdentifier(key))] = newValue }
  }
}

extension View {
  /// Sets a value that custom containers can read.
  ///
  /// - Example: `Text("a").containerValue(\.isMarked, true)`
  public func containerValue<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> LoweredView {
    lowered { view in
      view.containerValues { values in
        var changed = ContainerValues(values: values)
        changed[keyPath: path] = value
        values = changed.values
      }
    }
  }
}

extension Subview {
  /// The values that the view provides to its container.
  public var containerValues: ContainerValues { ContainerValues(values: layoutNode.containerValues) }
}

extension SectionConfiguration {
  /// The values that the section provides to its container.
  public var containerValues: ContainerValues { ContainerValues() }
}
