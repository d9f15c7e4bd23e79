/// A row or a column.
///
/// Both axes are one layout; the steps are in `StackLayout+Distribution.swift`. Source: SEMANTICS 2.
public struct StackLayout: Layout {
  /// The axis along which the children stand.
  public var axis: Axis
  /// The guide by which the children are aligned, of the other axis.
  public var alignment: AlignmentKey
  /// The distance between neighbours, or nil for what they prefer.
  public var spacing: Double?

  /// A row.
  public static func horizontal(alignment: VerticalAlignment = .center, spacing: Double? = nil) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// A column.
  public static func vertical(alignment: HorizontalAlignment = .center, spacing: Double? = nil) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// The stack's own axis is not a fact of the type, so a row and a column tell it through the node.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  /// The size of the children side by side.
  ///
  /// Source: SEMANTICS 2.4.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    withDistribution(of: subviews, in: proposal) { $0.size }
  }

  /// Distributes the original proposal again, the own cross extent for a cross proposal that is nil, and puts the children.
  ///
  /// Source: SEMANTICS 2.5.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    withDistribution(of: subviews, in: proposal) { stack in
      var place = bounds.origin[axis]
      for (index, child) in stack.children.enumerated() {
        place += child.gap
        let origin = Point(
          main: place, cross: bounds.origin[axis.cross] - child.guide - stack.lowest, axis: axis)
        subviews[index].place(at: origin, measured: child.size, in: stack.proposal(of: child, along: axis))
        place += child.size[axis]
      }
    }
  }

  /// The children's dependences; what makes shares of the length differ makes everything differ that depends on a share.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    if alignment.kind == .custom || subviews.mayHave(alignment) { return dependence.mixed }
    let alongByAcross = AxisDependence.length(axis).intersection(.proposal(axis.cross))
    let acrossByAlong = AxisDependence.length(axis.cross).intersection(.proposal(axis))
    if dependence.isSuperset(of: alongByAcross.union(acrossByAlong)) { dependence = .all }
    return dependence
  }

  /// The preferences of the children that lie on each edge.
  ///
  /// Source: SEMANTICS 2.1.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (leading, trailing): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result = ViewSpacing.zero
    result.formUnion(first.spacing, edges: leading)
    result.formUnion(last.spacing, edges: trailing)
    for child in subviews { result.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
    return result
  }
}
