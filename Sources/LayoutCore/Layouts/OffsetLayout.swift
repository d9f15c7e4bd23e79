/// A child drawn displaced: the size, the guides and the neighbours are as if it were not.
///
/// x counts from leading, so it is mirrored right-to-left. Source: SEMANTICS 4 and 11.6.
public struct OffsetLayout: UnaryLayout {
  /// The displacement.
  public var offset: Point

  /// A displacement; a number that is not finite counts as 0.
  public init(x: Double = 0, y: Double = 0) { offset = Point(x: x.finite, y: y.finite) }

  /// A modifier that is no layout to its container.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  /// The child's size.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  /// Puts the child beside its place.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.origin + offset, proposal: proposal)
  }

  /// The child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }

  /// The child's guide, as if it were in its place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  /// The child's guide, as if it were in its place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}
