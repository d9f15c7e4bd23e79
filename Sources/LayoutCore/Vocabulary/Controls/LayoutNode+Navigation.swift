/// The display mode of a screen's title.
public enum NavigationTitleMode: String, Hashable, Sendable {
  /// The modes that SwiftUI defines.
  case automatic, inline, large, inlineLarge
}

extension TraitKey {
  /// A mark of a navigation stack.
  static let isNavigationStack = TraitKey.named("isNavigationStack")
  /// A mark of tab views.
  static let isTabView = TraitKey.named("isTabView")
  /// The title of a screen.
  static let navigationTitle = TraitKey.named("navigationTitle")
  /// The display mode of a screen's title.
  static let navigationTitleMode = TraitKey.named("navigationTitleMode")
  /// Whether the navigation bar of a screen is hidden.
  static let navigationBarHidden = TraitKey.named("navigationBarHidden")
  /// Whether the title of a screen has a menu.
  static let titleMenu = TraitKey.named("toolbarTitleMenu")
  /// The label of a tab.
  static let tabItem = TraitKey.named("tabItem")
}

extension LayoutNode {
  /// Returns the view with a title for its screen.
  public func navigationTitle(_ title: TextContent) -> LayoutNode { containerValue(.navigationTitle, title) }

  /// Returns the view with a display mode for the title of its screen.
  public func navigationBarTitleDisplayMode(_ mode: NavigationTitleMode) -> LayoutNode {
    containerValue(.navigationTitleMode, mode)
  }

  /// Returns the view with the navigation bar of its screen hidden or shown.
  public func navigationBarHidden(_ isHidden: Bool) -> LayoutNode { containerValue(.navigationBarHidden, isHidden) }

  /// Returns a screen below a bar with the title, the items and the search field that its content sets.
  ///
  /// The bars reduce the safe area of the content, which reaches beneath them where it ignores the safe area.
  /// Rule: <doc:Screens#Navigation-bars>.
  public static func navigationStack(content: [LayoutNode], view: String = "NavigationStack") -> LayoutNode {
    let root = LayoutNode.content(content) { .vStack(children: $0) }
    return .deferred(view) { environment in
      let items = ToolbarItems(of: root, in: environment)
      let isLarge =
        root.value(of: .navigationBarHidden, in: environment) as? Bool != true
        && root.hasLargeTitle(in: environment)
      let collapse = root.barCollapse(isLarge: isLarge, in: environment)
      let page = root.transformEnvironment("searchable") { $0.outerSearch = nil }
        .controls("navigation") {
          $0.isUnderLargeTitle = isLarge
          $0.isBelowBar = true
          $0.barCollapse = collapse
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity).suggesting(in: environment)
        .below(navigationBars(of: root, items, in: environment), hasLargeTitle: isLarge)
      return (items.bottomBar.map { page.above($0, .bottomBar, of: root, in: environment) } ?? page)
        .named(view, as: .container)
    }
    .containerValue(.isNavigationStack, true)
  }

  /// Returns whether the bar of a screen has a large title; on a phone in landscape orientation it has none.
  ///
  /// Rule: <doc:Screens#Landscape-orientation>.
  private func hasLargeTitle(in environment: EnvironmentValues) -> Bool {
    environment.verticalSizeClass != .compact && !removes(.title, in: environment)
      && value(of: .navigationTitle, in: environment) != nil
      && value(of: .navigationTitleMode, in: environment) as? NavigationTitleMode != .inline
  }

  /// Returns the view with a menu at the inline title of its screen.
  public func toolbarTitleMenu(content: [LayoutNode]) -> LayoutNode {
    content.isEmpty ? self : containerValue(.titleMenu, true)
  }

  /// Returns an inline title of the screen, with a chevron if it has a menu.
  ///
  /// Rule: <doc:Screens#Navigation-bars>.
  private func withTitleMenu(_ title: LayoutNode, in environment: EnvironmentValues) -> LayoutNode {
    guard value(of: .titleMenu, in: environment) != nil else { return title }
    let chevron = LayoutNode.image(systemName: "chevron.down.circle.fill").font(.system(size: 15, weight: .semibold))
      .foregroundStyle(.foreground(level: 2), .color(.tertiaryFill))
    return .hStack(spacing: 4, children: [title, chevron])
  }

  /// Returns the view with a bar of its screen on an edge.
  func bar(_ bar: LayoutNode?, edge: VerticalEdge) -> LayoutNode {
    guard let bar else { return self }
    return safeAreaInset(edge: edge.edge, spacing: 0, content: [bar])
  }

  /// Returns the page below a bar at rest, which is replaced by another where content is scrolled beneath it.
  private func below(_ bars: (atRest: LayoutNode, scrolled: LayoutNode?)?, hasLargeTitle: Bool) -> LayoutNode {
    guard let bars, let scrolled = bars.scrolled else { return bar(bars?.atRest, edge: .top) }
    return .layout(
      "safeAreaInset", NavigationBarLayout(hasLargeTitle: hasLargeTitle), children: [self, bars.atRest, scrolled])
  }

