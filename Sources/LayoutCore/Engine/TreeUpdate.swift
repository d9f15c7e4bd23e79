/// An update of a flattened tree, whose views are visited in their order.
///
/// A view is replaced or skipped with all within it. Only views that have the same container and are leaves, or have
/// children, as before can be replaced; all other changes need a new tree.
struct TreeUpdate {
  private let tree: LayoutTree
  /// The index of the next view.
  private(set) var next = 0
  /// Whether the tree has another structure than the new view.
  var hasFailed = false
  /// The index after the last view within each view.
  private let ends: [Int32]
  /// The replaced views, in order; the views that contain a replaced view are among them.
  private var replaced: [Int32] = []

  /// Begins an update.
  init(of tree: LayoutTree) {
    self.tree = tree
    var ends = (0..<tree.count).map { Int32(truncatingIfNeeded: $0 + 1) }
    for index in stride(from: tree.count - 1, to: 0, by: -1) {
      let parent = Int(tree.nodes[index].parent)
      if parent >= 0 { ends[parent] = max(ends[parent], ends[index]) }
    }
    self.ends = ends
  }

  /// Skips the views of a node if they were flattened from the same one, and returns whether they were.
  mutating func skip(_ node: LayoutNode, in parent: Int32) -> Bool {
    guard next < tree.count, tree.nodes[next].parent == parent,
      tree.storage.pointee.origins[next]?.isIdentical(to: node) ?? false
    else { return false }
    next = Int(ends[next])
    return true
  }

  /// Replaces the leaf of the next view, and returns its index.
  func replaceLeaf(by leaf: any ResolvedLeaf) -> Int32 {
    guard next < tree.count, tree.nodes[next].flags.contains(.leaf) else { return -1 }
    tree.storage.pointee.leaves[Int(tree.nodes[next].first)] = leaf
    return tree.nodes[next].first
  }

  /// Returns whether the children of the next view inherit other values from a layout with these properties.
  func changesEnvironment(by properties: LayoutProperties) -> Bool {
    guard next < tree.count, let box = tree.nodes[next].box else { return true }
    let old = box._withUnsafeGuaranteedRef { $0.properties }
    return old.stackOrientation != properties.stackOrientation || old.isWindow != properties.isWindow
  }

  /// Replaces the next view and returns its index.
  mutating func replace(by pending: Flattening.Pending) -> Int32 {
    let index = Int32(truncatingIfNeeded: next)
    var new = pending.node
    guard next < tree.count, tree.nodes[next].parent == new.parent,
      tree.nodes[next].flags.contains(.leaf) == new.flags.contains(.leaf),
      (tree.nodes[next].box == nil) == (new.box == nil)
    else {
      hasFailed = true
      new.box?.release()
      return index
    }
    let old = tree.nodes[next]
    (new.first, new.count) = (old.first, old.count)
    (new.size, new.origin, new.offer) = (old.size, old.origin, old.offer)
    if old.flags.contains(.placed) { new.flags.insert(.placed) }
    if !pending.extra.isEmpty {
      if old.notes >= 0 {
        new.notes = old.notes
        tree.storage.pointee.notes[Int(old.notes)] = pending.extra
      } else {
        new.notes = Int32(truncatingIfNeeded: tree.storage.pointee.notes.count)
        tree.storage.pointee.notes.append(pending.extra)
      }
    }
    old.box?.release()
    tree.nodes[next] = new
    replaced.append(index)
    next += 1
    return index
  }

  /// Derives the properties of the replaced views and discards their measurements; returns whether all views were
  /// visited.
  func finish() -> Bool {
    guard !hasFailed, next == tree.count, tree.storage.pointee.warnings.isEmpty else { return false }
    tree.storage.pointee.caches.removeAll()
    tree.storage.pointee.guideCache.removeAll()
    for index in replaced.reversed() { tree.finish(index) }
    return true
  }
}
