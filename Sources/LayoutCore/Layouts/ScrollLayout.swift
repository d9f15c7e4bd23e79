/// A window onto content of any length along some axes, shown from its beginning or from another place.
///
/// It takes what it is offered along the axes and its content's length across them; the content is offered nothing along the
/// axes, so that it takes its ideal length.
public struct ScrollLayout: Layout {
  /// The axes along which the content may be longer than the window.
  public var axes: Axis.Set
  /// The place of longer content that is shown; nil is its beginning.
  public var initialAnchor: UnitPoint?
  /// Where shorter content stands along the axes; nil is the beginning.
  public var contentAnchor: UnitPoint?

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

  /// Puts the content at the beginning, or where an anchor says, along the axes and in the middle across them.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    let offer = offer(within: ProposedViewSize(bounds.size))
    guard initialAnchor != nil || contentAnchor != nil else {
      for child in subviews { child.place(in: bounds, alignment: alignment, proposal: offer) }
      return
    }
    for child in subviews {
      let size = child.sizeThatFits(offer)
      let x = offset(of: size.width, in: bounds.width, along: .horizontal, \.x)
      let y = offset(of: size.height, in: bounds.height, along: .vertical, \.y)
      child.place(at: Point(x: bounds.minX + x, y: bounds.minY + y), proposal: offer)
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

  private func offset(
    of content: Double, in window: Double, along axis: Axis.Set, _ part: KeyPath<UnitPoint, Double>
  ) -> Double {
    guard axes.contains(axis) else { return (window - content) / 2 }
    let anchor = content > window ? initialAnchor : contentAnchor
    return (window - content) * (anchor?[keyPath: part] ?? 0)
  }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
