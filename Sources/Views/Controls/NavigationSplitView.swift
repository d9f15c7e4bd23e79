/// A view of two or three columns: beside each other on a wide screen, and one after the other on a narrow one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a split view of three columns.
  ///
  /// - Example: `NavigationSplitView { Text("a") } content: { Text("b") } detail: { Text("c") }`
  public init(
    @ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder detail: @escaping () -> Detail
  ) {
    layoutNode = .split(
      SplitView(
        sidebar: { sidebar().members }, content: { content().members }, detail: { detail().members }))
  }
  /// Creates a split view of three columns, with a binding to their visibility on a wide screen.
  ///
  /// - Example: `NavigationSplitView(columnVisibility: .constant(.all)) { Text("a") } detail: { Text("b") }`
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: @escaping () -> Sidebar,
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
  ) {
    layoutNode = .split(
      SplitView(
        visibility: columnVisibility.bound, sidebar: { sidebar().members }, content: { content().members },
        detail: { detail().members }))
  }
  /// Creates a split view of three columns, with a binding to the column that a narrow screen shows.
  ///
  /// - Example: `NavigationSplitView(preferredCompactColumn: .constant(.detail)) { Text("a") } detail: { Text("b") }`
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
  ) {
    layoutNode = .split(
      SplitView(
        preferredColumn: preferredCompactColumn.bound, sidebar: { sidebar().members }, content: { content().members },
        detail: { detail().members }))
  }
  /// Creates a split view of three columns with both bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
  ) {
    layoutNode = .split(
      SplitView(
        visibility: columnVisibility.bound, preferredColumn: preferredCompactColumn.bound,
        sidebar: { sidebar().members }, content: { content().members }, detail: { detail().members }))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  ///
  /// - Example: `NavigationSplitView { Text("a") } detail: { Text("b") }`
  public init(@ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder detail: @escaping () -> Detail) {
    layoutNode = .split(SplitView(sidebar: { sidebar().members }, detail: { detail().members }))
  }
  /// Creates a split view of two columns, with a binding to their visibility on a wide screen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: @escaping () -> Sidebar,
    @ViewBuilder detail: @escaping () -> Detail
  ) {
    layoutNode = .split(
      SplitView(
        visibility: columnVisibility.bound, sidebar: { sidebar().members }, detail: { detail().members }))
  }
  /// Creates a split view of two columns, with a binding to the column that a narrow screen shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
    @ViewBuilder detail: @escaping () -> Detail
  ) {
    layoutNode = .split(
      SplitView(
        preferredColumn: preferredCompactColumn.bound, sidebar: { sidebar().members }, detail: { detail().members }))
  }
  /// Creates a split view of two columns with both bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
    @ViewBuilder detail: @escaping () -> Detail
  ) {
    layoutNode = .split(
      SplitView(
        visibility: columnVisibility.bound, preferredColumn: preferredCompactColumn.bound,
        sidebar: { sidebar().members }, detail: { detail().members }))
  }
}

extension LayoutNode {
  /// Returns a split view, whose views are created in its context.
  fileprivate static func split(_ split: SplitView) -> LayoutNode {
    guard let place = ViewIdentity.place else { return .navigationSplitView(split, in: nil, at: nil) }
    let context = NavigationContext.kept(at: place)
    var environment = CurrentEnvironment.values
    environment.navigation = context
    return CurrentEnvironment.$current.withValue(environment) {
      .navigationSplitView(split, in: context, at: place)
    }
  }
}
