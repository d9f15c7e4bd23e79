/// The columns of a split view, and the values with which a program chooses among them.
public struct SplitView {
  /// Creates the views of each column; there may be no middle one.
  public var columns: [NavigationSplitViewColumn: () -> [LayoutNode]]
  /// The columns that are shown on a wide screen, or nil for the default.
  public var visibility: BoundValue<NavigationSplitViewVisibility>?
  /// The column that a narrow screen shows, or nil if the selection decides.
  public var preferredColumn: BoundValue<NavigationSplitViewColumn>?

  /// Creates a split view of two columns, or of three with `content`.
  public init(
    visibility: BoundValue<NavigationSplitViewVisibility>? = nil,
    preferredColumn: BoundValue<NavigationSplitViewColumn>? = nil, sidebar: @escaping () -> [LayoutNode],
    content: (() -> [LayoutNode])? = nil, detail: @escaping () -> [LayoutNode]
  ) {
    columns = [.sidebar: sidebar, .detail: detail]
    columns[.content] = content
    self.visibility = visibility
    self.preferredColumn = preferredColumn
  }
}

/// The way back from a column of a narrow split view.
package struct SplitReturn {
  /// The title of the column before, or nil.
  var title: TextContent?
  /// The function that leads back.
  var pop: () -> Void
}

extension LayoutNode {
  /// Returns the view with a width for its column of a wide split view, in points.
  public func navigationSplitViewColumnWidth(_ width: Double) -> LayoutNode {
    containerValue(.splitColumnWidth, width)
  }

  /// Returns a split view: on a narrow screen a stack in which a selection leads to the next column, on a wide screen
  /// columns beside each other.
  ///
  /// The views are created with `context` in their environment. Without a position, no screen can be pushed.
  public static func navigationSplitView(
    _ split: SplitView, in context: NavigationContext?, at place: (any ViewPlace)?
  ) -> LayoutNode {
    let memory = place?.memory
    context?.isSplit = true
    context?.pushView = { memory?.items.append(PushedScreen.views($0)) }
    context?.pushValue = { memory?.items.append(PushedScreen.value($0)) }
    var views: [NavigationSplitViewColumn: [LayoutNode]] = [:]
    for column in [NavigationSplitViewColumn.sidebar, .content, .detail] {
      guard let make = split.columns[column] else { continue }
      views[column] = place?.views(column.rawValue, make) ?? make()
    }
    var pushed: [NavigationContext.Screen] = []
    for case let screen as PushedScreen in memory?.items ?? [] {
      let content = place?.views(pushed.count + 3) {
        switch screen {
        case .value(let value): context?.content(for: value) ?? []
        case .views(let make): make()
        }
      }
      pushed.append(NavigationContext.Screen(content: content ?? [], pop: { _ = memory?.items.popLast() }))
    }
    place?.forget(from: pushed.count + 3)
    pushed += context?.presented.map(\.screen) ?? []
    let columns = SplitColumns(split: split, views: views, pushed: pushed, context: context)
    return LayoutNode.deferred("NavigationSplitView") { environment in
      columns.body(in: environment).modifiedOnce().named("NavigationSplitView", as: .container)
    }
    .trait { $0.values[.isSplitView] = true }
  }
}

extension TraitKey {
  /// The width of a column of a wide split view, in points.
  static let splitColumnWidth = TraitKey.named("navigationSplitViewColumnWidth")
  /// Whether a view is a split view, whose narrow form begins with a navigation bar.
  static let isSplitView = TraitKey.named("isSplitView")
}

/// The columns of a split view with their views.
private struct SplitColumns {
  let split: SplitView
  let views: [NavigationSplitViewColumn: [LayoutNode]]
  let pushed: [NavigationContext.Screen]
  let context: NavigationContext?

  /// The least width of a screen that shows columns beside each other, in points.
  private static let leastWidth = 700.0

  func body(in environment: EnvironmentValues) -> LayoutNode {
    let isPhone = environment.verticalSizeClass == .compact && environment.horizontalSizeClass == .compact
    let isNarrow = isPhone || (environment.containerSize?.width ?? 0) < Self.leastWidth
    return isNarrow ? stack(in: environment) : row(in: environment)
  }

