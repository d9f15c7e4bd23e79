/// A frame with a fixed length on one or both axes around one child.
///
/// The child is proposed the fixed lengths and, on an axis without one, the incoming proposal. The frame's *default*
/// guide is aligned with the child's own guide, explicit if the child has one. A length that is negative or not finite
/// is ignored. Rules: <doc:Frames#Fixed-frames>, <doc:Frames#Alignment> and <doc:RuleDecisions#Invalid-lengths>.
public struct FixedFrameLayout: UnaryLayout {
  /// The width in points, or nil for the child's.
  public var width: Double?
  /// The height in points, or nil for the child's.
  public var height: Double?
  /// The guides that align the child in the frame.
  public var alignment: Alignment

  /// Creates a frame; lengths are in points, and one that is negative or not finite is ignored.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width?.usableLength
    self.height = height?.usableLength
    self.alignment = alignment
  }

  /// A frame.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, as: .frame) }

  /// Returns the fixed lengths, with the child's on an axis without one.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let response = child.sizeThatFits(offer(within: proposal))
    return Size(width: width ?? response.width, height: height ?? response.height)
  }

  /// Proposes the fixed lengths to the child and aligns it.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: alignment, proposal: offer(within: proposal))
  }

  /// Returns the child's preferences, reset to the default on the edges of fixed axes.
  ///
  /// Rule: <doc:Stacks#Spacing>.
  public func spacing(of child: LayoutSubview) -> ViewSpacing {
    child.spacing.resetting(.edges(horizontal: width != nil, vertical: height != nil))
  }

  /// Returns the child's dependences without those of the fixed axes.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] where length != nil {
      dependence.subtract(.length(axis))
      dependence.subtract(.proposal(axis))
    }
    return dependence
  }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension Double {
  /// The value as a frame's length, or nil if it is negative or not finite.
  var usableLength: Double? { isFinite && self >= 0 ? self : nil }
  /// The value as a distance, or nil if it is not finite.
  var usableDistance: Double? { isFinite ? self : nil }
}

extension Edge.Set {
  /// Returns both sides of each chosen axis.
  static func edges(horizontal: Bool, vertical: Bool) -> Edge.Set {
    var edges: Edge.Set = []
    if horizontal { edges.formUnion(.horizontal) }
    if vertical { edges.formUnion(.vertical) }
    return edges
  }
}
