/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  /// The node of the item.
  public let layoutNode: LayoutNode

  /// Creates an item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
  /// Creates an item with a placement and an identifier for customization.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { ToolbarItem(placement: .topBarLeading) { Text("b") } } }`
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
}

/// Several items of a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveView {
  /// The node of the items.
  public let layoutNode: LayoutNode

  /// Creates items with a placement.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b"); Text("c") } } }`
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
  /// Creates items with a placement, and a label for the menu that they collapse to; a figure shows the items.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b") } label: { Text("c") } } }`
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {
    layoutNode = .toolbarItem(placement: placement, content: content().members)
  }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer: PrimitiveView {
  /// The node of the space.
  public let layoutNode: LayoutNode
  /// Creates a space with a placement.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { Text("b"); ToolbarSpacer(.fixed) } }`
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    layoutNode = .toolbarSpacer(sizing, placement: placement)
  }
}

/// The menu of the screen's title, which is closed in a figure.
public struct ToolbarTitleMenu: PrimitiveView {
  /// The node of the menu.
  public var layoutNode: LayoutNode { .empty }
  /// Creates a menu of the standard actions.
  public init() {}
  /// Creates a menu of views.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar { ToolbarTitleMenu { Text("b") } } }`
  public init(@ViewBuilder content: () -> some View) {}
}

extension View {
  /// Removes a standard part of the screen's bars: the title, or the button that shows the sidebar.
  ///
  /// - Example: `NavigationStack { Text("a").toolbar(removing: .title) }`
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> LoweredView { lowered { $0.toolbar(removing: kind) } }
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
  /// Adds items to both ends of the navigation bar, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c")) }`
  public func navigationBarItems(leading: some View, trailing: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [leading.layoutNode], trailing: [trailing.layoutNode]) }
  }
  /// Adds items to the trailing end of the navigation bar, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarItems(trailing: Text("b")) }`
  public func navigationBarItems(trailing: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [], trailing: [trailing.layoutNode]) }
  }
  /// Adds items to the leading end of the navigation bar, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarItems(leading: Text("b")) }`
  public func navigationBarItems(leading: some View) -> LoweredView {
    lowered { $0.navigationBarItems(leading: [leading.layoutNode], trailing: []) }
  }
}
