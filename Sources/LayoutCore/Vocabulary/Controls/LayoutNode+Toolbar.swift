/// The placement of a toolbar item.
public enum ToolbarItemPlacement: String, Hashable, Sendable {
  /// The placements that SwiftUI defines.
  case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction,
    destructiveAction, keyboard, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, bottomBar,
    bottomOrnament, title, subtitle, largeTitle, largeSubtitle

  /// Returns the placement in an accessory bar, which iOS does not have.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }

  /// The part of a screen's bars in which the item is shown, or nil if a figure does not show it.
  var part: ToolbarPart? {
    switch self {
    case .topBarLeading, .navigationBarLeading, .cancellationAction, .navigation: .leading
    case .principal, .title: .principal
    case .bottomBar, .bottomOrnament: .bottom
    case .status: .status
    case .keyboard, .subtitle, .largeTitle, .largeSubtitle: nil
    case .secondaryAction: .more
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing, .navigationBarTrailing:
      .trailing
    }
  }
}

/// A bar of a screen.
public enum ToolbarPlacement: String, Hashable, Sendable {
  /// The bars that SwiftUI defines.
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar, accessoryBar
}

/// A part of a screen's bars.
enum ToolbarPart: Hashable {
  case leading, principal, trailing, more, bottom, status
}

extension TraitKey {
  /// The placement of a toolbar item.
  static let toolbarPlacement = TraitKey.named("toolbarPlacement")
  /// The items of a screen's toolbars.
  static let toolbar = TraitKey.named("toolbar")
  /// Whether the tab bar of a screen is hidden.
  static let tabBarHidden = TraitKey.named("tabBarHidden")
}

extension LayoutNode {
  /// Returns toolbar items with a placement.
  public static func toolbarItem(placement: ToolbarItemPlacement, content: [LayoutNode]) -> LayoutNode {
    LayoutNode.group(content, view: "ToolbarItem").containerValue(.toolbarPlacement, placement)
  }

  /// Returns a flexible space between toolbar items, at least 8 points wide, or a fixed one of 8 points.
  public static func toolbarSpacer(_ sizing: SpacerSizing, placement: ToolbarItemPlacement) -> LayoutNode {
    let spacer = LayoutNode.spacer(minLength: 8)
    return .toolbarItem(placement: placement, content: [sizing == .flexible ? spacer : spacer.frame(width: 8)])
  }

  /// Returns the view with items for its screen's toolbars; views without a placement are at the trailing end.
  public func toolbar(_ content: [LayoutNode]) -> LayoutNode {
    containerValue(.toolbar, (traits.values[.toolbar] as? [LayoutNode] ?? []) + content)
  }

  /// Returns the view with items at both ends of the navigation bar, in semibold text.
  ///
  /// Rule: <doc:Screens#Navigation-bars>.
  public func navigationBarItems(leading: [LayoutNode], trailing: [LayoutNode]) -> LayoutNode {
    func item(_ content: [LayoutNode], _ placement: ToolbarItemPlacement) -> LayoutNode {
      .toolbarItem(placement: placement, content: content.map { $0.fontWeight(.semibold) })
    }
    return toolbar([item(leading, .topBarLeading), item(trailing, .topBarTrailing)])
  }

  /// Returns the view with a role for the bars of its screen.
  public func toolbarRole(_ role: ToolbarRole) -> LayoutNode { containerValue(.toolbarRole, role) }

  /// Returns the view with a visibility for bars of its screen: the navigation bar if none is given.
  public func toolbarVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement] = []) -> LayoutNode {
    let isHidden = visibility == .hidden
    var result = self
    if bars.isEmpty || bars.contains(where: { $0 == .navigationBar || $0 == .automatic }) {
      result = result.navigationBarHidden(isHidden)
    }
    return bars.contains(.tabBar) ? result.containerValue(.tabBarHidden, isHidden) : result
  }

  /// Returns the view with a search field below the title of its screen.
  public func searchable(text: String, prompt: TextContent? = nil) -> LayoutNode {
    searchable(text: BoundValue(value: text), prompt: prompt)
  }

  /// Returns a field with a magnifying glass, and a prompt, or a text with a button that clears it.
  ///
  /// Rule: <doc:Screens#Navigation-bars>.
  static func searchField(text: String, prompt: TextContent, clear: (() -> Void)? = nil) -> LayoutNode {
    let glass = LayoutNode.image(systemName: "magnifyingglass").foregroundStyle(.foreground(level: 2))
    let line = text.isEmpty ? LayoutNode.text(prompt).foregroundStyle(.foreground(level: 2)) : .text(TextContent(text))
    var parts = [glass, line.lineLimit(1)]
    if !text.isEmpty {
      let cross = LayoutNode.image(systemName: "xmark.circle.fill").foregroundStyle(.color(.gray))
      parts += [
        .spacer(minLength: 0), clear.map { cross.interacting(.button($0)).interacting(.label("Clear text")) } ?? cross,
      ]
    }
    return LayoutNode.hStack(spacing: 6, children: parts)
      .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading).padding(.horizontal, 8)
      .background(.color(.tertiaryFill), in: .roundedRectangle(cornerRadius: 10)).named("SearchField", as: .control)
  }
}

