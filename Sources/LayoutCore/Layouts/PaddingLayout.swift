/// Room around one child; negative insets let it overflow.
///
/// Source: SEMANTICS 4.
public struct PaddingLayout: UnaryLayout {
  /// The room on each side.
  public var insets: EdgeInsets

  /// Room on each side; an inset that is not finite counts as 0.
  public init(insets: EdgeInsets) {
    self.insets = insets.finite
  }

  /// A modifier whose distances figures show as padding.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, as: .padding) }

  /// The child's size and the insets, never below 0.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    let answer = child.sizeThatFits(offer(within: proposal))
    return Size(
      width: max(answer.width + insets.horizontal, 0), height: max(answer.height + insets.vertical, 0))
  }

  /// Proposes what the insets leave.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let corner = Point(x: insets.leading, y: insets.top)
    child.place(at: bounds.origin + corner, proposal: offer(within: proposal))
  }

  /// The default on the sides that have room.
  ///
  /// Source: SEMANTICS 2.1.
  public func spacing(of child: LayoutSubview) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.resetting(edges)
  }

  /// The child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}
