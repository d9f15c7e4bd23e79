/// A screen under a bar with its title.
public struct NavigationStack<Root: View>: PrimitiveView {
  /// The stack's node.
  public let layoutNode: LayoutNode

  /// A screen.
  public init(@ViewBuilder root: () -> Root) { layoutNode = .navigationStack(content: root().members) }
  /// A screen at the root of a path.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) {
    layoutNode = .navigationStack(content: root().members)
  }
}

/// A screen under a bar with its title, by its older name.
public struct NavigationView<Content: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode

  /// A screen.
  public init(@ViewBuilder content: () -> Content) {
    layoutNode = .navigationStack(content: content().members, view: "NavigationView")
  }
}

/// A label that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// The link's node.
  public let layoutNode: LayoutNode

  /// A label of views that leads to a screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    layoutNode = .navigationLink(label: label().members)
  }
  /// A label of views that leads to a screen, by an older spelling.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    layoutNode = .navigationLink(label: label().members)
  }
}

extension NavigationLink where Destination == Never {
  /// A label of views that leads to the screen of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    layoutNode = .navigationLink(label: label().members)
  }
}

extension NavigationLink where Label == Text {
  /// A title that leads to a screen.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    layoutNode = .navigationLink(label: [.text(title.content)])
  }
  /// A title that leads to a screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    layoutNode = .navigationLink(label: [.text(TextContent(title: title))])
  }
  /// A title that leads to a screen, by an older spelling.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    layoutNode = .navigationLink(label: [.text(title.content)])
  }
  /// A title that leads to a screen, by an older spelling.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    layoutNode = .navigationLink(label: [.text(TextContent(title: title))])
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A title that leads to the screen of a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    layoutNode = .navigationLink(label: [.text(title.content)])
  }
  /// A title that leads to the screen of a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    layoutNode = .navigationLink(label: [.text(TextContent(title: title))])
  }
}

/// One of several screens over a bar of their labels.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode

  /// The chosen one of several tagged screens.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    layoutNode = .tabView(
      selection: selection.map { AnyHashable($0.wrappedValue) }, content: content().members)
  }
}

extension TabView where SelectionValue == Int {
  /// The first of several screens.
  public init(@ViewBuilder content: () -> Content) { layoutNode = .tabView(content: content().members) }
}

extension View {
  /// The title of the screen.
  public func navigationTitle(_ title: LocalizedStringKey) -> LoweredView {
    lowered { $0.navigationTitle(title.content) }
  }
  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> LoweredView {
    lowered { $0.navigationTitle(TextContent(title: title)) }
  }
  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> LoweredView { lowered { $0.navigationTitle(title.content) } }
  /// The title of the screen, by its older name.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> LoweredView { navigationTitle(title) }
  /// The title of the screen, by its older name.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> LoweredView { navigationTitle(title) }
  /// The title of the screen, by its older name.
  public func navigationBarTitle(_ title: Text) -> LoweredView { navigationTitle(title) }
  /// The title of the screen and how it is shown, by its older name.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> LoweredView {
    lowered { $0.navigationTitle(title.content).navigationBarTitleDisplayMode(displayMode) }
  }
  /// How the title of the screen is shown.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> LoweredView {
    lowered { $0.navigationBarTitleDisplayMode(mode) }
  }
  /// Whether the screen has no bar.
  public func navigationBarHidden(_ hidden: Bool) -> LoweredView { lowered { $0.navigationBarHidden(hidden) } }
  /// The label of the tab that shows the view.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> LoweredView {
    lowered { $0.tabItem(label().members) }
  }
}

/// The bar over a screen.
public enum NavigationBarItem {
  /// How the title of a screen is shown.
  public typealias TitleDisplayMode = NavigationTitleMode
}

/// The first column of several.
public struct NavigationSplitView<Sidebar: View, Detail: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode
  /// Two columns, of which the first is shown.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    layoutNode = .navigationStack(content: sidebar().members, view: "NavigationSplitView")
  }
}

/// A screen of a tab view.
public struct Tab<Value, Content: View>: PrimitiveView {
  /// The screen's node.
  public let layoutNode: LayoutNode
  /// A screen for a value.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    layoutNode = LayoutNode.group(content().members)
      .tabItem([.label(title.content, systemImage: systemImage)]).tag(AnyHashable(value))
  }
}

extension Tab where Value == Never {
  /// A screen.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    layoutNode = LayoutNode.group(content().members).tabItem([.label(title.content, systemImage: systemImage)])
  }
}
