/// The uses of a scroll view's anchor.
public enum ScrollAnchorRole: String, Hashable, Sendable {
  /// The part of longer content that is shown first, the position of shorter content in the visible bounds, and the
  /// part that stays visible as sizes change.
  case initialOffset, alignment, sizeChanges
}

extension LayoutNode {
  /// Shows the scroll views within at another position than their beginning, or aligns shorter content there.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> LayoutNode {
    defaultScrollAnchor(anchor, isForOffset: role == .initialOffset, isForAlignment: role == .alignment)
  }

  /// Names the coordinate space of the view; a space that every view has adds no name.
  public func coordinateSpace(_ space: CoordinateSpace) -> LayoutNode {
    if case .named(let name) = space { coordinateSpace(name: name) } else { self }
  }
}
