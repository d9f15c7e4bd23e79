/// A modifier that gives its child the ideal length on one or both axes.
///
/// Rule: <doc:Modifiers#Fixed-size>.
public struct FixedSizeLayout: UnaryLayout {
  /// Whether the child has its ideal width.
  public var horizontal: Bool
  /// Whether the child has its ideal height.
  public var vertical: Bool

  /// Creates the modifier for one or both axes.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The properties of a modifier that passes its child's layout priority on.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  /// Returns the child's size for a proposal that is unspecified on the chosen axes.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    child.sizeThatFits(offer(within: proposal))
  }

  /// Centres the child, with an unspecified proposal on the chosen axes.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.center, anchor: .center, proposal: offer(within: proposal))
  }

  /// Returns the child's dependences without those on the chosen axes.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    if horizontal { dependence.subtract(.proposal(.horizontal)) }
    if vertical { dependence.subtract(.proposal(.vertical)) }
    return dependence
  }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
