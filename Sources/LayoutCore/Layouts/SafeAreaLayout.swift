/// A child that reaches beyond the safe area where its frame touches the safe area's edges.
///
/// The size is the child's within the safe area; only in its place it is offered what lies beyond.
public struct SafeAreaLayout: UnaryLayout {
  /// The sides on which the child reaches further.
  public var ignoredEdges: Edge.Set

  /// A child that reaches beyond the safe area on some sides.
  public init(ignoredEdges: Edge.Set = .all) { self.ignoredEdges = ignoredEdges }

  /// A modifier that is no layout to its container.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  /// The child's size.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  /// Offers the child what lies beyond the safe area, and centres it there.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let beyond = child.roomBeyondSafeArea(on: ignoredEdges)
    guard beyond != EdgeInsets() else { return child.place(at: bounds.origin, proposal: proposal) }
    let offer = Size(width: bounds.width + beyond.horizontal, height: bounds.height + beyond.vertical)
    let whole = Rect(origin: bounds.origin - Point(x: beyond.leading, y: beyond.top), size: offer)
    child.place(in: whole, alignment: .center, proposal: ProposedViewSize(offer))
  }

  /// The child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }
}

extension LayoutSubview {
  /// The room beyond the safe area on the sides where the container of the child touches it; none in a trial.
  fileprivate func roomBeyondSafeArea(on edges: Edge.Set) -> EdgeInsets {
    let container = tree.nodes[Int(node)].parent
    guard tree.storage.pointee.trial == nil, container >= 0 else { return EdgeInsets() }
    return tree.roomBeyondSafeArea(of: container, on: edges)
  }
}
