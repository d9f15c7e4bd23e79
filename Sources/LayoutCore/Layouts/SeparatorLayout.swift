/// A list row with a separator at its bottom, at its top or at both, which extends from the row's leading separator
/// guide to its trailing one.
///
/// The guides are the explicit ones of the row, set by `alignmentGuide` or by its leading text. Without one, the
/// separator starts at the inset.
/// Source: APPLE on `listRowSeparatorLeading`.
public struct SeparatorLayout: LayerLayout {
  /// The leading inset of the separator, in points, in a row without an explicit guide.
  public var inset: Double
  /// The trailing inset of the separator, in points, in a row without an explicit guide.
  public var trailingInset = 0.0
  /// Whether the last child is a separator at the row's top edge.
  public var hasTopSeparator = false
  /// The alignment of the separator with the row's bottom edge.
  public var alignment: Alignment { .bottomLeading }
  /// The properties of a modifier whose second child, the separator, is in front.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: false), as: .listRow, passesPriority: true)
  }

  /// Places the row, and the separators along its edges.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let row = subviews.first else { return }
    let size = row.sizeThatFits(proposal)
    row.place(at: bounds.origin, measured: size, in: proposal)
    let guides = row.dimensions(in: proposal)
    let start = guides[explicit: .listRowSeparatorLeading] ?? inset
    let end = guides[explicit: .listRowSeparatorTrailing] ?? size.width - trailingInset
    for index in subviews.indices.dropFirst() {
      let offer = ProposedViewSize(width: max(end - start, 0), height: size.height)
      let own = subviews[index].sizeThatFits(offer)
      let isTop = hasTopSeparator && index == subviews.count - 1
      let y = isTop ? 0 : size.height - own.height
      subviews[index].place(at: bounds.origin + Point(x: start, y: y), measured: own, in: offer)
    }
  }
}
