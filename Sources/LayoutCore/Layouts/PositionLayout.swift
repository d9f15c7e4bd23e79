/// A modifier that centres its child on a point of the proposed space; x is measured from the leading edge.
///
/// Rule: <doc:Modifiers#Position>.
public struct PositionLayout: UnaryLayout {
  /// The position of the child's centre, in points.
  public var position: Point

  /// Creates a position in points; a value that is not finite counts as 0.
  public init(x: Double = 0, y: Double = 0) { position = Point(x: x.finite, y: y.finite) }

  /// Returns the proposed size, with the child's length on an axis without a proposal.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  /// Proposes the whole size to the child and centres it on the point.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.origin + position, anchor: .center, proposal: ProposedViewSize(bounds.size))
  }

  /// Returns the child's dependences, and that of each length on its own axis.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence.union(.separate) }

  /// Returns the default spacing on all sides.
  ///
  /// Rule: <doc:Stacks#Spacing>.
  public func spacing(of child: LayoutSubview) -> ViewSpacing { ViewSpacing() }
}
