/// A label with a pair of buttons that count.
public struct Stepper<Label: View>: PrimitiveView {
  /// The stepper's node.
  public let layoutNode: LayoutNode

  /// A stepper with a label of views.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members)
  }
  /// A stepper within limits with a label of views.
  ///
  /// - Example: `Stepper(value: .constant(1), in: 0...9) { Text("Count") }`
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members)
  }
  /// A stepper with a label of views, by an older spelling.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members)
  }
  /// A stepper within limits with a label of views, by an older spelling.
  ///
  /// - Example: `Stepper(value: .constant(1), in: 0...9, onEditingChanged: { _ in }) { Text("Count") }`
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members)
  }
  /// A stepper of two actions with a label of views.
  ///
  /// - Example: `Stepper { Text("Count") } onIncrement: {} onDecrement: {}`
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    layoutNode = .stepper(label: label().members)
  }
  /// A stepper of two actions with a label of views, by an older spelling.
  ///
  /// - Example: `Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }`
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    layoutNode = .stepper(label: label().members)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title.
  public init<Value: Strideable>(_ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1) {
    layoutNode = .stepper(label: [.text(title.content)])
  }
  /// A stepper with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(_ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1) {
    layoutNode = .stepper(label: [.text(TextContent(title: title))])
  }
  /// A stepper within limits with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    layoutNode = .stepper(label: [.text(title.content)])
  }
  /// A stepper within limits with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    layoutNode = .stepper(label: [.text(TextContent(title: title))])
  }
  /// A stepper of two actions with a title.
  ///
  /// - Example: `Stepper("Count", onIncrement: {}, onDecrement: {})`
  public init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    layoutNode = .stepper(label: [.text(title.content)])
  }
}
