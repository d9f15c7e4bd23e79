/// A box with a title.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  /// The node of the box.
  public let layoutNode: LayoutNode

  /// Creates a box with a label.
  ///
  /// - Example: `GroupBox { Text("a") }`
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .groupBox(label: label().members, content: content().members)
  }
  /// Creates a box with a label, in SwiftUI's older spelling.
  ///
  /// - Example: `GroupBox(label: Text("Box")) { Text("a") }`
  public init(label: Label, @ViewBuilder content: () -> Content) {
    layoutNode = .groupBox(label: label.members, content: content().members)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { layoutNode = .groupBox(content: content().members) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  ///
  /// - Example: `GroupBox("Box") { Text("a") }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .groupBox(label: [.text(title.content)], content: content().members)
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .groupBox(label: [.text(TextContent(title: title))], content: content().members)
  }
}

/// A label with content that can be shown or hidden.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  /// The node of the group.
  public let layoutNode: LayoutNode

  /// Creates a group with a label, whose content is hidden until it is opened.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .disclosureGroup(
      isExpanded: .remembered(false, at: ViewIdentity.place), label: label().members, content: content().members)
  }
  /// Creates a group with a label.
  ///
  /// - Example: `DisclosureGroup { Text("a") } label: { Text("More") }`
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .disclosureGroup(
      isExpanded: isExpanded.bound, label: label().members, content: content().members)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, whose content is hidden until it is opened.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(
      isExpanded: .remembered(false, at: ViewIdentity.place), label: [.text(title.content)], content: content().members)
  }
  /// Creates a group with a title, whose content is hidden until it is opened.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(
      isExpanded: .remembered(false, at: ViewIdentity.place), label: [.text(TextContent(title: title))],
      content: content().members)
  }
  /// Creates a group with a title.
  ///
  /// - Example: `DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }`
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(
      isExpanded: isExpanded.bound, label: [.text(title.content)], content: content().members)
  }
  /// Creates a group with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    layoutNode = .disclosureGroup(
      isExpanded: isExpanded.bound, label: [.text(TextContent(title: title))], content: content().members)
  }
}

/// A row of related controls.
public struct ControlGroup<Content: View>: PrimitiveView {
  /// The node of the group.
  public let layoutNode: LayoutNode

  /// Creates a row of controls.
  public init(@ViewBuilder content: () -> Content) { layoutNode = .controlGroup(content: content().members) }
  /// Creates a row of controls with a label.
  ///
  /// - Example: `ControlGroup { Button("A") {}; Button("B") {} }`
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    layoutNode = .controlGroup(label: label().members, content: content().members)
  }
  /// Creates a row of controls with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .controlGroup(label: [.text(title.content)], content: content().members)
  }
  /// Creates a row of controls with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .controlGroup(label: [.text(TextContent(title: title))], content: content().members)
  }
  /// Creates a row of controls with a title and a symbol.
  ///
  /// - Example: `ControlGroup("More", systemImage: "ellipsis") { Button("A") {}; Button("B") {} }`
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    layoutNode = .controlGroup(
      label: [.label(title.content, systemImage: systemImage)], content: content().members)
  }
}
