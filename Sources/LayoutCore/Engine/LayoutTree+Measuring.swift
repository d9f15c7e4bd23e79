extension LayoutTree {
  /// Returns the size of a view for a proposal; the view is measured once for each proposal that differs in a length
  /// that matters.
  func size(of node: Int32, in proposal: ProposedViewSize) -> Size {
    let offer = Size(proposal)
    let flat = nodes + Int(node)
    let dependence = flat.pointee.dependence
    let (usesWidth, usesHeight) = (
      !dependence.isDisjoint(with: .proposal(.horizontal)), !dependence.isDisjoint(with: .proposal(.vertical))
    )
    if usesWidth && usesHeight {
      if dependence == .separate { return separateSize(of: node, flat, offer) }
      return wideSize(of: node, flat, offer)
    }
    let length = usesWidth ? offer.width : usesHeight ? offer.height : 0
    var next = flat.pointee.response
    let narrow = storage.pointee.narrow.base
    while next >= 0 {
      let response = narrow + Int(next)
      if response.pointee.length.bitPattern == length.bitPattern { return response.pointee.size }
      next = response.pointee.next
    }
    let size = measure(node, offer)
    nodes[Int(node)].response = storage.pointee.narrow.append(
      NarrowResponse(length: length, size: size, next: nodes[Int(node)].response))
    return size
  }

  private func wideSize(of node: Int32, _ flat: UnsafeMutablePointer<FlatNode>, _ offer: Size) -> Size {
    var next = flat.pointee.response
    let wide = storage.pointee.wide.base
    while next >= 0 {
      let response = wide + Int(next)
      if response.pointee.offer.isIdentical(to: offer) { return response.pointee.size }
      next = response.pointee.next
    }
    let size = measure(node, offer)
    nodes[Int(node)].response = storage.pointee.wide.append(
      WideResponse(offer: offer, size: size, next: nodes[Int(node)].response))
    return size
  }

  /// Returns the size of a view whose axes are independent: each length is looked up separately.
  private func separateSize(of node: Int32, _ flat: UnsafeMutablePointer<FlatNode>, _ offer: Size) -> Size {
    let width = remembered(offer.width, from: flat.pointee.response)
    let height = remembered(offer.height, from: flat.pointee.heightResponse)
    if width >= 0, height >= 0 {
      let narrow = storage.pointee.narrow.base
      return Size(width: narrow[Int(width)].size.width, height: narrow[Int(height)].size.height)
    }
    let size = measure(node, offer)
    if width < 0 {
      nodes[Int(node)].response = storage.pointee.narrow.append(
        NarrowResponse(length: offer.width, size: size, next: nodes[Int(node)].response))
    }
    if height < 0 {
      nodes[Int(node)].heightResponse = storage.pointee.narrow.append(
        NarrowResponse(length: offer.height, size: size, next: nodes[Int(node)].heightResponse))
    }
    return size
  }

  private func remembered(_ length: Double, from start: Int32) -> Int32 {
    var next = start
    let narrow = storage.pointee.narrow.base
    while next >= 0, narrow[Int(next)].length.bitPattern != length.bitPattern { next = narrow[Int(next)].next }
    return next
  }

  /// Measures the view; the result has no negative length and no NaN.
  private func measure(_ node: Int32, _ offer: Size) -> Size {
    storage.pointee.measurements += 1
    let flat = nodes + Int(node)
    let size: Size
    if let box = flat.pointee.box {
      let subviews = subviews(of: node)
      size = box._withUnsafeGuaranteedRef { $0.size(subviews, in: ProposedViewSize(offer: offer)) }
    } else {
      size = storage.pointee.leaves[Int(flat.pointee.first)].sizeThatFits(ProposedViewSize(offer: offer))
    }
    return Size(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }
}

extension Size {
  /// Creates the compact form of a proposal: NaN stands for unspecified, and a negative length counts as 0.
  @inline(__always)
  init(_ proposal: ProposedViewSize) {
    self.init(width: Size.offer(proposal.width), height: Size.offer(proposal.height))
  }

  @inline(__always)
  private static func offer(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return length > 0 ? length : 0
  }

  /// Returns whether both have the same bits, so that NaN equals itself.
  @inline(__always)
  func isIdentical(to other: Size) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }
}

extension ProposedViewSize {
  /// Creates a proposal from its compact form, in which NaN stands for unspecified.
  @inline(__always)
  init(offer: Size) {
    self.init(
      width: offer.width.isNaN ? nil : offer.width, height: offer.height.isNaN ? nil : offer.height)
  }
}
