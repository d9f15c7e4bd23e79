/// A titled box.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  /// The box's node.
  public let layoutNode: LayoutNode

  /// A box with a label of views.
  ///
  /// - Example: `GroupBox { Text("a") }`
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .groupBox(label: label().members, content: content().members)
  }
  /// A box with a label, by an older spelling.
  ///
  /// - Example: `GroupBox(label: Text("Box")) { Text("a") }`
  public init(label: Label, @ViewBuilder content: () -> Content) {
    layoutNode = .groupBox(label: label.members, content: content().members)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) { layoutNode = .groupBox(content: content().members) }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  ///
  /// - Example: `GroupBox("Box") { Text("a") }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .groupBox(label: [.text(title.content)], content: content().members)
  }
  /// A box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .groupBox(label: [.text(TextContent(title: title))], content: content().members)
  }
}

/// A label that shows or hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  /// The group's node.
  public let layoutNode: LayoutNode

  /// What belongs to a label of views, hidden at first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .disclosureGroup(isExpanded: false, label: label().members, content: content().members)
  }
  /// What belongs to a label of views.
  ///
  /// - Example: `DisclosureGroup { Text("a") } label: { Text("More") }`
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .disclosureGroup(
      isExpanded: isExpanded.wrappedValue, label: label().members, content: content().members)
  }
}

extension DisclosureGroup where Label == Text {
  /// What belongs to a title, hidden at first.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(isExpanded: false, label: [.text(title.content)], content: content().members)
  }
  /// What belongs to a title, hidden at first.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(
      isExpanded: false, label: [.text(TextContent(title: title))], content: content().members)
  }
  /// What belongs to a title.
  ///
  /// - Example: `DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }`
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(
      isExpanded: isExpanded.wrappedValue, label: [.text(title.content)], content: content().members)
  }
  /// What belongs to a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(
      isExpanded: isExpanded.wrappedValue, label: [.text(TextContent(title: title))], content: content().members)
  }
}

/// A row of buttons that belong together.
public struct ControlGroup<Content: View>: PrimitiveView {
  /// The group's node.
  public let layoutNode: LayoutNode

  /// A row of buttons.
  public init(@ViewBuilder content: () -> Content) { layoutNode = .controlGroup(content: content().members) }
  /// A row of buttons with a label.
  ///
  /// - Example: `ControlGroup { Button("A") {}; Button("B") {} }`
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    layoutNode = .controlGroup(label: label().members, content: content().members)
  }
  /// A row of buttons with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .controlGroup(label: [.text(title.content)], content: content().members)
  }
  /// A row of buttons with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .controlGroup(label: [.text(TextContent(title: title))], content: content().members)
  }
  /// A row of buttons with a title and a symbol.
  ///
  /// - Example: `ControlGroup("More", systemImage: "ellipsis") { Button("A") {}; Button("B") {} }`
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    layoutNode = .controlGroup(
      label: [.label(title.content, systemImage: systemImage)], content: content().members)
  }
}
