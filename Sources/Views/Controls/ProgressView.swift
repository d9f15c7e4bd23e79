/// The progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// The node of the progress view.
  public let layoutNode: LayoutNode

  /// Creates a progress view with labels; a value of nil is indeterminate progress.
  ///
  /// - Example: `ProgressView(value: 0.4) { Text("Loading") } currentValueLabel: { Text("40 %") }`
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    layoutNode = .progressView(
      value: value, total: total, label: label().members, currentValueLabel: currentValueLabel().members)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  ///
  /// - Example: `ProgressView()`
  public init() { layoutNode = .progressView(share: nil) }
  /// Creates a progress view; a value of nil is indeterminate progress.
  ///
  /// - Example: `ProgressView(value: 0.4, total: 1)`
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    layoutNode = .progressView(value: value, total: total)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a label.
  ///
  /// - Example: `ProgressView { Text("Loading") }`
  public init(@ViewBuilder label: () -> Label) { layoutNode = .progressView(share: nil, label: label().members) }
  /// Creates a progress view with a label; a value of nil is indeterminate progress.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    layoutNode = .progressView(value: value, total: total, label: label().members)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a title.
  ///
  /// - Example: `ProgressView("Loading")`
  public init(_ title: LocalizedStringKey) {
    layoutNode = .progressView(share: nil, label: [.text(title.content)])
  }
  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    layoutNode = .progressView(share: nil, label: [.text(TextContent(title: title))])
  }
  /// Creates a progress view with a title; a value of nil is indeterminate progress.
  ///
  /// - Example: `ProgressView("Loading", value: 0.4)`
  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) {
    layoutNode = .progressView(value: value, total: total, label: [.text(title.content)])
  }
  /// Creates a progress view with a title; a value of nil is indeterminate progress.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    layoutNode = .progressView(value: value, total: total, label: [.text(TextContent(title: title))])
  }
}
