/// A modifier that proposes its child a box of a given aspect ratio and takes the child's size.
///
/// Rule: <doc:Modifiers#Aspect-ratio>.
public struct AspectRatioLayout: UnaryLayout {
  /// The ratio of width to height, or nil for that of the child's ideal size.
  public var ratio: Double?
  /// Whether the box fits inside the proposed size or covers it.
  public var contentMode: ContentMode

  /// Creates the modifier; a ratio that is not finite and positive is ignored.
  public init(ratio: Double? = nil, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }

  /// Returns the child's response to the box.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    child.sizeThatFits(box(for: child, in: proposal))
  }

  /// Centres the child, proposing the box.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(at: bounds.center, anchor: .center, proposal: box(for: child, in: proposal))
  }

  /// Returns every dependence, or none if the child's size is constant.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence.isEmpty ? [] : .all }

  /// Returns the largest box of the ratio inside, or the smallest around, the proposed lengths; the proposal itself if
  /// it has none.
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
  /// The aspect ratio of the view's ideal size, or nil if that is not finite and positive.
  fileprivate var idealRatio: Double? {
    let ideal = sizeThatFits(.unspecified)
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }
}
