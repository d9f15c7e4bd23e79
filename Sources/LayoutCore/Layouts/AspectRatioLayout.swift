/// A child that is offered a box of a proportion; the size is what the child answers.
///
/// Source: SEMANTICS 4.
public struct AspectRatioLayout: UnaryLayout {
  /// Width by height, or nil for the child's own.
  public var ratio: Double?
  /// Whether the box fits in the place that is offered, or fills it.
  public var contentMode: ContentMode

  /// A proportion; one that is not a positive number is ignored.
  public init(ratio: Double? = nil, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }

  /// The child's answer to the box.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    child.sizeThatFits(box(for: child, in: proposal))
  }

  /// Centres the child.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.center, anchor: .center, proposal: box(for: child, in: proposal))
  }

  /// Everything, but for a child whose size nothing changes.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence.isEmpty ? [] : .all }

  /// The box of the proportion within the axes that are proposed.
  private func box(for child: LayoutSubview, in proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    guard let ratio = ratio ?? child.idealRatio else { return proposal }
    let byWidth = proposal.width.map { Size(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { Size(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else { return (byWidth ?? byHeight).map { ProposedViewSize($0) } ?? proposal }
    let widthIsSmaller = byWidth.width <= byHeight.width
    return ProposedViewSize(widthIsSmaller == (contentMode == .fit) ? byWidth : byHeight)
  }
}

extension LayoutSubview {
  /// The proportion of the ideal size, if that has one.
  fileprivate var idealRatio: Double? {
    let ideal = sizeThatFits(.unspecified)
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }
}
