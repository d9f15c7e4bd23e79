/// A modifier: a layout of one child, written as what it makes of the child's size and where it puts it.
public protocol UnaryLayout: Layout where Cache == Void {
  /// The size of the whole within a proposal.
  func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size
  /// Puts the child.
  func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize)
  /// The distances that the whole prefers, given the child's.
  func spacing(of child: LayoutSubview) -> ViewSpacing
}

extension UnaryLayout {
  /// A modifier whose child's priority does not pass.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier) }

  /// The child's own distances.
  public func spacing(of child: LayoutSubview) -> ViewSpacing { child.spacing }

  /// The size that the modifier makes of its child; nothing without a child.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.isEmpty ? .zero : size(of: subviews[0], in: proposal)
  }

  /// Puts the child.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if !subviews.isEmpty { place(subviews[0], in: bounds, proposal: proposal) }
  }

  /// The distances that the modifier makes of its child's.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.isEmpty ? .zero : spacing(of: subviews[0])
  }
}
