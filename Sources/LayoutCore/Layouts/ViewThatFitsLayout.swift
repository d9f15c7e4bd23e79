/// A container that shows the first child whose ideal size fits the proposal, or the last child.
///
/// Rule: <doc:Grids#The-view-that-fits>.
public struct ViewThatFitsLayout: Layout {
  /// The axes on which a child must fit.
  public var axes: Axis.Set

  /// Creates the container for some axes.
  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The properties of a container that omits children which are not placed.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, omitsUnplaced: true) }

  /// Returns the size of the chosen child.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    choice(of: subviews, in: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the chosen child.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    choice(of: subviews, in: proposal)?.place(at: bounds.origin, proposal: proposal)
  }

  private func choice(of subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview? {
    subviews.first { child in
      let ideal = child.sizeThatFits(.unspecified)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? subviews.last
  }
}
