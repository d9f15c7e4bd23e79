/// A message on a screen that has no content to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  /// The node of the message.
  public let layoutNode: LayoutNode

  /// Creates a message with a label, a description and actions.
  ///
  /// - Example: `ContentUnavailableView { Label("No net", systemImage: "wifi.slash") } description: { Text("Try again.") }`
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    layoutNode = .contentUnavailable(
      label: label().members, description: description().members, actions: actions().members)
  }
}

extension ContentUnavailableView
where Label == PlumblineViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title, a symbol and a description.
  ///
  /// - Example: `ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail shows here."))`
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    layoutNode = .contentUnavailable(
      label: .label(title.content, systemImage: name), description: description?.content)
  }
  /// Creates a message with a title, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    layoutNode = .contentUnavailable(
      label: .label(TextContent(title: title), systemImage: name), description: description?.content)
  }
  /// Creates a message with a title, an image and a description.
  ///
  /// - Example: `ContentUnavailableView("No photo", image: "photo")`
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    layoutNode = .contentUnavailable(
      label: .label(title.content, image: ImageContent(.named(name))), description: description?.content)
  }
}

extension ContentUnavailableView where Label == SearchUnavailableContent, Description == Never, Actions == Never {
  /// The message that a search has no results.
  public static var search: ContentUnavailableView { ContentUnavailableView(searched: "") }
  /// Returns the message that a search for a text has no results.
  public static func search(text: String) -> ContentUnavailableView { ContentUnavailableView(searched: text) }

  private init(searched text: String) { layoutNode = .searchUnavailable(for: text) }
}

/// The description of a search without results.
public struct SearchUnavailableContent: PrimitiveView {
  /// The node of the message.
  public let layoutNode: LayoutNode
}
