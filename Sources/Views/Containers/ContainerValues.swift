/// A key of a value that views tell containers of a program.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was told.
  static var defaultValue: Value { get }
}

/// The values that a view tells containers of a program.
public struct ContainerValues {
  var values = EnvironmentValues()

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[custom: .type(ObjectIdentifier(key))] as? Key.Value ?? Key.defaultValue }
    set { values[custom: .type(ObjectIdentifier(key))] = newValue }
  }
}

extension View {
  /// Tells containers of a program a value.
  ///
  /// - Example: `Text("a").padding()`
  public func containerValue<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> LoweredView {
    lowered { view in
      view.containerValues { values in
        var told = ContainerValues(values: values)
        told[keyPath: path] = value
        values = told.values
      }
    }
  }
}

extension Subview {
  /// What the view tells its container.
  public var containerValues: ContainerValues { ContainerValues(values: layoutNode.containerValues) }
}

extension SectionConfiguration {
  /// What the section tells its container.
  public var containerValues: ContainerValues { ContainerValues() }
}
