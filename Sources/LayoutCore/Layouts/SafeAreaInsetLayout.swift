/// A view with a second one on an edge, whose place the first keeps free, unless it ignores the safe area.
///
/// The second is proposed the whole length along the edge and nothing across it; the first gets what that leaves, and the whole is as
/// large as both.
public struct SafeAreaInsetLayout: SafeAreaReducing {
  /// The edge on which the second view stands.
  public var edge: Edge
  /// The guide by which the two are aligned along the edge.
  public var alignment: AlignmentKey
  /// The distance between the two, or nil for what they prefer.
  public var spacing: Double?

  /// A second view on the upper or lower edge.
  public init(edge: Edge, alignment: AlignmentKey, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing?.usableDistance
  }

  /// A modifier of the first view, with the second in front.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(.layer(isBehind: false))
    properties.reducesSafeArea = true
    return properties
  }

  /// The size of both, one beside the other.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let pair = pair(of: subviews, in: proposal)
    return Size(main: pair.extent, cross: pair.highest - pair.lowest, axis: axis)
  }

  /// Puts the second view on the edge and the first in the rest.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let pair = pair(of: subviews, in: proposal)
    var place = bounds.origin[axis]
    for part in isFirst ? pair.parts.reversed() : pair.parts {
      let origin = Point(main: place, cross: bounds.origin[axis.cross] - part.guide - pair.lowest, axis: axis)
      part.view.place(at: origin, measured: part.size, in: part.offer)
      place += part.size[axis] + pair.gap
    }
  }

  /// The second view's length and the distance to it.
  func reduction(of subviews: Subviews) -> EdgeInsets {
    guard subviews.count > 1 else { return EdgeInsets() }
    let inset = subviews[1]
    let length = inset.tree.nodes[Int(inset.node)].size[axis]
    return EdgeInsets(Edge.Set(edge), length + gap(between: subviews[0], and: inset))
  }

  /// The first view's distances.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }
}

extension SafeAreaInsetLayout: AligningLayout {
  var guides: [AlignmentKey] { [alignment] }
}

extension SafeAreaInsetLayout {
  /// A view with its share.
  private struct Part {
    var view: LayoutSubview
    var offer: ProposedViewSize
    var size: Size
    var guide: Double
  }

  /// The two views with their shares, the modified one first.
  private struct Pair {
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
    var (pair, offer) = (Pair(), proposal)
    var inset: Part?
    if subviews.count > 1 {
      offer[axis] = nil
      let part = part(subviews[1], in: offer)
      pair.gap = gap(between: view, and: subviews[1])
      offer[axis] = proposal[axis].map { max($0 - part.size[axis] - pair.gap, 0) }
      inset = part
    }
    pair.parts = [part(view, in: offer)] + (inset.map { [$0] } ?? [])
    pair.extent = pair.parts.reduce(pair.gap) { $0 + $1.size[axis] }
    for (number, part) in pair.parts.enumerated() {
      let length = part.size[axis.cross]
      let (before, after) = length == .infinity ? (0, length) : (part.guide, length - part.guide)
      pair.lowest = number == 0 ? -before : min(pair.lowest, -before)
      pair.highest = number == 0 ? after : max(pair.highest, after)
    }
    return pair
  }

  private func part(_ view: LayoutSubview, in offer: ProposedViewSize) -> Part {
    let size = view.sizeThatFits(offer)
    return Part(view: view, offer: offer, size: size, guide: view.guide(alignment, at: size, in: offer))
  }
}

/// Room around one child that a view which ignores the safe area may fill.
///
/// Otherwise as ``PaddingLayout``.
public struct SafeAreaPaddingLayout: UnaryLayout, SafeAreaReducing {
  private let padding: PaddingLayout

  /// Room on each side; an inset that is not finite counts as 0.
  public init(insets: EdgeInsets) { padding = PaddingLayout(insets: insets) }

  /// A modifier whose child's priority does not pass.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(.modifier)
    properties.reducesSafeArea = true
    return properties
  }

  /// The child's size and the insets.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    padding.size(of: child, in: proposal)
  }

  /// Proposes what the insets leave.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    padding.place(child, in: bounds, proposal: proposal)
  }

  /// The default on the sides that have room.
  public func spacing(of child: LayoutSubview) -> ViewSpacing { padding.spacing(of: child) }

  /// The child's dependences.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { subviews.dependence }

  /// The insets.
  func reduction(of subviews: Subviews) -> EdgeInsets { padding.insets }
}
