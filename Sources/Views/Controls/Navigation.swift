/// A screen under a bar with its title.
public struct NavigationStack<Root: View>: PrimitiveView {
  /// The stack's node.
  public let layoutNode: LayoutNode

  /// A screen.
  public init(@ViewBuilder root: () -> Root) { layoutNode = .navigationStack(content: root().members) }
  /// A screen at the root of a path.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title") }`
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

extension View {
  /// The title of the screen.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title") }`
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
  ///
  /// - Example: `NavigationView { Text("a").navigationBarTitle("Title") }`
  public func navigationBarTitle(_ title: LocalizedStringKey) -> LoweredView { navigationTitle(title) }
  /// The title of the screen, by its older name.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> LoweredView { navigationTitle(title) }
  /// The title of the screen, by its older name.
  public func navigationBarTitle(_ title: Text) -> LoweredView { navigationTitle(title) }
  /// The title of the screen and how it is shown, by its older name.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarTitle("Title", displayMode: .inline) }`
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> LoweredView {
    lowered { $0.navigationTitle(title.content).navigationBarTitleDisplayMode(displayMode) }
  }
  /// How the title of the screen is shown.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }`
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> LoweredView {
    lowered { $0.navigationBarTitleDisplayMode(mode) }
  }
  /// Whether the screen has no bar.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarHidden(true) }`
  public func navigationBarHidden(_ hidden: Bool) -> LoweredView { lowered { $0.navigationBarHidden(hidden) } }
  /// The label of the tab that shows the view.
  ///
  /// - Example: `TabView { Text("a").tabItem { Text("A") } }`
  public func tabItem(@ViewBuilder _ label: () -> some View) -> LoweredView {
    lowered { $0.tabItem(label().members) }
  }
}

/// The bar over a screen.
public enum NavigationBarItem {
  /// How the title of a screen is shown.
  public typealias TitleDisplayMode = NavigationTitleMode
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// As the device allows.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The two last ones.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last one.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The first column of several.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode

  private init(_ sidebar: Sidebar) {
    layoutNode = .navigationStack(content: sidebar.members, view: "NavigationSplitView")
  }
  /// Three columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView { Text("a") } content: { Text("b") } detail: { Text("c") }`
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Three columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView(columnVisibility: .constant(.all)) { Text("a") } detail: { Text("b") }`
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Three columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView(preferredCompactColumn: .constant(.detail)) { Text("a") } detail: { Text("b") }`
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView { Text("a") } detail: { Text("b") }`
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar()) }
  /// Two columns, of which the first is shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Two columns, of which the first is shown.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}
