/// A title with an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  /// The node of the label.
  public let layoutNode: LayoutNode

  /// Creates a label from a title and an icon.
  ///
  /// - Example: `Label { Text("Star") } icon: { Image(systemName: "star") }`
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    layoutNode = .label(title: title().members, icon: icon().members)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a symbol.
  ///
  /// - Example: `Label("Star", systemImage: "star")`
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    layoutNode = .label(title.content, systemImage: name)
  }
  /// Creates a label from a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    layoutNode = .label(TextContent(title: title), systemImage: name)
  }
  /// Creates a label from a title and an image.
  ///
  /// - Example: `Label("Photo", image: "photo")`
  public init(_ title: LocalizedStringKey, image name: String) {
    layoutNode = .label(title.content, image: ImageContent(.named(name)))
  }
  /// Creates a label from a title and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    layoutNode = .label(TextContent(title: title), image: ImageContent(.named(name)))
  }
}

/// A label at the leading end of a row and content at the trailing end.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  /// The node of the row.
  public let layoutNode: LayoutNode

  /// Creates labeled content with a label.
  ///
  /// - Example: `LabeledContent { Text("Ada") } label: { Text("Name") }`
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .labeledContent(label: label().members, content: content().members)
  }
}

extension LabeledContent where Label == Text {
  /// Creates labeled content with a title.
  ///
  /// - Example: `LabeledContent("Name") { Text("Ada") }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .labeledContent(label: [.text(title.content)], content: content().members)
  }
  /// Creates labeled content with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .labeledContent(label: [.text(TextContent(title: title))], content: content().members)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content from a title and a value.
  ///
  /// - Example: `LabeledContent("Name", value: "Ada")`
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    layoutNode = .labeledContent(label: [.text(title.content)], content: [.text(TextContent(title: value))])
  }
  /// Creates labeled content from a title and a value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    layoutNode = .labeledContent(label: [.text(TextContent(title: title))], content: [.text(TextContent(title: value))])
  }
}
