/// The children of a container, as its layout sees them.
public struct LayoutSubviews: RandomAccessCollection {
  /// The index of the first child.
  public let startIndex: Int
  /// The index after the last child.
  public let endIndex: Int
  /// The direction in which the container runs.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The child at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// One child of a container, as its layout sees it.
public struct LayoutSubview {
  /// The size that the child takes within a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { .zero }
}
