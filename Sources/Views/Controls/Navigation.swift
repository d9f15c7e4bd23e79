/// A screen with a navigation bar.
public struct NavigationStack<Root: View>: PrimitiveView {
  /// The node of the stack.
  public let layoutNode: LayoutNode

  /// Creates a screen.
  public init(@ViewBuilder root: () -> Root) { layoutNode = .navigationStack(content: root().members) }
  /// Creates a screen at the root of a path.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title") }`
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) {
    layoutNode = .navigationStack(content: root().members)
  }
}

/// A screen with a navigation bar, in SwiftUI's older spelling.
public struct NavigationView<Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a screen.
  public init(@ViewBuilder content: () -> Content) {
    layoutNode = .navigationStack(content: content().members, view: "NavigationView")
  }
}

extension View {
  /// Sets the title of the screen.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title") }`
  public func navigationTitle(_ title: LocalizedStringKey) -> LoweredView {
    lowered { $0.navigationTitle(title.content) }
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> LoweredView {
    lowered { $0.navigationTitle(TextContent(title: title)) }
  }
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> LoweredView { lowered { $0.navigationTitle(title.content) } }
  /// Sets the title of the screen, which a person may change.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle(.constant("Title")) }`
  public func navigationTitle(_ title: Binding<String>) -> LoweredView {
    lowered { $0.navigationTitle(TextContent(title.wrappedValue)) }
  }
  /// Sets the title of the screen, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarTitle("Title") }`
  public func navigationBarTitle(_ title: LocalizedStringKey) -> LoweredView { navigationTitle(title) }
  /// Sets the title of the screen, in SwiftUI's older spelling.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> LoweredView { navigationTitle(title) }
  /// Sets the title of the screen, in SwiftUI's older spelling.
  public func navigationBarTitle(_ title: Text) -> LoweredView { navigationTitle(title) }
  /// Sets the title of the screen and its display mode, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarTitle("Title", displayMode: .inline) }`
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> LoweredView {
    lowered { $0.navigationTitle(title.content).navigationBarTitleDisplayMode(displayMode) }
  }
  /// Sets the display mode of the screen's title.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }`
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> LoweredView {
    lowered { $0.navigationBarTitleDisplayMode(mode) }
  }
  /// Sets whether the navigation bar is hidden.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarHidden(true) }`
  public func navigationBarHidden(_ hidden: Bool) -> LoweredView { lowered { $0.navigationBarHidden(hidden) } }
  /// Sets the label of the view's tab.
  ///
  /// - Example: `TabView { Text("a").tabItem { Text("A") } }`
  public func tabItem(@ViewBuilder _ label: () -> some View) -> LoweredView {
    lowered { $0.tabItem(label().members) }
  }
}

/// The navigation bar of a screen.
public enum NavigationBarItem {
  /// The display modes of a screen's title.
  public typealias TitleDisplayMode = NavigationTitleMode
}

/// The display modes of a screen's title.
public typealias ToolbarTitleDisplayMode = NavigationTitleMode

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// The default of the device.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// A split view, of which a figure shows the first column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  private init(_ sidebar: Sidebar) {
    layoutNode = .navigationStack(content: sidebar.members, view: "NavigationSplitView")
  }
  /// Creates a split view of three columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView { Text("a") } content: { Text("b") } detail: { Text("c") }`
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Creates a split view of three columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView(columnVisibility: .constant(.all)) { Text("a") } detail: { Text("b") }`
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Creates a split view of three columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView(preferredCompactColumn: .constant(.detail)) { Text("a") } detail: { Text("b") }`
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns, of which the first is shown.
  ///
  /// - Example: `NavigationSplitView { Text("a") } detail: { Text("b") }`
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar()) }
  /// Creates a split view of two columns, of which the first is shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Creates a split view of two columns, of which the first is shown.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}
