/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// The progress view's node.
  public let layoutNode: LayoutNode

  /// How far something has come, with labels of views; nil is not known.
  ///
  /// - Example: `ProgressView(value: 0.4) { Text("Loading") } currentValueLabel: { Text("40 %") }`
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    layoutNode = .progressView(
      share: value.map { Double($0 / total) }, label: label().members, currentValueLabel: currentValueLabel().members)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something goes on.
  ///
  /// - Example: `ProgressView()`
  public init() { layoutNode = .progressView(share: nil) }
  /// How far something has come; nil is not known.
  ///
  /// - Example: `ProgressView(value: 0.4, total: 1)`
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    layoutNode = .progressView(share: value.map { Double($0 / total) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something goes on, with a label of views.
  ///
  /// - Example: `ProgressView { Text("Loading") }`
  public init(@ViewBuilder label: () -> Label) { layoutNode = .progressView(share: nil, label: label().members) }
  /// How far something has come, with a label of views; nil is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    layoutNode = .progressView(share: value.map { Double($0 / total) }, label: label().members)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something goes on, with a title.
  ///
  /// - Example: `ProgressView("Loading")`
  public init(_ title: LocalizedStringKey) {
    layoutNode = .progressView(share: nil, label: [.text(title.content)])
  }
  /// Something goes on, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    layoutNode = .progressView(share: nil, label: [.text(TextContent(title: title))])
  }
  /// How far something has come, with a title; nil is not known.
  ///
  /// - Example: `ProgressView("Loading", value: 0.4)`
  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) {
    layoutNode = .progressView(share: value.map { Double($0 / total) }, label: [.text(title.content)])
  }
  /// How far something has come, with a title; nil is not known.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    layoutNode = .progressView(share: value.map { Double($0 / total) }, label: [.text(TextContent(title: title))])
  }
}
