/// A number of points that grows with the reader's preferred text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: EnvironmentReading {
  private let value: Value
  private let style: Font.TextStyle

  /// A number of points at the default text size, which grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    style = textStyle
  }

  /// The number at the text size of the environment.
  public var wrappedValue: Value {
    let size = CurrentEnvironment.values.dynamicTypeSize
    return value * Value(style.size(at: size) / style.size(at: .large))
  }
}
