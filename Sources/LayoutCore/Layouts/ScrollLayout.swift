/// The visible bounds of a scroll view around content of any length.
///
/// Along its axes the layout takes the proposed length and leaves the content's length unspecified, so that the content
/// has its ideal length; across them it takes the content's length.
public struct ScrollLayout: Layout {
  /// The axes along which the content may be longer than the visible bounds.
  public var axes: Axis.Set
  /// The unit point at which longer content is shown; nil for its start.
  public var initialAnchor: UnitPoint?
  /// The unit point at which shorter content is aligned along the axes; nil for the start.
  public var contentAnchor: UnitPoint?
  /// The margins around the content, in points, which reduce its proposal and scroll with it.
  public var margins = EdgeInsets()
  /// The position to which longer content is scrolled, starting from `initialAnchor`.
  public var position = ScrollPosition()
  /// The height by which the bar above the scroll view becomes lower where content is scrolled beneath it, in points.
  var barCollapse = 0.0
  /// The memory of the user's scrolling, or nil in a program that does not act.
  var memory: ScrollMemory?

  /// Creates a layout that scrolls along some axes.
  public init(axes: Axis.Set = .vertical) { self.axes = axes }

  /// The properties of a container from which descendants take relative lengths.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(.container, as: .scrollView)
    properties.isWindow = true
    return properties
  }

  /// Returns the proposed length along the axes and the content's length across them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let content = subviews.map { $0.sizeThatFits(offer(within: proposal)) }.reduce(Size.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let whole = Size(width: content.width + margins.horizontal, height: content.height + margins.vertical)
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? whole.width : whole.width,
      height: axes.contains(.vertical) ? proposal.height ?? whole.height : whole.height)
  }

  /// Places the content at the start of the axes, or where an anchor or the position requires, and centred across them.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    let offer = offer(within: ProposedViewSize(bounds.size))
    memory?.margins = margins
    let bounds = bounds.inset(by: margins, isRightToLeft: false)
    guard initialAnchor != nil || contentAnchor != nil || present.target != nil else {
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

  /// Returns, for ``ScrolledEnd``, the lower end of the scroll view if its content continues beyond it and 0 otherwise;
  /// for ``ScrolledStart``, the upper end if the content is scrolled by the guide's distance; other guides are the
  /// content's.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? {
    let distance = ScrolledStart.distance(for: guide.key)
    guard guide.key == ScrolledEnd.key || distance != nil else {
      return combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return subviews.trial(in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } result: { placements in
      if let distance {
        let start = placements.prefix(subviews.count).map(\.origin.y).min() ?? 0
        return bounds.minY + margins.top - start >= distance ? bounds.minY : nil
      }
      let end = placements.prefix(subviews.count).map { $0.origin.y + $0.size.height }.max() ?? 0
      return end + margins.bottom > bounds.maxY + 0.01 ? bounds.maxY : 0
    }
  }

  /// Returns the default spacing on all sides.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  /// Returns the content's dependences without those on the axes, along which each length depends on its own proposal.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    if axes.contains(.horizontal) { dependence.subtract(.proposal(.horizontal)) }
    if axes.contains(.vertical) { dependence.subtract(.proposal(.vertical)) }
    if axes.contains(.horizontal) { dependence.insert(.widthOnWidth) }
    if axes.contains(.vertical) { dependence.insert(.heightOnHeight) }
    return dependence
  }

  /// Whether the content may be displaced from its start.
  var mayBeScrolled: Bool { axes.contains(.vertical) && (initialAnchor != nil || present.target != nil) }

  /// The position to which the user has scrolled or, without one, that of the program.
  private var present: ScrollPosition { memory?.current ?? position }

  /// Returns the position of the content's edge along an axis, in points from the edge of the visible bounds.
  private func offset(of content: ViewDimensions, in window: Rect, along axis: Axis) -> Double {
    let (length, available) =
      axis == .horizontal ? (content.width, window.width) : (content.height, window.height)
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return (available - length) / 2 }
    let anchor = length > available ? initialAnchor : contentAnchor
    let start = (length - available) * (anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0)
    guard length > available, present.target != nil else { return -start }
    let range = target(in: content, along: axis)
    let collapse = axis == .vertical ? barCollapse : 0
    return -present.offset(of: length, in: available, along: axis, from: start, to: range, below: collapse)
  }

  /// Returns the range that the target view occupies in the content along an axis, or nil if the content has no such
  /// view.
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
