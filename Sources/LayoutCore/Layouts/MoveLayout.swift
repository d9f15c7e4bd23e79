/// A modifier that displaces its child by a fraction of its own size, as a transition does.
///
/// Rule: <doc:Animations#Transitions>.
struct MoveLayout: UnaryLayout, AnimatableLayout {
  /// The edge toward which the child is displaced.
  var edge: Edge
  /// The distance as a share of the child's length.
  var share: Double

  /// Creates a displacement toward an edge.
  init(toward edge: Edge, by share: Double) { (self.edge, self.share) = (edge, share.finite) }

  var animatableValues: [Double] { [share] }

  func content(at values: [Double]) -> LayoutNode.Content { .layout(MoveLayout(toward: edge, by: values[0])) }

  static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, passesPriority: true) }

  func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    let distance =
      switch edge {
      case .leading: Point(x: -bounds.width * share, y: 0)
      case .trailing: Point(x: bounds.width * share, y: 0)
      case .top: Point(x: 0, y: -bounds.height * share)
      case .bottom: Point(x: 0, y: bounds.height * share)
      }
    child.place(at: bounds.origin + distance, proposal: proposal)
  }

  func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }
}
