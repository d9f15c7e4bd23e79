/// A modifier: a layout with one child.
public protocol UnaryLayout: Layout where Cache == Void {
  /// Returns the modifier's size for a proposal.
  func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size
  /// Places the child.
  func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize)
  /// Returns the spacing preferences of the modifier around a child.
  func spacing(of child: LayoutSubview) -> ViewSpacing
}

extension UnaryLayout {
  /// The properties of a modifier that does not pass its child's layout priority on.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier) }

  /// Returns the child's own preferences.
  public func spacing(of child: LayoutSubview) -> ViewSpacing { child.spacing }

  /// Returns the modifier's size around its child, or zero without a child.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.isEmpty ? .zero : size(of: subviews[0], in: proposal)
  }

  /// Places the child.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if !subviews.isEmpty { place(subviews[0], in: bounds, proposal: proposal) }
  }

  /// Returns the modifier's preferences around its child, or no spacing without a child.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.isEmpty ? .zero : spacing(of: subviews[0])
  }
}
