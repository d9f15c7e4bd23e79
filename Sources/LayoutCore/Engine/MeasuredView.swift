/// A view with a proposal, whose explicit guides can be read.
struct MeasuredView {
  let tree: LayoutTree
  let node: Int32
  /// The number of the view's own guide modifiers that apply; an inner one does not see the outer ones.
  var modifiers = Int32.max
  /// The proposal to the view; NaN stands for unspecified.
  let offer: Size

  init(tree: LayoutTree, node: Int32, modifiers: Int32 = .max, offer: Size) {
    self.tree = tree
    self.node = node
    self.modifiers = modifiers
    self.offer = offer
  }

  /// Returns the explicit value of a guide in points, or nil.
  ///
  /// Rule: <doc:AlignmentGuides>.
  func explicitValue(of key: AlignmentKey, size: Size) -> Double? {
    let flat = tree.nodes + Int(node)
    guard flat.pointee.guides & tree.bit(of: key) != 0 else { return nil }
    if let notes = tree.notes(of: node), !notes.guides.isEmpty {
      let count = min(Int(modifiers), notes.guides.count)
      if let index = notes.guides[..<count].lastIndex(where: { $0.key == key }) {
        if index < 64 { notes.readGuides |= 1 << UInt64(index) }
        let inner = MeasuredView(tree: tree, node: node, modifiers: Int32(index), offer: offer)
        let value = notes.guides[index].value(ViewDimensions(size, of: inner))
        return value.isFinite ? value : 0
      }
    }
    return tree.contentValue(of: key, in: node, offer: offer, size: size)
  }
}

extension LayoutTree {
  /// Returns the bit of a guide in sets of guides; the custom guides after the 23rd share a bit.
  func bit(of key: AlignmentKey) -> UInt32 {
    if key.kind != .custom { return 1 << UInt32(key.kind.rawValue) }
    return storage.pointee.guideBits[key] ?? 0x8000_0000
  }

  /// Returns the bit of a guide that a view sets, assigning one if necessary.
  func register(_ key: AlignmentKey) -> UInt32 {
    if key.kind == .custom, storage.pointee.guideBits[key] == nil {
      storage.pointee.guideBits[key] = 1 << UInt32(min(8 + storage.pointee.guideBits.count, 31))
    }
    return bit(of: key)
  }

  /// Returns the explicit value that a leaf sets or a layout derives from its children, cached for each proposal.
  func contentValue(of key: AlignmentKey, in node: Int32, offer: Size, size: Size) -> Double? {
    let flat = nodes + Int(node)
    guard let box = flat.pointee.box else {
      let value = storage.pointee.leaves[Int(flat.pointee.first)].explicitAlignment(of: key, in: size)
      return value.flatMap { $0.isFinite ? $0 : nil }
    }
    let cacheKey = GuideCacheKey(
      node: node, key: key, width: offer.width.bitPattern, height: offer.height.bitPattern)
    if let known = storage.pointee.guideCache[cacheKey] { return known.isNaN ? nil : known }
    let value = box._withUnsafeGuaranteedRef {
      $0.explicitAlignment(
        of: key, subviews(of: node), in: Rect(size: size), proposal: ProposedViewSize(offer: offer))
    }
    let finite = value.flatMap { $0.isFinite ? $0 : nil }
    storage.pointee.guideCache[cacheKey] = finite ?? .nan
    return finite
  }
}
