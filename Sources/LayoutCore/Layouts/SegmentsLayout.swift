/// A row of segments of equal width, as a segmented control has them.
///
/// Without a proposed width, each is as wide as the widest label with its usual margins. In less space the margins
/// shrink to their minimum before labels are truncated. Rule: <doc:Controls#Segments>.
struct SegmentsLayout: Layout {
  /// The margin that a label keeps on each side, in points.
  static let leastMargin = 4.0
  /// The space on each side of a label beyond the minimum margin, in points.
  var spare = 13.0

  /// The properties of a container along the horizontal axis.
  static var layoutProperties: LayoutProperties {
    LayoutProperties(.container, as: .stack(.horizontal), orientation: .horizontal)
  }

  /// Returns the proposed width, or that of equal segments around the widest label.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let widest = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width }.max()
    let ideal = ((widest ?? 0) + spare) * Double(subviews.count)
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    let share = ProposedViewSize(width: width / Double(max(subviews.count, 1)), height: proposal.height)
    return Size(width: width, height: subviews.map { $0.sizeThatFits(share).height }.max() ?? 0)
  }

  /// Places the segments beside each other.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let width = bounds.width / Double(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: Point(x: bounds.minX + Double(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
