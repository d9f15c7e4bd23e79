/// A screen above a bar whose background shows only where content continues beneath the bar.
///
/// The children are the page, the background, the bar and, if it looks different without the background, the bar at
/// rest. The page and the bar have the frames that ``SafeAreaInsetLayout`` gives them; the background is as large as
/// the bar.
/// Rule: <doc:Screens#Bars-at-rest>.
struct BarLayout: SafeAreaReducing {
  private let inset = SafeAreaInsetLayout(edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: 0)

  /// The properties of a modifier that reduces the safe area of its first child and shows one of two bars.
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(.layer(isBehind: false), omitsUnplaced: true)
    properties.reducesSafeArea = true
    return properties
  }

  /// Returns the size of the page and the bar, one above the other.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    guard subviews.count > 2 else { return .zero }
    return inset.size(of: inset.pair(of: subviews[0], and: subviews[2], in: proposal))
  }

  /// Places the page above the bar, and the background behind the bar if content continues beneath it.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count > 2 else { return }
    var pair = inset.pair(of: subviews[0], and: subviews[2], in: proposal)
    if pair.parts[0].hasContentBeyondEnd {
      let bar = pair.parts[1].size
      subviews[1].place(
        at: Point(x: bounds.midX - bar.width / 2, y: bounds.maxY - bar.height), proposal: ProposedViewSize(bar))
    } else {
      pair = inset.pair(of: subviews[0], and: subviews[subviews.count - 1], in: proposal)
    }
    inset.place(pair, in: bounds)
  }

  /// Returns the position of the end of scrolled content beneath the bar; other guides are the page's.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? {
    guard guide.key == ScrolledEnd.key, subviews.count > 2, subviews.mayHave(guide.key) else {
      return combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let page = inset.pair(of: subviews[0], and: subviews[2], in: proposal).parts[0]
    return page.hasContentBeyondEnd ? bounds.height : 0
  }

  /// Returns the height of the bar that is shown, at the lower edge.
  func reduction(of subviews: Subviews) -> EdgeInsets {
    let bar = subviews.dropFirst(2).map { $0.tree.nodes[Int($0.node)] }.first { $0.flags.contains(.placed) }
    return EdgeInsets(.bottom, bar?.size.height ?? 0)
  }

  /// Returns the spacing preferences of the page.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }
}

/// The guide that reports to a bar whether the content of the scroll view above it continues beneath the bar.
enum ScrolledEnd {
  /// The lower end of a scroll view whose content continues beyond it; 0 for other scroll views.
  static let key = AlignmentKey(identity: .builtIn("scrolledEnd"), name: "scrolledEnd", axis: .vertical) { _ in 0 }
}
