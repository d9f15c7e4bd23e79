/// A control that opens a URL.
public struct Link<Label: View>: PrimitiveView {
  /// The node of the link.
  public let layoutNode: LayoutNode
  /// Creates a link with a label.
  ///
  /// - Example: `Link(destination: URL(string: "https://example.org")!) { Text("Site") }`
  public init<Address>(destination: Address, @ViewBuilder label: () -> Label) {
    layoutNode = .link(label: label().members, open: { $0.openURL(destination) })
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Example: `Link("Site", destination: URL(string: "https://example.org")!)`
  public init<Address>(_ title: LocalizedStringKey, destination: Address) {
    layoutNode = .link(label: [.text(title.content)], open: { $0.openURL(destination) })
  }
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Address>(_ title: some StringProtocol, destination: Address) {
    layoutNode = .link(label: [.text(TextContent(title: title))], open: { $0.openURL(destination) })
  }
}

/// A button that shares items.
public struct ShareLink<Label: View>: PrimitiveView {
  /// The node of the button.
  public let layoutNode: LayoutNode

  /// Creates a button with a label that shares an item.
  ///
  /// - Example: `ShareLink(item: "text") { Text("Send") }`
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    layoutNode = .shareButton(label: label().members)
  }
  /// Creates a button with a label that shares an item, with a preview.
  ///
  /// - Example: `ShareLink(item: "text", preview: SharePreview("Text")) { Text("Send") }`
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .shareButton(label: label().members)
  }

  /// Creates a button with a label that shares several items.
  ///
  /// - Example: `ShareLink(items: "text") { Text("Send") }`
  public init<Items>(items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    layoutNode = .shareButton(label: label().members)
  }
  /// Creates a button with a label that shares several items, with a preview.
  ///
  /// - Example: `ShareLink(items: "text", preview: SharePreview("Text")) { Text("Send") }`
  public init<Items>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .shareButton(label: label().members)
  }
}

extension ShareLink where Label == PlumblineViews.Label<Text, Image> {
  /// Creates a button that shares an item.
  ///
  /// - Example: `ShareLink(item: "text")`
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    layoutNode = .shareButton(TextContent("Share…"))
  }
  /// Creates a button that shares an item, with a preview.
  ///
  /// - Example: `ShareLink(item: "text", preview: SharePreview("Text"))`
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    layoutNode = .shareButton(TextContent("Share…"))
  }
  /// Creates a button with a title that shares an item.
  ///
  /// - Example: `ShareLink("Send", item: "text")`
  public init<Item>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    layoutNode = .shareButton(title.content)
  }
  /// Creates a button with a title that shares an item, with a preview.
  ///
  /// - Example: `ShareLink("Send", item: "text", preview: SharePreview("Text"))`
  public init<Item>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    layoutNode = .shareButton(title.content)
  }
  /// Creates a button that shares several items.
  ///
  /// - Example: `ShareLink(items: "text")`
  public init<Items>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    layoutNode = .shareButton(TextContent("Share…"))
  }
  /// Creates a button that shares several items, with a preview.
  ///
  /// - Example: `ShareLink(items: "text", preview: SharePreview("Text"))`
  public init<Items>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    layoutNode = .shareButton(TextContent("Share…"))
  }
  /// Creates a button with a title that shares several items.
  ///
  /// - Example: `ShareLink("Send", items: "text")`
  public init<Items>(
    _ title: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    layoutNode = .shareButton(title.content)
  }
  /// Creates a button with a title that shares several items, with a preview.
  ///
  /// - Example: `ShareLink("Send", items: "text", preview: SharePreview("Text"))`
  public init<Items>(
    _ title: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    layoutNode = .shareButton(title.content)
  }
}

/// The preview of a shared item, which a figure does not show.
public struct SharePreview {
  /// Creates a preview with a title.
  public init(_ title: LocalizedStringKey) {}
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {}
  /// Creates a preview with a title and an image.
  public init<Image>(_ title: LocalizedStringKey, image: Image) {}
  /// Creates a preview with a title and an icon.
  public init<Icon>(_ title: LocalizedStringKey, icon: Icon) {}
  /// Creates a preview with a title, an image and an icon.
  public init<Image, Icon>(_ title: LocalizedStringKey, image: Image, icon: Icon) {}
}

/// A button that begins editing.
public struct EditButton: PrimitiveView {
  /// The node of the button.
  public let layoutNode: LayoutNode
  /// Creates a button that begins and ends editing.
  ///
  /// - Example: `EditButton()`
  public init() { layoutNode = .editButton }
}

/// A control for a colour.
public struct ColorPicker<Label: View>: PrimitiveView {
  /// The node of the control.
  public let layoutNode: LayoutNode
  /// Creates a colour picker with a label.
  ///
  /// - Example: `ColorPicker(selection: .constant(.red)) { Text("Fill") }`
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    layoutNode = .colorPicker(color: selection.bound, label: label().members)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title.
  ///
  /// - Example: `ColorPicker("Fill", selection: .constant(.red))`
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    layoutNode = .colorPicker(color: selection.bound, label: [.text(title.content)])
  }
  /// Creates a colour picker with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    layoutNode = .colorPicker(color: selection.bound, label: [.text(TextContent(title: title))])
  }
}
