/// A list row over which a line is laid, from the row's leading separator guide to its trailing one.
///
/// The guides are the row's own, of what it says by `alignmentGuide`, or else of its leading text; a row without one has its
/// line begin at the inset.
/// Source: APPLE on `listRowSeparatorLeading`.
public struct SeparatorLayout: LayerLayout {
  /// Where the line begins in a row that sets no guide.
  public var inset: Double
  /// The line lies at the row's bottom.
  public var alignment: Alignment { .bottomLeading }
  /// Two children, the line in front.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: false), as: .listRow, passesPriority: true)
  }

  /// Puts the row in its place and the line on its bottom.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let row = subviews.first else { return }
    let size = row.sizeThatFits(proposal)
    row.place(at: bounds.origin, measured: size, in: proposal)
    let guides = row.dimensions(in: proposal)
    let start = guides[explicit: .listRowSeparatorLeading] ?? inset
    let end = guides[explicit: .listRowSeparatorTrailing] ?? size.width
    for line in subviews.dropFirst() {
      let offer = ProposedViewSize(width: max(end - start, 0), height: size.height)
      let own = line.sizeThatFits(offer)
      line.place(at: bounds.origin + Point(x: start, y: size.height - own.height), measured: own, in: offer)
    }
  }
}
