/// A label that leads to somewhere else.
public struct Link<Label: View>: PrimitiveView {
  /// The link's node.
  public let layoutNode: LayoutNode
  /// A label of views that leads to an address.
  ///
  /// - Example: `Link(destination: URL(string: "https://example.org")!) { Text("Site") }`
  public init<Address>(destination: Address, @ViewBuilder label: () -> Label) {
    layoutNode = .link(label: label().members)
  }
}

extension Link where Label == Text {
  /// A title that leads to an address.
  ///
  /// - Example: `Link("Site", destination: URL(string: "https://example.org")!)`
  public init<Address>(_ title: LocalizedStringKey, destination: Address) {
    layoutNode = .link(label: [.text(title.content)])
  }
  /// A title that leads to an address.
  @_disfavoredOverload
  public init<Address>(_ title: some StringProtocol, destination: Address) {
    layoutNode = .link(label: [.text(TextContent(title: title))])
  }
}

/// A button that shares something.
public struct ShareLink<Label: View>: PrimitiveView {
  /// The button's node.
  public let layoutNode: LayoutNode

  /// A button with a label of views that shares something.
  ///
  /// - Example: `ShareLink(item: "text") { Text("Send") }`
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    layoutNode = .button(label: label().members)
  }
  /// A button with a label of views that shares several things.
  ///
  /// - Example: `ShareLink(items: "text") { Text("Send") }`
  public init<Items>(items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    layoutNode = .button(label: label().members)
  }
}

extension ShareLink where Label == PlumblineViews.Label<Text, Image> {
  private init(_ title: TextContent) { layoutNode = .button(title, systemImage: "square.and.arrow.up") }
  /// A button that shares something.
  ///
  /// - Example: `ShareLink(item: "text")`
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(TextContent("Share…")) }
  /// A button that shares several things.
  ///
  /// - Example: `ShareLink(items: "text")`
  public init<Items>(items: Items, subject: Text? = nil, message: Text? = nil) { self.init(TextContent("Share…")) }
  /// A button with a title that shares something.
  ///
  /// - Example: `ShareLink("Send", item: "text")`
  public init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(title.content)
  }
  /// A button with a title that shares several things.
  ///
  /// - Example: `ShareLink("Send", items: "text")`
  public init<Items>(_ title: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(title.content)
  }
}

/// A button that begins editing.
public struct EditButton: PrimitiveView {
  /// A button that begins editing.
  ///
  /// - Example: `EditButton()`
  public init() {}
  /// The button's node.
  public var layoutNode: LayoutNode { .button(TextContent("Edit")) }
}

/// A choice of a colour.
public struct ColorPicker<Label: View>: PrimitiveView {
  /// The choice's node.
  public let layoutNode: LayoutNode
  /// A choice with a label of views.
  ///
  /// - Example: `ColorPicker(selection: .constant(.red)) { Text("Fill") }`
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    layoutNode = .colorPicker(color: selection.wrappedValue, label: label().members)
  }
}

extension ColorPicker where Label == Text {
  /// A choice with a title.
  ///
  /// - Example: `ColorPicker("Fill", selection: .constant(.red))`
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    layoutNode = .colorPicker(color: selection.wrappedValue, label: [.text(title.content)])
  }
  /// A choice with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    layoutNode = .colorPicker(color: selection.wrappedValue, label: [.text(TextContent(title: title))])
  }
}
