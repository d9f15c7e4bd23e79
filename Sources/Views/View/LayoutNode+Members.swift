extension LayoutNode {
  /// The members that the node contributes to a container: those of a plain group, else the node itself.
  package var members: [LayoutNode] {
    guard case .group = content, traits.isEmpty else { return [self] }
    return children.flatMap(\.members)
  }

  /// Returns the views of a branch, which are inserted and removed with it.
  func comingAndGoing() -> LayoutNode {
    guard ViewIdentity.current != nil else { return self }
    let members = members
    if members.count == 1 { return members[0].comingAndGoing(0) }
    return .group(members.enumerated().map { $1.comingAndGoing($0) })
  }

  /// Returns the view, which is inserted and removed with the view whose body is being evaluated.
  func comingAndGoing(_ index: Int) -> LayoutNode {
    guard let identity = ViewIdentity.current else { return self }
    var view = self
    view.key = StructuralKey(identity, index)
    return view
  }
}

extension View {
  /// The members that this view contributes to a container.
  var members: [LayoutNode] { layoutNode.members }

  /// Returns the view with a change to its node that affects only views that act.
  func acting(_ change: (LayoutNode) -> LayoutNode) -> LoweredView { lowered(change) }

  /// Returns the view with a change to its node if its states are kept, so that it can be animated.
  func animated(_ change: (LayoutNode) -> LayoutNode) -> LoweredView {
    ViewIdentity.current == nil ? LoweredView(layoutNode) : lowered(change)
  }

  /// Returns the view with a change to its node, created under an identity, whose end removes its states.
  func identified(by identity: some Hashable, _ change: (LayoutNode) -> LayoutNode) -> LoweredView {
    ViewIdentity.at(.identified, .element(AnyHashable(identity))) { lowered(change) }
  }

  /// Returns the view with a change to its node.
  package func lowered(_ change: (LayoutNode) -> LayoutNode) -> LoweredView { LoweredView(change(layoutNode)) }
}
