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
      value, in: bounds, label: label().members, currentValueLabel: currentValueLabel().members,
      minimumValueLabel: minimumValueLabel().members, maximumValueLabel: maximumValueLabel().members)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label and a label of its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    layoutNode = .gauge(
      value, in: bounds, label: label().members, currentValueLabel: currentValueLabel().members)
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .gauge(value, in: bounds, label: label().members)
  }
}
