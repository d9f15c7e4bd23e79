/// A window onto content of any length along some axes, shown from its beginning.
///
/// It takes what it is offered along the axes and its content's length across them; the content is offered nothing along the
/// axes, so that it takes its ideal length.
public struct ScrollLayout: Layout {
  /// The axes along which the content may be longer than the window.
  public var axes: Axis.Set

  /// A window that scrolls along some axes.
  public init(axes: Axis.Set = .vertical) { self.axes = axes }

  /// A container of its content.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  /// What is offered along the axes, and the content's length across them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let content = subviews.map { $0.sizeThatFits(offer(within: proposal)) }.reduce(Size.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// Puts the content at the beginning along the axes and in the middle across them.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    for child in subviews {
      child.place(in: bounds, alignment: alignment, proposal: offer(within: ProposedViewSize(bounds.size)))
    }
  }

  /// The default on all sides.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  /// The content's dependences without those of the axes, along which each length depends on what is offered.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    if axes.contains(.horizontal) { dependence.subtract(.proposal(.horizontal)) }
    if axes.contains(.vertical) { dependence.subtract(.proposal(.vertical)) }
    if axes.contains(.horizontal) { dependence.insert(.widthOnWidth) }
    if axes.contains(.vertical) { dependence.insert(.heightOnHeight) }
    return dependence
  }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
