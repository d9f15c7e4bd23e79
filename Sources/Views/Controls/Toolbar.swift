/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  /// The item's node.
  public let layoutNode: LayoutNode

  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
  /// An item at a place, with a name by which it can be moved.
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
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> LoweredView { lowered { $0 } }
  /// Adds items to the screen's bars.
  public func toolbar(id: String, @ViewBuilder content: () -> some View) -> LoweredView {
    lowered { $0.toolbar(content().members) }
  }
  /// Adds items to the screen's bars.
  public func toolbar(@ViewBuilder content: () -> some View) -> LoweredView {
    lowered { $0.toolbar(content().members) }
  }
  /// Shows or hides bars of the screen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarVisibility(visibility, for: bars) }
  }
  /// Shows or hides bars of the screen.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarVisibility(visibility, for: bars) }
  }
  /// Adds items to both ends of the navigation bar, by their older name.
  public func navigationBarItems(leading: some View, trailing: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [leading.layoutNode], trailing: [trailing.layoutNode]) }
  }
  /// Adds items to the trailing end of the navigation bar, by their older name.
  public func navigationBarItems(trailing: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [], trailing: [trailing.layoutNode]) }
  }
  /// Adds items to the leading end of the navigation bar, by their older name.
  public func navigationBarItems(leading: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [leading.layoutNode], trailing: []) }
  }
  /// Adds a field in which the screen is searched.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> LoweredView {
    lowered { $0.searchable(text: text.wrappedValue, prompt: prompt?.content) }
  }
}
