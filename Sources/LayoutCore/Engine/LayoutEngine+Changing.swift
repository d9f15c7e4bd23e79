extension LayoutEngine {
  /// The number of views without children.
  public var leafCount: Int { tree.storage.pointee.leaves.count }

  /// Puts another leaf in the place of one and lays out again what that changes.
  ///
  /// The answers of the leaf and of the views around it are forgotten; if the sizes that they had come out the same, the views
  /// around keep their places. Otherwise everything that moved is put again.
  public func change(leaf ordinal: Int, to leaf: any ResolvedLeaf) {
    guard tree.storage.pointee.leaves.indices.contains(ordinal) else { return }
    deep { tree.replaceLeaf(ordinal, by: leaf) }
  }
}
