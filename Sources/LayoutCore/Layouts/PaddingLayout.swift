/// Padding around one child; negative insets let the child overflow.
///
/// Rule: <doc:Modifiers#Padding>.
public struct PaddingLayout: UnaryLayout {
  /// The padding on each side, in points.
  public var insets: EdgeInsets

  /// Creates padding in points; an inset that is not finite counts as 0.
  public init(insets: EdgeInsets) {
    self.insets = insets.finite
  }

  /// A modifier whose distances figures show as padding.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, as: .padding) }

  /// Returns the child's size plus the insets, at least 0 on each axis.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    let response = child.sizeThatFits(offer(within: proposal))
    return Size(
      width: max(response.width + insets.horizontal, 0), height: max(response.height + insets.vertical, 0))
  }

  /// Places the child inside the insets and proposes the remaining size.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let corner = Point(x: insets.leading, y: insets.top)
    child.place(at: bounds.origin + corner, proposal: offer(within: proposal))
  }

  /// Returns the child's preferences, reset to the default on the sides that have padding.
  ///
  /// Rule: <doc:Stacks#Spacing>.
  public func spacing(of child: LayoutSubview) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.resetting(edges)
  }

  /// Returns the child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}
