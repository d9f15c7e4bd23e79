/// One of several screens over a bar of their labels.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode

  /// The chosen one of several tagged screens.
  ///
  /// - Example: `TabView(selection: .constant(1)) { Text("a").tag(1) }`
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    layoutNode = .tabView(
      selection: selection.map { AnyHashable($0.wrappedValue) }, content: content().members)
  }
}

extension TabView where SelectionValue == Int {
  /// The first of several screens.
  ///
  /// - Example: `TabView { Text("a").tabItem { Label("A", systemImage: "star") } }`
  public init(@ViewBuilder content: () -> Content) { layoutNode = .tabView(content: content().members) }
}

/// What a screen of a tab view is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Searching.
  public static let search = TabRole(name: "search")
}

/// A screen of a tab view.
public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  /// The screen's node.
  public let layoutNode: LayoutNode

  init(_ label: LayoutNode, value: AnyHashable? = nil, content: [LayoutNode]) {
    let tab = LayoutNode.tab(label: label, content: content)
    layoutNode = value.map { tab.tag($0) } ?? tab
  }
}

extension Tab where Value: Hashable {
  /// A screen for a value, with a label of views.
  ///
  /// - Example: `TabView { Tab { Text("a") } label: { Text("A") } }`
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(.group(label().members), value: AnyHashable(value), content: content().members)
  }
}

extension Tab where Value: Hashable, Label == PlumblineViews.Label<Text, Image> {
  /// A screen for a value.
  ///
  /// - Example: `TabView { Tab("A", systemImage: "star") { Text("a") } }`
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .label(title.content, systemImage: systemImage), value: AnyHashable(value), content: content().members)
  }
  /// A screen for a value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .label(TextContent(title: title), systemImage: systemImage), value: AnyHashable(value), content: content().members
    )
  }
  /// A screen for a value, with a picture in its label.
  ///
  /// - Example: `TabView { Tab("A", image: "a") { Text("a") } }`
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(.label(title.content, image: image), value: AnyHashable(value), content: content().members)
  }
}

extension Tab where Value == Never {
  /// A screen with a label of views.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(.group(label().members), content: content().members)
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A screen without a label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(.group([]), content: content().members)
  }
}

extension Tab where Value == Never, Label == PlumblineViews.Label<Text, Image> {
  /// A screen.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(.label(title.content, systemImage: systemImage), content: content().members)
  }
  /// A screen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(.label(TextContent(title: title), systemImage: systemImage), content: content().members)
  }
  /// A screen with a picture in its label.
  public init(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(.label(title.content, image: image), content: content().members)
  }
}

/// Screens of a tab view that belong together.
public struct TabSection<Content: View>: PrimitiveView {
  /// The screens' node.
  public let layoutNode: LayoutNode
  /// Screens under a title.
  ///
  /// - Example: `TabView { TabSection("A") { Tab("A", systemImage: "star") { Text("a") } } }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .group(content().members)
  }
  /// Screens under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    layoutNode = .group(content().members)
  }
}

extension LayoutNode {
  /// A title beside a picture of the assets.
  static func label(_ title: TextContent, image name: String) -> LayoutNode {
    .label(title: [.text(title)], icon: [ImageContent(.named(name)).node])
  }
}
