/// A container that shows one of several screens, above a bar of their labels.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a tab view that shows the selected one of several tagged screens.
  ///
  /// - Example: `TabView(selection: .constant(1)) { Text("a").tag(1) }`
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    layoutNode = .tabView(selection: selection?.bound, content: content().members, at: ViewIdentity.place)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows the first of several screens.
  ///
  /// - Example: `TabView { Text("a").tabItem { Label("A", systemImage: "star") } }`
  public init(@ViewBuilder content: () -> Content) {
    layoutNode = .tabView(content: content().members, at: ViewIdentity.place)
  }
}

/// A screen of a tab view.
public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  /// The node of the screen.
  public let layoutNode: LayoutNode
}

extension Tab where Value: Hashable {
  /// Creates a tab for a value, with a label.
  ///
  /// - Example: `TabView { Tab { Text("a") } label: { Text("A") } }`
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .tab(label: .group(label().members), value: AnyHashable(value), content: content().members)
  }
}

extension Tab where Value: Hashable, Label == PlumblineViews.Label<Text, Image> {
  /// Creates a tab for a value.
  ///
  /// - Example: `TabView { Tab("A", systemImage: "star") { Text("a") } }`
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .tab(
      label: .label(title.content, systemImage: systemImage), value: AnyHashable(value), content: content().members)
  }
  /// Creates a tab for a value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .tab(
      label: .label(TextContent(title: title), systemImage: systemImage), value: AnyHashable(value),
      content: content().members
    )
  }
  /// Creates a tab for a value, with a title and an image.
  ///
  /// - Example: `TabView { Tab("A", image: "a") { Text("a") } }`
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .tab(
      label: .label(title.content, image: ImageContent(.named(image))), value: AnyHashable(value),
      content: content().members)
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  /// Creates a tab for a value, without a label.
  ///
  /// - Example: `TabView { Tab(value: 1) { Text("a") } }`
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    layoutNode = .tab(role: role, value: AnyHashable(value), content: content().members)
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .tab(label: .group(label().members), content: content().members)
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    layoutNode = .tab(role: role, content: content().members)
  }
}

extension Tab where Value == Never, Label == PlumblineViews.Label<Text, Image> {
  /// Creates a screen.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .tab(label: .label(title.content, systemImage: systemImage), content: content().members)
  }
  /// Creates a screen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .tab(label: .label(TextContent(title: title), systemImage: systemImage), content: content().members)
  }
  /// Creates a tab with a title and an image.
  public init(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    layoutNode = .tab(label: .label(title.content, image: ImageContent(.named(image))), content: content().members)
  }
}

/// A section of tabs.
public struct TabSection<Content: View>: PrimitiveView {
  /// The node of the tabs.
  public let layoutNode: LayoutNode
  /// Creates a section of tabs with a title.
  ///
  /// - Example: `TabView { TabSection("A") { Tab("A", systemImage: "star") { Text("a") } } }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .group(content().members)
  }
  /// Creates a section of tabs with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    layoutNode = .group(content().members)
  }
}
