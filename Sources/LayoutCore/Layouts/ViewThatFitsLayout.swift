/// The first child whose ideal size fits in what is offered, else the last.
///
/// Source: SEMANTICS 9.
public struct ViewThatFitsLayout: Layout {
  /// The axes along which a child has to fit.
  public var axes: Axis.Set

  /// A choice between views by some axes.
  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// A container of which one child is shown.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, omitsUnplaced: true) }

  /// The chosen child's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    choice(of: subviews, in: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  /// Puts the chosen child.
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
