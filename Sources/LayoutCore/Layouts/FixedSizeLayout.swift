/// A child at its ideal size on some axes.
///
/// Source: SEMANTICS 4.
public struct FixedSizeLayout: UnaryLayout {
  /// Whether the width is the ideal one.
  public var horizontal: Bool
  /// Whether the height is the ideal one.
  public var vertical: Bool

  /// A child at its ideal size on some axes.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A modifier that is no layout to its container.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  /// The child's size when it is proposed nothing on the chosen axes.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    child.sizeThatFits(offer(within: proposal))
  }

  /// Centres the child.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.center, anchor: .center, proposal: offer(within: proposal))
  }

  /// The child's dependences without those of the chosen axes.
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
