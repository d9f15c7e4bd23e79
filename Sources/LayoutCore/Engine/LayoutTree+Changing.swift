extension LayoutTree {
  /// Replaces a leaf, removes the cached responses that depended on it and places the affected views again.
  func replaceLeaf(_ ordinal: Int, by leaf: any ResolvedLeaf) {
    let node = storage.pointee.leafNodes.base[ordinal]
    let old = storage.pointee.leaves[ordinal]
    storage.pointee.leaves[ordinal] = leaf
    storage.pointee.guideCache.removeAll()
    let affectsAncestors = leaf.dependence != old.dependence || leaf.spacing != old.spacing
    var dirty: [Int32] = []
    var next = node
    while next >= 0 {
      dirty.append(next)
      let flat = nodes + Int(next)
      flat.pointee.response = -1
      flat.pointee.heightResponse = -1
      if affectsAncestors { finish(next) }
      if storage.pointee.caches[next] != nil {
        flat.pointee.box?._withUnsafeGuaranteedRef { $0.updateCache(subviews(of: next)) }
      }
      next = flat.pointee.parent
    }
    guard let root = dirty.last else { return }
    let offer = nodes[Int(root)].offer
    let before = nodes[Int(root)].size
    let size = size(of: root, in: ProposedViewSize(offer: offer))
    nodes[Int(root)].size = size.usable
    nodes[Int(root)].origin = Point(
      x: nodes[Int(root)].origin.x + (before.width - size.usable.width) / 2,
      y: nodes[Int(root)].origin.y + (before.height - size.usable.height) / 2)
    placeAgain(dirty)
  }

  /// Places the children of changed views, and of their descendants with another size or proposal.
  private func placeAgain(_ dirty: [Int32]) {
    var rest = Array(dirty.reversed())
    let changed = Set(dirty)
    rest = [rest[0]]
    while let node = rest.popLast() {
      let subviews = subviews(of: node)
      if subviews.isEmpty { continue }
      let before = subviews.map { (nodes[Int($0.node)].size, nodes[Int($0.node)].offer) }
      placeChildren(of: node)
      for (child, old) in zip(subviews, before) {
        let flat = nodes[Int(child.node)]
        let isSame = flat.size == old.0 && flat.offer.isIdentical(to: old.1)
        if !isSame || changed.contains(child.node) { rest.append(child.node) }
      }
    }
  }
}
