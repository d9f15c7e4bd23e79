/// The uses of a scroll view's anchor.
public enum ScrollAnchorRole: String, Hashable, Sendable {
  /// The part of longer content that is shown first, the position of shorter content in the window, and the part that
  /// stays as sizes change.
  case initialOffset, alignment, sizeChanges
}

extension LayoutNode {
  /// Shows the scroll views within from another position than their beginning, or places shorter content there.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> LayoutNode {
    defaultScrollAnchor(anchor, isForOffset: role == .initialOffset, isForAlignment: role == .alignment)
  }

  /// Names the coordinates of the view; the spaces that every view has name nothing.
  public func coordinateSpace(_ space: CoordinateSpace) -> LayoutNode {
    if case .named(let name) = space { coordinateSpace(name: name) } else { self }
  }
}
