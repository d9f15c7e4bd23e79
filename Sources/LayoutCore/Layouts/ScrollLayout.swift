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
  /// The room around the content, which it is not offered and which it may be scrolled into.
  public var margins = EdgeInsets()
  /// What longer content is brought to, from the place that is shown.
  public var position = ScrollPosition()

  /// A window that scrolls along some axes.
  public init(axes: Axis.Set = .vertical) { self.axes = axes }

  /// A container of its content.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(.container, as: .scrollView)
    properties.isWindow = true
    return properties
  }

  /// What is offered along the axes, and the content's length across them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let content = subviews.map { $0.sizeThatFits(offer(within: proposal)) }.reduce(Size.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let whole = Size(width: content.width + margins.horizontal, height: content.height + margins.vertical)
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? whole.width : whole.width,
      height: axes.contains(.vertical) ? proposal.height ?? whole.height : whole.height)
  }

  /// Puts the content at the beginning, or where an anchor says, along the axes and in the middle across them.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    let offer = offer(within: ProposedViewSize(bounds.size))
    let bounds = bounds.inset(by: margins, isRightToLeft: false)
    guard initialAnchor != nil || contentAnchor != nil || position.target != nil else {
      for child in subviews { child.place(in: bounds, alignment: alignment, proposal: offer) }
      return
    }
    for child in subviews {
      let size = child.dimensions(in: offer)
      let x = offset(of: size, in: bounds, along: .horizontal)
      let y = offset(of: size, in: bounds, along: .vertical)
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

  /// The corner of the content along an axis, from the window's.
  private func offset(of content: ViewDimensions, in window: Rect, along axis: Axis) -> Double {
    let (length, room) =
      axis == .horizontal ? (content.width, window.width) : (content.height, window.height)
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return (room - length) / 2 }
    let anchor = length > room ? initialAnchor : contentAnchor
    let start = (length - room) * (anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0)
    guard length > room, position.target != nil else { return -start }
    return -position.offset(of: length, in: room, along: axis, from: start, to: target(in: content, along: axis))
  }

  /// Where the view of the position lies in the content.
  private func target(in content: ViewDimensions, along axis: Axis) -> ClosedRange<Double>? {
    let (first, last) =
      axis == .horizontal
      ? (ScrollTarget.start.x, ScrollTarget.end.x) : (ScrollTarget.start.y, ScrollTarget.end.y)
    guard let start = content[explicit: first], let end = content[explicit: last] else { return nil }
    return start...max(start, end)
  }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }
}
