extension LayoutNode {
  /// The members that the node contributes to a container: those of a plain group, else the node itself.
  var members: [LayoutNode] {
    guard case .group = content, traits.isEmpty else { return [self] }
    return children.flatMap(\.members)
  }
}

extension View {
  /// The members that this view contributes to a container.
  var members: [LayoutNode] { layoutNode.members }

  /// Returns the view with a change to its node that only matters to views that act.
  func acting(_ change: (LayoutNode) -> LayoutNode) -> LoweredView { lowered(change) }

  /// Returns the view with a change to its node, created under an identity, with which its states end.
  func identified(by identity: some Hashable, _ change: (LayoutNode) -> LayoutNode) -> LoweredView {
    ViewIdentity.at(.identified, .element(AnyHashable(identity))) { lowered(change) }
  }

  /// Returns the view with a change to its node.
  func lowered(_ change: (LayoutNode) -> LayoutNode) -> LoweredView { LoweredView(change(layoutNode)) }
}
