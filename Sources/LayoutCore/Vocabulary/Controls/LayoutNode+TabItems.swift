extension LayoutNode {
  /// Returns the item of a tab.
  ///
  /// Its title has its middle 41 points below the bar's top, with a symbol above it or not; a symbol without a title has
  /// its middle at 24. On a phone in landscape orientation the symbol is beside the title.
  ///
  /// Rule: <doc:Screens#Tab-bars>.
  static func item(
    _ label: [LayoutNode], in environment: EnvironmentValues, badge: TextContent?, isChosen: Bool
  ) -> LayoutNode {
    let isLow = environment.verticalSizeClass == .compact
    let titleFont = Font.system(size: isLow ? 12 : 10, weight: .medium)
    func column(_ parts: [LayoutNode]) -> LayoutNode {
      isLow ? .hStack(spacing: 6, children: parts) : .vStack(spacing: 3, children: parts)
    }
    func symbol(_ icon: LayoutNode) -> LayoutNode {
      icon.font(.system(size: 17)).imageScale(isLow ? .medium : .large).frame(height: 24)
    }
    let parts = tabParts(of: label, in: environment)
    let hasTitle = !parts.titles.isEmpty
    let content = column((hasTitle ? parts.icons.map(symbol) : parts.icons) + parts.titles).labelStyle(
      .custom { title, icon in column([symbol(icon), title.font(titleFont)]) })
    let item = content.symbolVariant("fill")
      .font(hasTitle ? titleFont : .system(size: 17, weight: .medium)).imageScale(hasTitle ? .medium : .large)
      .defaultForegroundStyle(isChosen ? .tint : .color(.gray)).lineLimit(1)
      .padding(.bottom, isLow ? 0 : hasTitle ? 2 : 1)
      .frame(height: environment.tabBarHeight, alignment: hasTitle && !isLow ? .bottom : .center)
    guard let badge else { return item.frame(maxWidth: .infinity) }
    let number = LayoutNode.text(badge).font(.system(size: 13)).foregroundStyle(.color(.white)).lineLimit(1)
      .fixedSize().padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18, maxHeight: 18)
      .background(.color(.red), in: .capsule(style: .circular))
    let beside = number.alignmentGuide(HorizontalAlignment.center) { _ in -5 }
    return item.frame(maxWidth: .infinity).overlay(beside.offset(x: 0, y: 2), alignment: .top)
  }

  /// Returns the images of a tab's label, and its other views: a tab shows an image above its text, in whichever order
  /// the label has them.
  private static func tabParts(
    of label: [LayoutNode], in environment: EnvironmentValues
  ) -> (icons: [LayoutNode], titles: [LayoutNode]) {
    let views = flattened(label).flatMap { node in
      if case .stack = node.content.role { flattened(node.children) } else { [node] }
    }
    let isIcon = views.map { !$0.contains(.text, in: environment) }
    return (
      zip(views, isIcon).filter { $1 }.map { $0.0 }, zip(views, isIcon).filter { !$1 }.map { $0.0 }
    )
  }

  /// Returns the index of a paged tab view, whose dots are 18 points apart; a single page has none.
  ///
  /// In front of a background the dots of the other pages are dark. Rule: <doc:Controls#Page-index>.
  static func dots(count: Int, chosen: Int, hasBackground: Bool) -> LayoutNode {
    guard count > 1 else { return .empty }
    let other = hasBackground ? Color.black.opacity(0.25) : Color.white.opacity(0.4)
    let dots = (0..<count).map { index in
      LayoutNode.shape(.circle, layers: [.fill(.color(index == chosen ? Color.white : other))])
        .frame(width: 7.5, height: 7.5)
    }
    let row = LayoutNode.hStack(spacing: 10.5, children: dots)
    guard hasBackground else { return row.padding(.bottom, 21.5) }
    return row.padding(.horizontal, 15).frame(height: 26)
      .background(.color(Color(white: 0.93, opacity: 0.57)), in: .capsule(style: .circular)).padding(.bottom, 12.5)
  }
}

extension EnvironmentValues {
  /// The height of a tab bar, in points: less on a phone of compact width in landscape orientation.
  ///
  /// Rule: <doc:Screens#Landscape-orientation>.
  var tabBarHeight: Double { isLowScreen ? 32 : 49 }

  /// The height of a navigation bar without a large title, in points.
  ///
  /// Rule: <doc:Screens#Landscape-orientation>.
  var navigationBarHeight: Double { isInSheet ? 56 : isLowScreen ? 32 : isTablet ? 50 : 44 }

  /// Whether the screen is a tablet's.
  var isTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

  /// Whether the screen is that of a phone of compact width in landscape orientation.
  private var isLowScreen: Bool { verticalSizeClass == .compact && horizontalSizeClass != .regular }
}
