/// A modifier whose child extends beyond the safe area on the sides where its frame touches the safe area's edges.
///
/// The size is that of the child inside the safe area; only at placement the child is proposed the extended size.
public struct SafeAreaLayout: UnaryLayout {
  /// The sides on which the child ignores the safe area.
  public var ignoredEdges: Edge.Set

  /// Creates the modifier for some sides.
  public init(ignoredEdges: Edge.Set = .all) { self.ignoredEdges = ignoredEdges }

  /// The properties of a modifier that passes its child's layout priority on.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  /// Returns the child's size.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  /// Proposes the extended size to the child and centres it there.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let beyond = child.outsetsBeyondSafeArea(on: ignoredEdges)
    guard beyond != EdgeInsets() else { return child.place(at: bounds.origin, proposal: proposal) }
    let offer = Size(width: bounds.width + beyond.horizontal, height: bounds.height + beyond.vertical)
    let whole = Rect(origin: bounds.origin - Point(x: beyond.leading, y: beyond.top), size: offer)
    child.place(in: whole, alignment: .center, proposal: ProposedViewSize(offer))
  }

  /// Returns the child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }
}

extension LayoutSubview {
  /// Returns the distances by which the view's container can extend beyond the safe area; none in a trial.
  func outsetsBeyondSafeArea(on edges: Edge.Set) -> EdgeInsets {
    let container = tree.nodes[Int(node)].parent
    guard tree.storage.pointee.trial == nil, container >= 0 else { return EdgeInsets() }
    return tree.outsetsBeyondSafeArea(of: container, on: edges)
  }
}
