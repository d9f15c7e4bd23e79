/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: PrimitiveView {
  /// The node of the gauge.
  public let layoutNode: LayoutNode

  /// Creates a gauge with a label and labels of its value and limits.
  ///
  /// - Example: `Gauge(value: 0.4) { Text("CPU") }`
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    layoutNode = .gauge(
      share: Self.share(value, in: bounds), label: label().members, currentValueLabel: currentValueLabel().members,
      minimumValueLabel: minimumValueLabel().members, maximumValueLabel: maximumValueLabel().members)
  }

  private static func share<Value: BinaryFloatingPoint>(_ value: Value, in bounds: ClosedRange<Value>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return length > 0 ? Double(value - bounds.lowerBound) / length : 0
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label and a label of its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    layoutNode = .gauge(
      share: Self.share(value, in: bounds), label: label().members, currentValueLabel: currentValueLabel().members)
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .gauge(share: Self.share(value, in: bounds), label: label().members)
  }
}
