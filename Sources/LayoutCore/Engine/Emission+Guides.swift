extension Emission {
  /// Returns the guides by which a view's container aligns it, and the baselines of a text.
  func guides(of node: Int32, _ walk: inout Walk) -> [ResolvedGuide] {
    let tree = walk.engine.tree
    let flat = (tree.nodes + Int(node)).pointee
    let keys = keys(of: node, in: flat.parent, &walk)
    let isText = flat.box == nil && flat.guides & AlignmentKey.baselineBits != 0
    if keys.isEmpty, !isText { return [] }
    var result: [ResolvedGuide] = []
    result.reserveCapacity(keys.count + (isText ? 2 : 0))
    for key in keys { result.append(guide(key, of: node, walk)) }
    guard isText else { return result }
    for key in AlignmentKey.baselines where flat.guides & tree.bit(of: key) != 0 && !keys.contains(key) {
      var guide = guide(key, of: node, walk)
      guide.isInForce = false
      if guide.isExplicit { result.append(guide) }
    }
    return result
  }

  /// Returns those of the guides by which a view's container aligns it that have an explicit value.
  func setGuides(of node: Int32, _ walk: inout Walk) -> [ResolvedGuide] {
    let tree = walk.engine.tree
    let flat = (tree.nodes + Int(node)).pointee
    guard flat.guides != 0 else { return [] }
    var result: [ResolvedGuide] = []
    for key in keys(of: node, in: flat.parent, &walk) where flat.guides & tree.bit(of: key) != 0 {
      let guide = guide(key, of: node, walk)
      if guide.isExplicit { result.append(guide) }
    }
    return result
  }

  /// Returns the guides by which a container aligns one of its children.
  private func keys(of node: Int32, in parent: Int32, _ walk: inout Walk) -> [AlignmentKey] {
    let tree = walk.engine.tree
    guard parent >= 0, let box = tree.nodes[Int(parent)].box else { return [] }
    guard let aligning = box._withUnsafeGuaranteedRef({ $0.aligning }) else { return [] }
    let subviews = tree.subviews(of: parent)
    if walk.childGuides[parent] == nil {
      let flat = tree.nodes[Int(parent)]
      let proposal = ProposedViewSize(offer: flat.offer)
      guard let all = aligning.childGuides(subviews, in: flat.size, proposal: proposal) else {
        return box._withUnsafeGuaranteedRef { $0.guides }
      }
      walk.childGuides[parent] = all
    }
    // The children are sorted by view index.
    var (ordinal, end) = (0, subviews.count)
    while ordinal < end {
      let middle = (ordinal + end) / 2
      if subviews[middle].node < node { ordinal = middle + 1 } else { end = middle }
    }
    guard let all = walk.childGuides[parent], all.indices.contains(ordinal) else { return [] }
    return all[ordinal]
  }

  private func guide(_ key: AlignmentKey, of node: Int32, _ walk: Walk) -> ResolvedGuide {
    let tree = walk.engine.tree
    let flat = (tree.nodes + Int(node)).pointee
    let view = MeasuredView(tree: tree, node: node, offer: flat.offer)
    guard let explicit = view.explicitValue(of: key, size: flat.size) else {
      let value = key.value(in: ViewDimensions(flat.size, of: view))
      return ResolvedGuide(
        alignment: key.name, axis: key.axis, value: value, origin: .implicit, isTextBaseline: key.isTextBaseline)
    }
    let origins = origins(of: key, node, flat, walk)
    var guide = ResolvedGuide(
      alignment: key.name, axis: key.axis, value: explicit, origin: .explicit, isTextBaseline: key.isTextBaseline)
    if origins.count > 1 {
      guide.origin = .combined(origins.map { Int(walk.views[Int($0)]) })
      return guide
    }
    let setter = origins.first ?? node
    if setter != node { guide.origin = .inherited(Int(walk.views[Int(setter)])) }
    guide.source = tree.notes(of: setter)?.guides.last { $0.key == key }?.source
    return guide
  }

  /// Returns the nodes that set a guide's explicit value; none for a leaf.
  private func origins(of key: AlignmentKey, _ node: Int32, _ flat: FlatNode, _ walk: Walk) -> [Int32] {
    if flat.box == nil { return [] }
    var origins: [Int32] = []
    addOrigins(of: key, node, walk, to: &origins)
    return origins
  }

  /// Adds the views that set a guide themselves and pass it on to a view.
  private func addOrigins(of key: AlignmentKey, _ node: Int32, _ walk: Walk, to origins: inout [Int32]) {
    let tree = walk.engine.tree
    let flat = (tree.nodes + Int(node)).pointee
    guard flat.guides & tree.bit(of: key) != 0, walk.views.count > Int(node), walk.views[Int(node)] >= 0 else { return }
    if flat.box == nil || tree.notes(of: node)?.guides.contains(where: { $0.key == key }) == true {
      let view = MeasuredView(tree: tree, node: node, offer: flat.offer)
      if view.explicitValue(of: key, size: flat.size) != nil { origins.append(node) }
      return
    }
    guard let properties = flat.box?._withUnsafeGuaranteedRef({ $0.properties }) else { return }
    if properties.isContainer, key.kind.rawValue <= AlignmentKey.Kind.bottom.rawValue { return }
    for child in tree.subviews(of: node) {
      addOrigins(of: key, child.node, walk, to: &origins)
      if !properties.isContainer { break }
    }
  }
}
