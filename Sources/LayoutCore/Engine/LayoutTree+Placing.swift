extension LayoutTree {
  /// Places every view, for a proposal to the root and the root's origin.
  ///
  /// Parents precede their children, so a single pass in order suffices.
  func placeAll(rootAt origin: Point, in proposal: ProposedViewSize) {
    guard count > 0 else { return }
    let size = size(of: 0, in: proposal)
    place(0, 0, at: origin, size: finite(size, of: 0, in: proposal), offer: Size(proposal))
    for index in 0..<count { placeChildren(of: Int32(truncatingIfNeeded: index)) }
  }

  func placeChildren(of node: Int32) {
    let flat = nodes + Int(node)
    guard let box = flat.pointee.box, flat.pointee.flags.contains(.placed) else { return }
    let subviews = subviews(of: node)
    let proposal = ProposedViewSize(offer: flat.pointee.offer)
    let bounds = Rect(size: flat.pointee.size)
    for child in subviews { nodes[Int(child.node)].flags.remove(.placed) }
    let omitsUnplaced = box._withUnsafeGuaranteedRef {
      $0.place(subviews, in: bounds, proposal: proposal)
      return $0.properties.omitsUnplaced
    }
    for child in subviews {
      let flat = nodes + Int(child.node)
      if !flat.pointee.flags.contains(.placed) {
        if omitsUnplaced { continue }
        child.place(at: bounds.center, anchor: .center, proposal: ProposedViewSize(bounds.size))
      }
      if flat.pointee.size.isFinite, flat.pointee.origin.x.isFinite, flat.pointee.origin.y.isFinite { continue }
      flat.pointee.size = finite(
        flat.pointee.size, of: child.node, in: ProposedViewSize(offer: flat.pointee.offer))
      flat.pointee.origin = Point(x: flat.pointee.origin.x.finite, y: flat.pointee.origin.y.finite)
    }
  }

  /// Returns a finite size for a placed view, with the ideal length in place of an infinite one.
  private func finite(_ size: Size, of node: Int32, in proposal: ProposedViewSize) -> Size {
    if size.isFinite { return size }
    let ideal = self.size(
      of: node,
      in: ProposedViewSize(
        width: size.width.isFinite ? proposal.width : nil, height: size.height.isFinite ? proposal.height : nil))
    storage.pointee.warnings.append(
      LayoutWarning(
        "'\(storage.pointee.names[Int(nodes[Int(node)].name)])' would be infinitely large; its ideal size is used",
        source: notes(of: node)?.source))
    return Size(
      width: size.width.isFinite ? size.width : ideal.width.finite,
      height: size.height.isFinite ? size.height : ideal.height.finite)
  }
}
