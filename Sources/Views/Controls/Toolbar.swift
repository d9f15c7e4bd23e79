/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  /// The item's node.
  public let layoutNode: LayoutNode

  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
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

extension View {
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