  /// Returns the bar with the title, the items and the search field of a screen, and the one above scrolled content, or
  /// nil if it is hidden.
  ///
  /// A bar has the height of a large title if it has a title that is not inline. Without a title, items and a search
  /// field there is none. Below the Dynamic Island it begins at the end of the status bar, above the safe area. Rule:
  /// <doc:Screens#Navigation-bars>.
  private static func navigationBars(
    of root: LayoutNode, _ items: ToolbarItems, in environment: EnvironmentValues
  ) -> (atRest: LayoutNode, scrolled: LayoutNode?)? {
    guard root.value(of: .navigationBarHidden, in: environment) as? Bool != true else { return nil }
    let search = root.searchBar(in: environment)
    let title = root.value(of: .navigationTitle, in: environment) as? TextContent
    let mode = root.value(of: .navigationTitleMode, in: environment) as? NavigationTitleMode ?? .automatic
    let text = root.removes(.title, in: environment) ? nil : title.map { LayoutNode.text($0).lineLimit(1) }
    if title == nil, mode != .inline, search == nil, !items.areInNavigationBar { return nil }
    let inline = text.map { root.withTitleMenu($0.font(.headline), in: environment) }
    var rows: [LayoutNode]
    if root.hasLargeTitle(in: environment) {
      let (margin, bottom) = (environment.screenMargin, environment.hasSmallTitles ? 9.5 : 8)
      let large = (text ?? .text("")).font(.system(.largeTitle, weight: .bold))
        .padding(EdgeInsets(top: 3, leading: margin, bottom: bottom, trailing: margin))
        .frame(maxWidth: .infinity, minHeight: environment.hasSmallTitles ? 48 : 52, alignment: .bottomLeading)
      rows = [items.row(principal: items.principal, in: environment), large]
    } else {
      rows = [items.row(principal: items.principal ?? inline, in: environment)]
    }
    let scrolled = items.row(principal: items.principal ?? inline, in: environment)
      .barAboveContent(.navigationBar, of: root, hairline: .bottom, in: environment)
      .named("NavigationBar", as: .bar)
    if let search {
      // An active search takes the place of the title.
      if search.isActive { rows = [] }
      rows.append(
        search.rows.padding(
          EdgeInsets(top: 1, leading: environment.screenMargin, bottom: 15, trailing: environment.screenMargin)))
    }
    let atRest = LayoutNode.vStack(spacing: 0, children: rows)
      .barAtRest(.navigationBar, of: root, hairline: .bottom, in: environment)
      .named("NavigationBar", as: .bar)
    let overlap = environment.isInSheet ? 0 : environment.controls.barOverlap
    func overlapping(_ bar: LayoutNode) -> LayoutNode { overlap > 0 ? bar.padding(.top, -overlap) : bar }
    return (overlapping(atRest), search?.isActive == true ? nil : overlapping(scrolled))
  }

  /// Returns the height by which the screen's bar becomes lower where content is scrolled beneath it: those of the
  /// large title and of a search field at rest.
  private func barCollapse(isLarge: Bool, in environment: EnvironmentValues) -> Double {
    guard value(of: .navigationBarHidden, in: environment) as? Bool != true else { return 0 }
    let search = searchBar(in: environment)
    if search?.isActive == true { return 0 }
    return (isLarge ? environment.hasSmallTitles ? 48 : 52 : 0) + (search == nil ? 0 : 52)
  }

  /// Returns a label that leads to another screen; inside a list row it ends with the row's badge and a chevron.
  ///
  /// Rule: <doc:Lists#Rows>.
  public static func navigationLink(label: [LayoutNode]) -> LayoutNode {
    let label = LayoutNode.hStack(children: label)
    return .deferred("NavigationLink") { environment in
      guard environment.controls.isInRow else {
        return label.defaultForegroundStyle(.tint).named("NavigationLink", as: .container)
      }
      var parts = [label, .spacer()]
      if let badge = environment.controls.rowBadge {
        parts.append(LayoutNode.text(badge).foregroundStyle(.foreground(level: 2)))
      }
      if environment.controls.areLinkIndicatorsHidden {
        return LayoutNode.hStack(spacing: 0, children: parts).named("NavigationLink", as: .container)
      }
      let chevron = LayoutNode.image(systemName: "chevron.forward").font(.system(.footnote, weight: .semibold))
        .foregroundStyle(.color(.tertiaryLabel))
      parts.append(parts.count > 2 ? chevron.padding(.leading, 8) : chevron)
      return LayoutNode.hStack(spacing: 0, children: parts).named("NavigationLink", as: .container)
    }
    .containerValue(.placesBadge, true)
  }

  /// Returns the view with a label for its tab.
  public func tabItem(_ label: [LayoutNode]) -> LayoutNode { containerValue(.tabItem, label) }

  /// Returns a screen of a tab view with its label and its value; several views are stacked, as in a body.
  public static func tab(label: LayoutNode, value: AnyHashable? = nil, content: [LayoutNode]) -> LayoutNode {
    let tab = LayoutNode.content(content) { .vStack(children: $0) }.tabItem([label])
    return value.map { tab.tag($0) } ?? tab
  }