/// The items of a screen's bars, by part.
struct ToolbarItems {
  private var items: [ToolbarPart: [LayoutNode]] = [:]
  /// The number of items of the bottom bar that were added before the status.
  private var bottomItemsBeforeStatus = 0

  /// Collects the items that a screen's views add.
  init(of root: LayoutNode, in environment: EnvironmentValues) {
    for (content, surroundings) in root.values(of: .toolbar, in: environment) {
      add(content as? [LayoutNode] ?? [], tint: surroundings.tint == environment.tint ? nil : surroundings.tint)
    }
  }

  /// Adds the items of one modifier, in the tint of its environment.
  private mutating func add(_ content: [LayoutNode], tint: AnyShapeStyle?) {
    for node in LayoutNode.flattened(content) {
      let placement = node.traits.values[.toolbarPlacement] as? ToolbarItemPlacement ?? .automatic
      guard let part = placement.part else { continue }
      let members = LayoutNode.flattened(node.traits.values[.toolbarPlacement] == nil ? [node] : node.children)
      if part == .status { bottomItemsBeforeStatus = items[.bottom, default: []].count }
      let isConfirmation = placement == .confirmationAction
      items[part, default: []] += members.map { member in
        let item = isConfirmation ? member.fontWeight(.semibold) : member
        return tint == nil ? item : item.tint(tint)
      }
    }
  }

  /// Whether the navigation bar has items.
  var areInNavigationBar: Bool {
    [.leading, .principal, .trailing, .more].contains { !items[$0, default: []].isEmpty }
  }

  /// The items in the middle of the navigation bar, which replace the title, or nil.
  var principal: LayoutNode? {
    items[.principal].map { LayoutNode.hStack(children: $0).font(.headline) }
  }

  /// Returns the row with the items at both ends of the navigation bar: 44 points high, in a sheet 56.
  ///
  /// Rule: <doc:Screens#Navigation-bars>.
  func row(principal: LayoutNode?, in environment: EnvironmentValues) -> LayoutNode {
    var trailing = items[.trailing, default: []]
    if !items[.more, default: []].isEmpty {
      trailing.append(.button(label: [.image(systemName: "ellipsis.circle")]))
    }
    let ends = [Self.group(items[.leading, default: []]), Self.group(trailing)]
    let row = NavigationRowLayout(margin: environment.screenMargin, height: environment.navigationBarHeight)
    let middle = principal.map { [$0.lineLimit(1)] } ?? []
    return LayoutNode.layout("HStack", row, children: middle + ends).atBarTextSize
  }

  /// The bar at the bottom of the screen, or nil if it has no items.
  ///
  /// A status is in the middle of the bar, regardless of the items beside it. The items fill the bar, unless there is a
  /// spacer among them. Rule: <doc:Screens#Tool-bars>.
  var bottomBar: LayoutNode? {
    let (bottom, status) = (items[.bottom, default: []], items[.status, default: []])
    guard !bottom.isEmpty || !status.isEmpty else { return nil }
    if status.isEmpty, bottom.contains(where: { $0.content.role == .spacer }) {
      let row = LayoutNode.hStack(spacing: 18, children: bottom.map(Self.styled))
      return row.frame(maxWidth: .infinity, minHeight: 49).padding(.horizontal, 16).atBarTextSize
        .named("Toolbar", as: .bar)
    }
    var spread: [LayoutNode] = []
    for (index, item) in bottom.enumerated() {
      let isBesideStatus = !status.isEmpty && index == bottomItemsBeforeStatus
      if index > 0 || isBesideStatus { spread.append(.spacer()) }
      spread.append(Self.styled(item))
    }
    if !status.isEmpty, bottomItemsBeforeStatus == bottom.count { spread.append(.spacer()) }
    let row = LayoutNode.hStack(spacing: 0, children: spread).frame(maxWidth: .infinity, minHeight: 49)
    let bar = status.isEmpty ? row : row.overlay(.hStack(children: status.map(Self.styled)))
    return bar.padding(.horizontal, 16).atBarTextSize.named("Toolbar", as: .bar)
  }

