/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  /// The item's node.
  public let layoutNode: LayoutNode

  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
  /// An item at a place, with a name by which it can be moved.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { ToolbarItem(placement: .topBarLeading) { Text("b") } } }`
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
}

/// Items of a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveView {
  /// The items' node.
  public let layoutNode: LayoutNode

  /// Items at a place.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b"); Text("c") } } }`
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
}

/// How wide the room between items of a toolbar is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As wide as the room that is left.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As wide as the system likes.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Room between items of a toolbar.
public struct ToolbarSpacer: PrimitiveView {
  /// The room's node.
  public let layoutNode: LayoutNode
  /// Room at a place.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { Text("b"); ToolbarSpacer(.fixed) } }`
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    layoutNode = .toolbarSpacer(isFlexible: sizing == .flexible, placement: placement)
  }
}

/// A menu of the screen's title, which is closed.
public struct ToolbarTitleMenu: PrimitiveView {
  /// The menu's node.
  public var layoutNode: LayoutNode { .empty }
  /// A menu of the actions that the system offers.
  public init() {}
  /// A menu of views.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { ToolbarTitleMenu { Text("b") } } }`
  public init(@ViewBuilder content: () -> some View) {}
}

/// A part of the bars that the system would show.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension ToolbarItemPlacement {
  /// A bar of one's own, which is shown where the system likes.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

extension View {
  /// The view; bars are left as they are.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar(removing: .title) }`
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> LoweredView { lowered { $0 } }
  /// Adds items to the screen's bars.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { Button("b") {} } }`
  public func toolbar(id: String, @ViewBuilder content: () -> some View) -> LoweredView {
    lowered { $0.toolbar(content().members) }
  }
  /// Adds items to the screen's bars.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { Button("b") {} } }`
  public func toolbar(@ViewBuilder content: () -> some View) -> LoweredView {
    lowered { $0.toolbar(content().members) }
  }
  /// Shows or hides bars of the screen.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("b").toolbar(.hidden, for: .navigationBar) }`
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarVisibility(visibility, for: bars) }
  }
  /// Shows or hides bars of the screen.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("b").toolbarVisibility(.hidden, for: .navigationBar) }`
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarVisibility(visibility, for: bars) }
  }
  /// Adds items to both ends of the navigation bar, by their older name.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c")) }`
  public func navigationBarItems(leading: some View, trailing: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [leading.layoutNode], trailing: [trailing.layoutNode]) }
  }
  /// Adds items to the trailing end of the navigation bar, by their older name.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarItems(trailing: Text("b")) }`
  public func navigationBarItems(trailing: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [], trailing: [trailing.layoutNode]) }
  }
  /// Adds items to the leading end of the navigation bar, by their older name.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarItems(leading: Text("b")) }`
  public func navigationBarItems(leading: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [leading.layoutNode], trailing: []) }
  }
}
