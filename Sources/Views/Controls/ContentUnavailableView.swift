/// A message in the middle of a screen that has nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  /// The message's node.
  public let layoutNode: LayoutNode

  /// A message of views.
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
  /// A message with a symbol and a sentence.
  ///
  /// - Example: `ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail shows here."))`
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    layoutNode = .contentUnavailable(
      label: [.label(title.content, systemImage: name)], description: description.map { [.text($0.content)] } ?? [])
  }
  /// A message with a symbol and a sentence.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    layoutNode = .contentUnavailable(
      label: [.label(TextContent(title: title), systemImage: name)],
      description: description.map { [.text($0.content)] } ?? [])
  }
  /// A message with a picture and a sentence.
  ///
  /// - Example: `ContentUnavailableView("No photo", image: "photo")`
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    layoutNode = .contentUnavailable(
      label: [.label(title.content, image: name)], description: description.map { [.text($0.content)] } ?? [])
  }
}

extension ContentUnavailableView where Label == SearchUnavailableContent, Description == Never, Actions == Never {
  /// The message that nothing was found.
  public static var search: ContentUnavailableView { ContentUnavailableView(searched: "") }
  /// The message that nothing was found for some words.
  public static func search(text: String) -> ContentUnavailableView { ContentUnavailableView(searched: text) }

  private init(searched text: String) { layoutNode = .searchUnavailable(for: text) }
}

/// What the message says that nothing was found.
public struct SearchUnavailableContent: PrimitiveView {
  /// The message's node.
  public let layoutNode: LayoutNode
}