  private func selection(_ column: NavigationSplitViewColumn, in environment: EnvironmentValues) -> ListSelection? {
    views[column]?.lazy.compactMap { $0.value(of: .listSelection, in: environment) as? ListSelection }.first
  }

  // MARK: Narrow

  /// Returns the column which selections and the program have chosen, with a button that leads back.
  private func stack(in environment: EnvironmentValues) -> LayoutNode {
    var screens: [NavigationContext.Screen] = []
    var last = NavigationSplitViewColumn.sidebar
    let wanted = split.preferredColumn?.value ?? .sidebar
    for next in [NavigationSplitViewColumn.content, .detail] {
      guard let content = views[next] else { continue }
      let chosen = selection(last, in: environment)
      guard chosen?.isEmpty == false || wanted.rawValue >= next.rawValue else { break }
      let previous = last
      screens.append(
        NavigationContext.Screen(content: content) {
          chosen?.clear?()
          if wanted.rawValue >= next.rawValue { split.preferredColumn?.set?(previous) }
        })
      last = next
    }
    screens += pushed
    let sidebar = views[.sidebar] ?? []
    guard let context else { return .navigationStack(content: screens.last?.content ?? sidebar) }
    return .navigationStack(content: sidebar, in: context, screens: screens)
  }

  // MARK: Wide

  /// Returns the visible columns beside each other.
  private func row(in environment: EnvironmentValues) -> LayoutNode {
    let size = environment.containerSize ?? .zero
    let isLandscape = size.width > size.height
    let hasContent = views[.content] != nil
    let visibility = split.visibility?.value ?? .automatic
    var shown: [NavigationSplitViewColumn] =
      switch visibility {
      case .all: [.sidebar, .content, .detail]
      case .doubleColumn: hasContent ? [.content, .detail] : [.sidebar, .detail]
      case .detailOnly: [.detail]
      case .automatic: hasContent ? [.content, .detail] : isLandscape ? [.sidebar, .detail] : [.detail]
      }
    shown = shown.filter { views[$0] != nil }
    var parts: [LayoutNode] = []
    for column in shown {
      if !parts.isEmpty {
        parts.append(LayoutNode.color(.separator).frame(width: environment.pixelLength).ignoresSafeArea())
      }
      let screen = self.screen(column, toggle: column == shown.first ? toggle(visibility, in: environment) : nil)
      let width = views[column]?.lazy.compactMap { $0.value(of: .splitColumnWidth, in: environment) as? Double }.first
      parts.append(column == .detail ? screen : screen.frame(width: width ?? (column == .sidebar ? 320 : 375)))
    }
    return .hStack(spacing: 0, children: parts)
  }

  /// Returns the button of a tablet that shows or hides the sidebar, or nil if the program removes it.
  ///
  /// Rule: <doc:Screens#Split-views>.
  private func toggle(_ visibility: NavigationSplitViewVisibility, in environment: EnvironmentValues) -> LayoutNode? {
    guard environment.isTablet else { return nil }
    let isRemoved = views.values.contains { $0.contains { $0.removes(.sidebarToggle, in: environment) } }
    guard !isRemoved else { return nil }
    let symbol = LayoutNode.button(label: [.image(systemName: "sidebar.leading")])
    guard let set = split.visibility?.set else { return symbol }
    return symbol.interacting(.button { set(visibility == .all ? .detailOnly : .all) })
  }

  private func screen(_ column: NavigationSplitViewColumn, toggle: LayoutNode?) -> LayoutNode {
    var content = views[column] ?? []
    if let toggle, !content.isEmpty {
      content[0] = content[0].toolbar([.toolbarItem(placement: .topBarLeading, content: [toggle])])
    }
    func inside(_ node: LayoutNode) -> LayoutNode {
      guard let context else { return node }
      return node.transformEnvironment("navigation") { $0.navigation = context }
    }
    guard column == .detail else { return inside(.navigationStack(content: content)) }
    if let top = pushed.last { return inside(.navigationStack(content: top.content)) }
    if let stack = content.first, content.count == 1, stack.isNavigationStack { return inside(stack) }
    return inside(.navigationStack(content: content))
  }
}
