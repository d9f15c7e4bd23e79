/// A control for a choice among tagged views.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The node of the picker.
  public let layoutNode: LayoutNode

  /// Creates a picker with a label.
  ///
  /// - Example: `Picker(selection: .constant(1)) { Text("S").tag(1) } label: { Text("Size") }`
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .picker(
      selection: selection.bound, label: label().members, content: content().members, at: ViewIdentity.place)
  }
  /// Creates a picker with a label.
  ///
  /// - Example: `Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }`
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    layoutNode = .picker(
      selection: selection.bound, label: label.members, content: content().members, at: ViewIdentity.place)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title; a figure shows the selected view.
  ///
  /// - Example: `Picker("Size", selection: .constant(1)) { Text("S").tag(1) } currentValueLabel: { Text("S") }`
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, selection: selection, content: content)
  }
  /// Creates a picker with a title.
  ///
  /// - Example: `Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }`
  public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    layoutNode = .picker(
      selection: selection.bound, label: [.text(title.content)], content: content().members, at: ViewIdentity.place)
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    layoutNode = .picker(
      selection: selection.bound, label: [.text(TextContent(title: title))],
      content: content().members, at: ViewIdentity.place)
  }
}

extension Picker where Label == PlumblineViews.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Example: `Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }`
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .picker(
      selection: selection.bound, label: [.label(title.content, systemImage: systemImage)],
      content: content().members, at: ViewIdentity.place)
  }
}
