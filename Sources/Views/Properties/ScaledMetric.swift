/// A length in points that scales with the preferred text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: EnvironmentReading {
  private let value: Value
  private let style: Font.TextStyle
  let slot = EnvironmentSlot()

  /// Creates a length at the default text size that scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    style = textStyle
  }

  /// The length at the text size of the environment.
  public var wrappedValue: Value {
    let size = slot.values.dynamicTypeSize
    return value * Value(style.size(at: size) / style.size(at: .large))
  }
}
