/// A frame of a fixed size on either axis around one child.
///
/// The child is proposed the fixed length where there is one, the incoming length where there is none, and is aligned by
/// the frame's *default* guide against the child's own, explicit if it has one. A length that is negative or not finite is
/// ignored. Source: SEMANTICS 3.1, 3.3 and 11.7.
public struct FixedFrameLayout: UnaryLayout {
  /// The width, or nil for the child's.
  public var width: Double?
  /// The height, or nil for the child's.
  public var height: Double?
  /// The guides by which the child stands in the frame.
  public var alignment: Alignment

  /// A frame of a fixed size on either axis.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width?.usableLength
    self.height = height?.usableLength
    self.alignment = alignment
  }

  /// A frame.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.modifier, as: .frame) }

  /// The fixed lengths, and the child's where there are none.
  public func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let answer = child.sizeThatFits(offer(within: proposal))
    return Size(width: width ?? answer.width, height: height ?? answer.height)
  }

  /// Proposes the fixed lengths and aligns the child.
  public func place(_ child: LayoutSubview, in bounds: Rect, proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: alignment, proposal: offer(within: proposal))
  }

  /// The default on the axes that the frame fixes.
  ///
  /// Source: SEMANTICS 2.1.
  public func spacing(of child: LayoutSubview) -> ViewSpacing {
    child.spacing.resetting(.edges(horizontal: width != nil, vertical: height != nil))
  }

  /// The child's dependences without those of the axes that the frame fixes.
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
  /// The number as the length of a frame, or nil if it cannot be one.
  var usableLength: Double? { isFinite && self >= 0 ? self : nil }
  /// The number as a distance, or nil if it cannot be one.
  var usableDistance: Double? { isFinite ? self : nil }
}

extension Edge.Set {
  /// Both sides of each chosen axis.
  static func edges(horizontal: Bool, vertical: Bool) -> Edge.Set {
    var edges: Edge.Set = []
    if horizontal { edges.formUnion(.horizontal) }
    if vertical { edges.formUnion(.vertical) }
    return edges
  }
}
