/// A title beside an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  /// The label's node.
  public let layoutNode: LayoutNode

  /// A label of views.
  ///
  /// - Example: `Label { Text("Star") } icon: { Image(systemName: "star") }`
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    layoutNode = .label(title: title().members, icon: icon().members)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title beside a symbol.
  ///
  /// - Example: `Label("Star", systemImage: "star")`
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    layoutNode = .label(title.content, systemImage: name)
  }
  /// A title beside a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    layoutNode = .label(TextContent(title: title), systemImage: name)
  }
  /// A title beside a picture.
  ///
  /// - Example: `Label("Photo", image: "photo")`
  public init(_ title: LocalizedStringKey, image name: String) {
    layoutNode = .label(title: [.text(title.content)], icon: [Image(name).layoutNode])
  }
  /// A title beside a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    layoutNode = .label(title: [.text(TextContent(title: title))], icon: [Image(name).layoutNode])
  }
}

/// A label at the leading and content at the trailing end of a row.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  /// The row's node.
  public let layoutNode: LayoutNode

  /// Content with a label of views.
  ///
  /// - Example: `LabeledContent { Text("Ada") } label: { Text("Name") }`
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .labeledContent(label: label().members, content: content().members)
  }
}

extension LabeledContent where Label == Text {
  /// Content with a title.
  ///
  /// - Example: `LabeledContent("Name") { Text("Ada") }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .labeledContent(label: [.text(title.content)], content: content().members)
  }
  /// Content with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .labeledContent(label: [.text(TextContent(title: title))], content: content().members)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value with a title.
  ///
  /// - Example: `LabeledContent("Name", value: "Ada")`
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    layoutNode = .labeledContent(label: [.text(title.content)], content: [.text(TextContent(title: value))])
  }
  /// A value with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    layoutNode = .labeledContent(label: [.text(TextContent(title: title))], content: [.text(TextContent(title: value))])
  }
}
