/// The row of a navigation bar: items at both ends, and a title or a view in the middle of the bar.
///
/// The title gives way to the items: it leaves the middle, and is cut, where these take more room. A back button gives
/// way to the title. The subviews are the title, if there is one, the leading items and the trailing ones. Rule:
/// <doc:Screens#Navigation-bars>.
struct NavigationRowLayout: Layout {
  /// The distance of the items from the sides of the bar, in points.
  let margin: Double
  /// The height of the row, in points.
  let height: Double
  /// The least distance between the title and the items, in points.
  private static let gap = 8.0

  /// The properties of a container along the horizontal axis.
  static var layoutProperties: LayoutProperties {
    LayoutProperties(.container, as: .stack(.horizontal), orientation: .horizontal)
  }

  /// Returns the proposed width and the height of a bar.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width + Self.gap }.reduce(2 * margin, +)
    return Size(width: proposal.width ?? ideal, height: height)
  }

  /// Places the items at the ends, and the title as near to the middle as they allow.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count > 1 else { return }
    let (leading, trailing) = (subviews[subviews.count - 2], subviews[subviews.count - 1])
    let title = subviews.count > 2 ? subviews[0] : nil
    func place(_ view: LayoutSubview, from x: Double, _ offer: ProposedViewSize) {
      let size = view.sizeThatFits(offer)
      view.place(at: Point(x: x, y: bounds.midY - size.height / 2), proposal: offer)
    }
    let whole = ProposedViewSize(width: nil, height: height)
    let end = bounds.maxX - margin - trailing.sizeThatFits(whole).width
    place(trailing, from: end, whole)
    let start = bounds.minX + margin
    let gaps = end < bounds.maxX - margin ? Self.gap : 0
    let ideal = title?.sizeThatFits(whole).width ?? 0
    let besideTitle = (bounds.width - min(ideal, bounds.width)) / 2 - margin - Self.gap
    let free = max(title == nil ? end - start - gaps : besideTitle, 0)
    let items = ProposedViewSize(width: free, height: height)
    place(leading, from: start, items)
    let taken = leading.sizeThatFits(items).width
    guard let title else { return }
    let left = taken > 0 ? start + taken + Self.gap : start
    let right = end < bounds.maxX - margin ? end - Self.gap : end
    let offer = ProposedViewSize(width: max(right - left, 0), height: height)
    let width = title.sizeThatFits(offer).width
    place(title, from: max(min(bounds.midX - width / 2, right - width), left), offer)
  }
}
