/// A slider: a thumb on a track.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  /// The node of the slider.
  public let layoutNode: LayoutNode

  /// Creates a slider with labels of its limits; its own label is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(
      value.bound, in: bounds, label: label().members, minimumLabel: minimumValueLabel().members,
      maximumLabel: maximumValueLabel().members, edited: onEditingChanged)
  }
  /// Creates a slider in steps with labels of its limits; its own label is not drawn.
  ///
  /// - Example: `Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }`
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(
      value.bound, in: bounds, step: step, label: label().members, minimumLabel: minimumValueLabel().members,
      maximumLabel: maximumValueLabel().members, edited: onEditingChanged)
  }
  /// Creates a slider with labels of its limits in front of its own label, which is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .slider(
      value.bound, in: bounds, label: label().members, minimumLabel: minimumValueLabel.members,
      maximumLabel: maximumValueLabel.members, edited: onEditingChanged)
  }
  /// Creates a slider in steps with labels of its limits in front of its own label, which is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) {
    layoutNode = .slider(
      value.bound, in: bounds, step: step, label: label().members, minimumLabel: minimumValueLabel.members,
      maximumLabel: maximumValueLabel.members, edited: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.bound, in: bounds, edited: onEditingChanged)
  }
  /// Creates a slider in steps.
  ///
  /// - Example: `Slider(value: .constant(0.3), in: 0...1, step: 0.1)`
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.bound, in: bounds, step: step, edited: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider; its label is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.bound, in: bounds, label: label().members, edited: onEditingChanged)
  }
  /// Creates a slider in steps; its label is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .slider(value.bound, in: bounds, step: step, label: label().members, edited: onEditingChanged)
  }
  /// Creates a slider with its action before its label, which is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    layoutNode = .slider(value.bound, in: bounds, label: label().members, edited: onEditingChanged)
  }
  /// Creates a slider in steps with its action before its label, which is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    layoutNode = .slider(value.bound, in: bounds, step: step, label: label().members, edited: onEditingChanged)
  }
}
