/// A modifier that displaces its child without effect on sizes, guides and neighbours.
///
/// x is measured from the leading edge, so it is mirrored from right to left.
/// Rules: <doc:Modifiers#Offset> and <doc:RuleDecisions#Mirrored-offsets>.
public struct OffsetLayout: UnaryLayout {
  /// The displacement, in points.
  public var offset: Point

  /// Creates a displacement in points; a value that is not finite counts as 0.
  public init(x: Double = 0, y: Double = 0) { offset = Point(x: x.finite, y: y.finite) }

  /// The properties of a modifier that passes its child's layout priority on.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  /// Returns the child's size.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  /// Places the child displaced from the container's origin.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.origin + offset, proposal: proposal)
  }

  /// Returns the child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }

  /// Returns the guide of the child without the displacement.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  /// Returns the guide of the child without the displacement.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}