  /// Returns the items at an end of the navigation bar, of which a back button alone gives way.
  private static func group(_ items: [LayoutNode]) -> LayoutNode {
    .hStack(
      spacing: 16,
      children: items.map { item in
        item.traits.values[.givesWay] == nil ? styled(item).fixedSize(horizontal: true, vertical: false) : styled(item)
      })
  }

  /// Returns an item as bars show it: labels as their icons, symbols at large scale.
  private static func styled(_ item: LayoutNode) -> LayoutNode {
    item.lineLimit(1).labelStyle(.iconOnly).imageScale(.large).controls("bar") { controls in
      controls.isInBar = true
      if case .automatic = controls.toggle { controls.toggle = .button }
    }
  }
}

extension LayoutNode {
  /// Returns the view beneath the bar of the items that it, or a view inside it, sets for the bottom of the screen
  /// outside of navigation.
  ///
  /// Rule: <doc:Screens#Tool-bars>.
  func beneathItsToolbar(in environment: EnvironmentValues) -> LayoutNode {
    let content = ownToolbarItems(in: environment)
    guard !content.isEmpty,
      let bar = ToolbarItems(of: LayoutNode.color(.clear).toolbar(content), in: environment).bottomBar
    else { return self }
    return frame(maxWidth: .infinity, maxHeight: .infinity).overlay(
      bar.barAtRest(.bottomBar, of: self, hairline: .top, in: environment), alignment: .bottom)
  }

  /// Returns the toolbar items that the view and the views inside it set outside of navigation.
  ///
  /// Items in views that depend on their environment, such as tabs and lists, are omitted.
  private func ownToolbarItems(in environment: EnvironmentValues) -> [LayoutNode] {
    if isNavigationStack { return [] }
    let own = traits.values[.toolbar] as? [LayoutNode] ?? []
    switch content {
    case .deferred, .reader: return own
    case .environment(let change):
      return own + children.flatMap { $0.ownToolbarItems(in: environment.setting(change)) }
    default: return own + children.flatMap { $0.ownToolbarItems(in: environment) }
    }
  }

  /// Returns the warnings about the toolbar items that the view sets outside of navigation for a bar that is not shown.
  ///
  /// Rule: <doc:Screens#Tool-bars>.
  func hiddenToolbarItems(in environment: EnvironmentValues) -> [LayoutWarning] {
    LayoutNode.flattened(ownToolbarItems(in: environment)).compactMap { item in
      let placement = item.traits.values[.toolbarPlacement] as? ToolbarItemPlacement ?? .automatic
      guard placement.part != .bottom, placement.part != .status, placement != .keyboard else { return nil }
      return LayoutWarning(
        "the toolbar item with the placement '\(placement.rawValue)' is not shown outside of a navigation stack",
        kind: .ineffective, source: item.source ?? item.children.first?.source)
    }
  }

  /// Returns the warnings about the items above the keyboard, which is not drawn.
  ///
  /// Rule: <doc:Screens#Tool-bars>.
  func keyboardItemWarnings(in environment: EnvironmentValues) -> [LayoutWarning] {
    let items = values(of: .toolbar, in: environment).flatMap { LayoutNode.flattened($0.value as? [LayoutNode] ?? []) }
    return items.filter { $0.traits.values[.toolbarPlacement] as? ToolbarItemPlacement == .keyboard }.map { item in
      LayoutWarning(
        "the keyboard is not drawn, and neither are the toolbar items above it",
        source: item.source ?? item.children.first?.source)
    }
  }

  /// The view with text as large as bars show it, regardless of the preferred size.
  ///
  /// Rule: <doc:Screens#Text-in-bars>.
  fileprivate var atBarTextSize: LayoutNode {
    transformEnvironment("dynamicTypeSize") { $0.dynamicTypeSize = .large }
  }
}

/// The role of a screen's bars.
public enum ToolbarRole: String, Hashable, Sendable {
  /// SwiftUI's roles. On a phone, `editor` alone has an effect: the back button has no title.
  case automatic, navigationStack, browser, editor
}

/// The size of a space between items of a toolbar.
public enum SpacerSizing: String, Hashable, Sendable {
  /// As wide as the available space, or as wide as the platform's standard.
  case flexible, fixed
}
