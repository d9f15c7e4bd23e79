/// A horizontal or vertical stack.
///
/// Both axes share one layout; its steps are in `StackLayout+Distribution.swift`. Rule: <doc:Stacks>.
public struct StackLayout: Layout {
  /// The axis along which the children are placed.
  public var axis: Axis
  /// The guide on the other axis that aligns the children.
  public var alignment: AlignmentKey
  /// The distance between neighbours in points, or nil for their preferences.
  public var spacing: Double?

  /// Returns a horizontal stack; `spacing` is in points.
  public static func horizontal(alignment: VerticalAlignment = .center, spacing: Double? = nil) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Returns a vertical stack; `spacing` is in points.
  public static func vertical(alignment: HorizontalAlignment = .center, spacing: Double? = nil) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// The properties of a container without an axis; the node supplies the axis, which is not known from the type.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  /// Returns the size of the children side by side.
  ///
  /// Rule: <doc:Stacks#Alignment>.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    withDistribution(of: subviews, in: proposal) { $0.size }
  }

  /// Measures the children again, with the stack's own length for an unspecified cross proposal, and places them.
  ///
  /// Rule: <doc:Stacks#Placement>.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    withDistribution(of: subviews, in: proposal) { stack in
      var position = bounds.origin[axis]
      for (index, child) in stack.children.enumerated() {
        position += child.gap
        let origin = Point(
          main: position, cross: bounds.origin[axis.cross] - child.guide - stack.lowest, axis: axis)
        subviews[index].place(at: origin, measured: child.size, in: stack.proposal(of: child, along: axis))
        position += child.size[axis]
      }
    }
  }

  /// Returns the children's dependences; if shares of the length depend on the cross axis and the reverse, each length
  /// depends on both proposed lengths.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    var dependence = subviews.dependence
    if alignment.kind == .custom || subviews.mayHave(alignment) { return dependence.mixed }
    let alongByAcross = AxisDependence.length(axis).intersection(.proposal(axis.cross))
    let acrossByAlong = AxisDependence.length(axis.cross).intersection(.proposal(axis))
    if dependence.isSuperset(of: alongByAcross.union(acrossByAlong)) { dependence = .all }
    return dependence
  }

  /// Returns the preferences of the children on each edge.
  ///
  /// Rule: <doc:Stacks#Spacing>.
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
