/// A child whose centre is at a point of the whole place that is offered; x counts from leading.
///
/// Source: SEMANTICS 4.
public struct PositionLayout: UnaryLayout {
  /// Where the child's centre goes.
  public var position: Point

  /// A point; a number that is not finite counts as 0.
  public init(x: Double = 0, y: Double = 0) { position = Point(x: x.finite, y: y.finite) }

  /// The whole proposal, and the child's size where nothing is proposed.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  /// Proposes the whole size and puts the child's centre at the point.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.origin + position, anchor: .center, proposal: ProposedViewSize(bounds.size))
  }

  /// The child's dependences, and each length's on its own axis.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence.union(.separate) }

  /// The default on all sides.
  ///
  /// Source: SEMANTICS 2.1.
  public func spacing(of child: LayoutSubview) -> ViewSpacing { ViewSpacing() }
}