  /// Returns the selected one of several tagged screens above a bar with the labels of all screens.
  ///
  /// Without a selection, the view at the position stores which screen it shows.
  public static func tabView<Value: Hashable>(
    selection: BoundValue<Value>?, content: [LayoutNode], at place: (any ViewPlace)?
  ) -> LayoutNode {
    guard let selection else { return .tabView(content: content, at: place) }
    return .tabView(
      selection: AnyHashable(selection.value), content: content,
      select: selection.set.map { set in { _, tag in if let value = tag?.base as? Value { set(value) } } })
  }

  /// Returns a screen above a bar with the labels of all screens; the view at the position stores which one it shows.
  public static func tabView(content: [LayoutNode], at place: (any ViewPlace)?) -> LayoutNode {
    let memory = place?.memory
    return .tabView(
      content: content, index: memory?.value as? Int,
      select: memory.map { memory in { index, _ in memory.value = index } })
  }

  /// Returns the selected screen, or the first if none is selected, above a bar with the labels of all screens.
  ///
  /// If no screen has a label, there is no bar.
  ///
  /// `select` is called with the index and the tag of a tab that is chosen.
  public static func tabView(
    selection: AnyHashable? = nil, content: [LayoutNode], index: Int? = nil,
    select: ((Int, AnyHashable?) -> Void)? = nil
  ) -> LayoutNode {
    .deferred("TabView") { environment in
      let tabs = flattened(content.map { $0.revealingMembers(in: environment) })
      let chosen = tabs.firstIndex { selection != nil && $0.traits.tag?.value == selection } ?? index ?? 0
      func choose(_ index: Int) {
        if tabs.indices.contains(index) { select?(index, tabs[index].mergedTraits.tag?.value) }
      }
      let isPaged = environment.controls.tab == .page || environment.controls.tab == .pageWithoutIndex
      let isCompact = environment.horizontalSizeClass != .regular
      let shown = isCompact && tabs.count > greatestTabCount ? greatestTabCount - 1 : tabs.count
      let chosenScreen = tabs.indices.contains(chosen) ? tabs[chosen] : .empty
      let screen = chosenScreen.holdsTopBar ? chosenScreen : chosenScreen.controls("tab") { $0.barOverlap = 0 }
      let page = (isPaged || chosen < shown ? screen : screen.afterMore())
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .interacting(select != nil && isPaged ? paging { choose(chosen + $0) } : nil)
      if environment.controls.tab == .pageWithoutIndex { return page.named("TabView", as: .container) }
      if environment.controls.tab == .page {
        let dots = dots(count: tabs.count, chosen: chosen, hasBackground: environment.controls.hasPageIndexBackground)
        return page.overlay(dots, alignment: .bottom).named("TabView", as: .container)
      }
      let labels = tabs.map { $0.value(of: .tabItem, in: environment) as? [LayoutNode] ?? [] }
      let isHidden = page.value(of: .tabBarHidden, in: environment) as? Bool ?? labels.allSatisfy(\.isEmpty)
      guard !isHidden else { return page.named("TabView", as: .container) }
      var items = tabs.indices.prefix(shown).map { index in
        let item = item(
          labels[index], in: environment, badge: tabs[index].ownValue(of: .badge, in: environment) as? TextContent,
          isChosen: index == chosen)
        guard select != nil else { return item }
        return item.interacting(.contentShape(.rectangle)).interacting(.button { choose(index) })
      }
      if shown < tabs.count {
        let more = LayoutNode.label(TextContent("More"), systemImage: "ellipsis")
        items.append(item([more], in: environment, badge: nil, isChosen: chosen >= shown))
      }
      let bar = LayoutNode.hStack(spacing: 0, children: items).frame(height: environment.tabBarHeight).named(
        "TabBar", as: .bar)
      return page.above(bar, .tabBar, of: page, in: environment).named("TabView", as: .container)
    }
    .containerValue(.isTabView, true)
  }

  /// Returns the screen of a tab that does not fit in the tab bar, below a bar that leads back to the list of these
  /// tabs; a navigation stack keeps its own bar.
  ///
  /// Rule: <doc:Screens#Tab-bars>.
  private func afterMore() -> LayoutNode {
    if isNavigationStack || children.count == 1 && children[0].isNavigationStack { return self }
    let back = LayoutNode.toolbarItem(placement: .navigation, content: [.backButton(TextContent("More"), {})])
    return .navigationStack(content: [navigationBarTitleDisplayMode(.inline).toolbar([back])], view: "More")
  }

  /// The maximum number of tabs that a narrow screen shows.
  ///
  /// Rule: <doc:Screens#Tab-bars>.
  private static let greatestTabCount = 5

  /// Returns the response of a page to a drag, which turns to the next page or to the previous one.
  private static func paging(_ turn: @escaping (Int) -> Void) -> Interaction {
    var gesture = GestureResponse(
      .drag(minimum: 10),
      ended: { event in
        guard case .input(let input) = event, abs(input.translation.width) > 50 else { return }
        turn(input.translation.width < 0 ? 1 : -1)
      })
    gesture.axis = .horizontal
    return .gesture(gesture)
  }
}
