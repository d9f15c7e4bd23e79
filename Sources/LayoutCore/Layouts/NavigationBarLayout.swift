/// A screen below its navigation bar, which is low and has a background where content is scrolled beneath it.
///
/// The children are the page, the bar at rest and the bar above scrolled content. The page has the frame that
/// ``SafeAreaInsetLayout`` gives it below the bar at rest, whichever bar is shown.
/// Rule: <doc:Screens#Bars-above-scrolled-content>.
struct NavigationBarLayout: SafeAreaReducing {
  /// The guide that reports whether content is scrolled as far as the bar requires.
  let scrolled: AlignmentKey

  private let inset = SafeAreaInsetLayout(edge: .top, alignment: HorizontalAlignment.center.key, spacing: 0)

  /// Creates the layout of a screen with a large title or with an inline one.
  init(hasLargeTitle: Bool) { scrolled = hasLargeTitle ? ScrolledStart.far : ScrolledStart.slight }

  /// The properties of a modifier that reduces the safe area of its first child and shows one of two bars.
  static var layoutProperties: LayoutProperties { BarLayout.layoutProperties }

  /// Returns the size of the bar at rest and the page, one above the other.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    guard subviews.count > 2 else { return .zero }
    return inset.size(of: inset.pair(of: subviews[0], and: subviews[1], in: proposal))
  }

  /// Places the page below the bar that it requires.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count > 2 else { return }
    let pair = inset.pair(of: subviews[0], and: subviews[1], in: proposal)
    let (page, bar) = (pair.parts[0], pair.parts[1])
    guard subviews.mayHave(scrolled), let start = page.view.dimensions(in: page.offer)[explicit: scrolled],
      abs(start) < 0.01
    else { return inset.place(pair, in: bounds) }
    page.view.place(
      at: Point(x: bounds.minX - page.guide - pair.lowest, y: bounds.minY + bar.size.height), measured: page.size,
      in: page.offer)
    subviews[2].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
  }

  /// Returns the height of the bar at rest, at the upper edge.
  func reduction(of subviews: Subviews) -> EdgeInsets {
    guard subviews.count > 2 else { return EdgeInsets() }
    let nodes = subviews.map { $0.tree.nodes[Int($0.node)] }
    let height = nodes[2].flags.contains(.placed) ? nodes[0].origin.y - nodes[2].origin.y : nodes[1].size.height
    return EdgeInsets(.top, height)
  }

  /// Returns the spacing preferences of the page.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }
}

/// The guides that report to a navigation bar whether content is scrolled beneath it.
///
/// A scroll view whose content is scrolled has them at its upper edge; others have none.
enum ScrolledStart {
  /// The guide of content that is scrolled at all.
  static let slight = AlignmentKey(identity: .builtIn("scrolledStart"), name: "scrolledStart", axis: .vertical) { _ in 0
  }
  /// The guide of content that is scrolled by half of a large title's height or more, so that the title comes to rest
  /// above it.
  static let far = AlignmentKey(identity: .builtIn("scrolledFar"), name: "scrolledFar", axis: .vertical) { _ in 0 }

  /// The minimum distance, in points, by which content is scrolled below a low bar: half of the height of a large
  /// title.
  static let least = 26.0

  /// Returns the distance in points by which content must be scrolled for a guide, or nil for other guides.
  static func distance(for key: AlignmentKey) -> Double? { key == slight ? 0.01 : key == far ? least : nil }
}
