extension LayoutNode {
  /// Returns the item of a tab: its title has its middle 41 points below the bar's top, with a symbol above it or not;
  /// a symbol without a title has its middle at 24.
  ///
  /// Rule: <doc:Screens#Tab-bars>.
  static func item(
    _ label: [LayoutNode], in environment: EnvironmentValues, badge: TextContent?, isChosen: Bool
  ) -> LayoutNode {
    let column = LayoutNode.vStack(spacing: 3, children: label).labelStyle(
      .custom { title, icon in
        .vStack(
          spacing: 3,
          children: [
            icon.font(.system(size: 17)).imageScale(.large).frame(height: 24),
            title.font(.system(size: 10, weight: .medium)),
          ])
      })
    let hasTitle = label.contains { $0.contains(.text, in: environment) }
    let item = column.symbolVariant("fill")
      .font(.system(size: hasTitle ? 10 : 17, weight: .medium)).imageScale(hasTitle ? .medium : .large)
      .defaultForegroundStyle(isChosen ? .tint : .color(.gray)).lineLimit(1)
      .padding(.bottom, hasTitle ? 2 : 1)
      .frame(height: 49, alignment: hasTitle ? .bottom : .center)
    guard let badge else { return item.frame(maxWidth: .infinity) }
    let number = LayoutNode.text(badge).font(.system(size: 13)).foregroundStyle(.color(.white)).lineLimit(1)
      .fixedSize().padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18, maxHeight: 18)
      .background(.color(.red), in: .capsule(style: .circular))
    let beside = number.alignmentGuide(HorizontalAlignment.center) { _ in -5 }
    return item.frame(maxWidth: .infinity).overlay(beside.offset(x: 0, y: 2), alignment: .top)
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
