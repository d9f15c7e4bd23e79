extension LayoutNode {
  /// The views that the node stands for in a container: those of a group that says nothing itself, else the node.
  var members: [LayoutNode] {
    guard case .group = content, traits.isEmpty else { return [self] }
    return children.flatMap(\.members)
  }
}

extension View {
  /// The views that this one stands for in a container.
  var members: [LayoutNode] { layoutNode.members }

  /// The view with a change to its node.
  func lowered(_ change: (LayoutNode) -> LayoutNode) -> LoweredView { LoweredView(change(layoutNode)) }
}
