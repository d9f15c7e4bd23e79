extension LayoutNode {
  /// A slider at a value within limits.
  static func slider<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>, minimum: [LayoutNode] = [], maximum: [LayoutNode] = []
  ) -> LayoutNode {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    return .slider(share: share, minimumLabel: minimum, maximumLabel: maximum)
  }
}

/// A knob on a track.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  /// The slider's node.
  public let layoutNode: LayoutNode

  /// A slider with labels of its ends; its own label is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(
      value.wrappedValue, in: bounds, minimum: minimumValueLabel().members, maximum: maximumValueLabel().members)
  }
  /// A slider in steps with labels of its ends; its own label is not drawn.
  ///
  /// - Example: `Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }`
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(
      value.wrappedValue, in: bounds, minimum: minimumValueLabel().members, maximum: maximumValueLabel().members)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.wrappedValue, in: bounds)
  }
  /// A slider in steps.
  ///
  /// - Example: `Slider(value: .constant(0.3), in: 0...1, step: 0.1)`
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.wrappedValue, in: bounds)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider; its label is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.wrappedValue, in: bounds)
  }
  /// A slider in steps; its label is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.wrappedValue, in: bounds)
  }
}
