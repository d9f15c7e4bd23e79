/// A view in a proposal, whose explicit guides can be asked for.
struct MeasuredView {
  let tree: LayoutTree
  let node: Int32
  /// How many of the view's own guide modifiers count; an inner one does not see the outer ones.
  var modifiers = Int32.max
  /// What the view was proposed; NaN is nothing.
  let offer: Size

  init(tree: LayoutTree, node: Int32, modifiers: Int32 = .max, offer: Size) {
    self.tree = tree
    self.node = node
    self.modifiers = modifiers
    self.offer = offer
  }

  /// The explicit value of a guide, or nil.
  ///
  /// Source: SEMANTICS 6.
  func explicitValue(of key: AlignmentKey, size: Size) -> Double? {
    let flat = tree.nodes + Int(node)
    guard flat.pointee.guides & tree.bit(of: key) != 0 else { return nil }
    if let notes = tree.notes(of: node), !notes.guides.isEmpty {
      let count = min(Int(modifiers), notes.guides.count)
      if let index = notes.guides[..<count].lastIndex(where: { $0.key == key }) {
        if index < 64 { notes.askedGuides |= 1 << UInt64(index) }
        let inner = MeasuredView(tree: tree, node: node, modifiers: Int32(index), offer: offer)
        let value = notes.guides[index].value(ViewDimensions(size, of: inner))
        return value.isFinite ? value : 0
      }
    }
    return tree.contentValue(of: key, in: node, offer: offer, size: size)
  }
}

extension LayoutTree {
  /// The bit of a guide in the sets of guides; guides beyond the last share one.
  func bit(of key: AlignmentKey) -> UInt32 {
    if key.kind != .custom { return 1 << UInt32(key.kind.rawValue) }
    return storage.pointee.guideBits[key] ?? 0x8000_0000
  }

  /// The bit of a guide that a view sets.
  func register(_ key: AlignmentKey) -> UInt32 {
    if key.kind == .custom, storage.pointee.guideBits[key] == nil {
      storage.pointee.guideBits[key] = 1 << UInt32(min(8 + storage.pointee.guideBits.count, 31))
    }
    return bit(of: key)
  }

  /// The explicit value that a leaf has or a layout makes of its children's, remembered for each proposal.
  func contentValue(of key: AlignmentKey, in node: Int32, offer: Size, size: Size) -> Double? {
    let flat = nodes + Int(node)
    guard let box = flat.pointee.box else {
      let value = storage.pointee.leaves[Int(flat.pointee.first)].explicitAlignment(of: key, in: size)
      return value.flatMap { $0.isFinite ? $0 : nil }
    }
    let question = GuideQuestion(
      node: node, key: key, width: offer.width.bitPattern, height: offer.height.bitPattern)
    if let answer = storage.pointee.guideAnswers[question] { return answer.isNaN ? nil : answer }
    let value = box._withUnsafeGuaranteedRef {
      $0.explicitAlignment(
        of: key, subviews(of: node), in: Rect(size: size), proposal: ProposedViewSize(offer: offer))
    }
    let answer = value.flatMap { $0.isFinite ? $0 : nil }
    storage.pointee.guideAnswers[question] = answer ?? .nan
    return answer
  }
}
