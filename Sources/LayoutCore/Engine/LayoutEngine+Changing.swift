extension LayoutEngine {
  /// The number of leaves.
  public var leafCount: Int { tree.storage.pointee.leaves.count }

  /// Replaces a leaf and updates the layout of the views that depend on it.
  ///
  /// The cached responses of the leaf and of its ancestors are removed. Views whose size and proposal stay the same
  /// keep their frames; all others are placed again.
  public func change(leaf ordinal: Int, to leaf: any ResolvedLeaf) {
    guard tree.storage.pointee.leaves.indices.contains(ordinal) else { return }
    onLargeStack { tree.replaceLeaf(ordinal, by: leaf) }
  }
}
