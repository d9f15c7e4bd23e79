/// A modifier that places a second view on an edge of its child and reduces the child's safe area by it.
///
/// The inset view is proposed the whole length along the edge and an unspecified length across it. The child is
/// proposed the remaining length, and the size is that of both together.
public struct SafeAreaInsetLayout: SafeAreaReducing {
  /// The edge at which the inset view is placed.
  public var edge: Edge
  /// The guide that aligns the two views along the edge.
  public var alignment: AlignmentKey
  /// The distance between the views in points, or nil for their preferences.
  public var spacing: Double?

  /// Creates an inset on an edge; `spacing` is in points, and a value that is not finite is ignored.
  public init(edge: Edge, alignment: AlignmentKey, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing?.usableDistance
  }

  /// The properties of a modifier that reduces the safe area of its first child and draws the second one in front.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(.layer(isBehind: false))
    properties.reducesSafeArea = true
    return properties
  }

  /// Returns the size of both views, one beside the other.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    size(of: pair(of: subviews, in: proposal))
  }

  /// Places the inset view on the edge and the child in the remaining space.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(pair(of: subviews, in: proposal), in: bounds)
  }

  /// Returns the inset view's length plus the spacing, on its edge.
  func reduction(of subviews: Subviews) -> EdgeInsets {
    guard subviews.count > 1 else { return EdgeInsets() }
    let inset = subviews[1]
    let length = inset.tree.nodes[Int(inset.node)].size[axis]
    return EdgeInsets(Edge.Set(edge), length + gap(between: subviews[0], and: inset))
  }

  /// Returns the spacing preferences of the child.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }
}

extension SafeAreaInsetLayout {
  /// Returns the position of the end of scrolled content beneath the inset view, which is that beneath the child; other
  /// guides are the child's.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? {
    guard edge == .bottom, guide.key == ScrolledEnd.key, subviews.mayHave(guide.key) else {
      return combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return pair(of: subviews, in: proposal).parts.first.map { $0.hasContentBeyondEnd ? bounds.height : 0 }
  }
}

extension SafeAreaInsetLayout: AligningLayout {
  var guides: [AlignmentKey] { [alignment] }
}

extension SafeAreaInsetLayout {
  /// A view with its proposal, size and guide.
  struct Part {
    var view: LayoutSubview
    var offer: ProposedViewSize
    var size: Size
    var guide: Double

    /// Whether the view scrolls content at its lower end that continues beyond it.
    var hasContentBeyondEnd: Bool {
      view.dimensions(in: offer)[explicit: ScrolledEnd.key].map { $0 > size.height - 0.01 } ?? false
    }
  }

  /// The child and the inset view, in this order, with their common extents.
  struct Pair {
    var parts: [Part] = []
    var gap = 0.0
    var extent = 0.0
    var lowest = 0.0
    var highest = 0.0
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func gap(between view: LayoutSubview, and inset: LayoutSubview) -> Double {
    spacing
      ?? (isFirst
        ? inset.spacing.distance(to: view.spacing, along: axis) : view.spacing.distance(to: inset.spacing, along: axis))
  }

  private func pair(of subviews: Subviews, in proposal: ProposedViewSize) -> Pair {
    guard let view = subviews.first else { return Pair() }
    return pair(of: view, and: subviews.count > 1 ? subviews[1] : nil, in: proposal)
  }

  /// Returns the size of both views, one beside the other.
  func size(of pair: Pair) -> Size { Size(main: pair.extent, cross: pair.highest - pair.lowest, axis: axis) }

  /// Places the inset view on the edge and the child in the remaining space.
  func place(_ pair: Pair, in bounds: Rect) {
    var position = bounds.origin[axis]
    for part in isFirst ? pair.parts.reversed() : pair.parts {
      let origin = Point(main: position, cross: bounds.origin[axis.cross] - part.guide - pair.lowest, axis: axis)
      part.view.place(at: origin, measured: part.size, in: part.offer)
      position += part.size[axis] + pair.gap
    }
  }

  /// Measures a view and the one on its edge, if there is one.
  func pair(of view: LayoutSubview, and other: LayoutSubview?, in proposal: ProposedViewSize) -> Pair {
    var (pair, offer) = (Pair(), proposal)
    var inset: Part?
    if let other {
      offer[axis] = nil
      let part = part(other, in: offer)
      pair.gap = gap(between: view, and: other)
      offer[axis] = proposal[axis].map { max($0 - part.size[axis] - pair.gap, 0) }
      inset = part
    }
    pair.parts = [part(view, in: offer)] + (inset.map { [$0] } ?? [])
    pair.extent = pair.parts.reduce(pair.gap) { $0 + $1.size[axis] }
    for (index, part) in pair.parts.enumerated() {
      let length = part.size[axis.cross]
      let (before, after) = length == .infinity ? (0, length) : (part.guide, length - part.guide)
      pair.lowest = index == 0 ? -before : min(pair.lowest, -before)
      pair.highest = index == 0 ? after : max(pair.highest, after)
    }
    return pair
  }

  private func part(_ view: LayoutSubview, in offer: ProposedViewSize) -> Part {
    let size = view.sizeThatFits(offer)
    return Part(view: view, offer: offer, size: size, guide: view.guide(alignment, at: size, in: offer))
  }
}

/// A modifier that adds padding to the safe area: a view that ignores the safe area may fill it.
///
/// In other respects it is like ``PaddingLayout``.
public struct SafeAreaPaddingLayout: UnaryLayout, SafeAreaReducing {
  private let padding: PaddingLayout

  /// Creates padding in points; an inset that is not finite counts as 0.
  public init(insets: EdgeInsets) { padding = PaddingLayout(insets: insets) }

  /// The properties of a modifier that reduces its child's safe area and does not pass the layout priority on.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(.modifier)
    properties.reducesSafeArea = true
    return properties
  }

  /// Returns the child's size plus the insets.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    padding.size(of: child, in: proposal)
  }

  /// Places the child inside the insets and proposes the remaining size.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    padding.place(child, in: bounds, proposal: proposal)
  }

  /// Returns the child's preferences, reset to the default on the sides that have padding.
  public func spacing(of child: LayoutSubview) -> ViewSpacing { padding.spacing(of: child) }

  /// Returns the child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }

  /// Returns the insets.
  func reduction(of subviews: Subviews) -> EdgeInsets { padding.insets }
}
