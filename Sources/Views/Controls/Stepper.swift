/// A label with a pair of buttons that increment and decrement a value.
public struct Stepper<Label: View>: PrimitiveView {
  /// The node of the stepper.
  public let layoutNode: LayoutNode

  /// Creates a stepper with a label.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(label: label().members, value: value.bound, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a label for a value in a range.
  ///
  /// - Example: `Stepper(value: .constant(1), in: 0...9) { Text("Count") }`
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(label: label().members, value: value.bound, in: bounds, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a label, in SwiftUI's older spelling.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members, value: value.bound, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a label for a value in a range, in SwiftUI's older spelling.
  ///
  /// - Example: `Stepper(value: .constant(1), in: 0...9, onEditingChanged: { _ in }) { Text("Count") }`
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members, value: value.bound, in: bounds, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a label and two actions.
  ///
  /// - Example: `Stepper { Text("Count") } onIncrement: {} onDecrement: {}`
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(label: label().members, increment: onIncrement, decrement: onDecrement)
  }
  /// Creates a stepper with a label and two actions, in SwiftUI's older spelling.
  ///
  /// - Example: `Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }`
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members, increment: onIncrement, decrement: onDecrement)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(label: [.text(title.content)], value: value.bound, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(
      label: [.text(TextContent(title: title))], value: value.bound, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a title for a value in a range.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(
      label: [.text(title.content)], value: value.bound, in: bounds, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a title for a value in a range.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(
      label: [.text(TextContent(title: title))], value: value.bound, in: bounds, step: step, edited: onEditingChanged)
  }
  /// Creates a stepper with a title and two actions.
  ///
  /// - Example: `Stepper("Count", onIncrement: {}, onDecrement: {})`
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(label: [.text(title.content)], increment: onIncrement, decrement: onDecrement)
  }
}
