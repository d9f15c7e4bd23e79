/// A row or a column that takes the whole place across its axis and proposes its children nothing along it.
///
/// Source: SEMANTICS 9.
public struct LazyStackLayout: Layout {
  /// The stack that it is otherwise.
  public var stack: StackLayout

  /// A lazy stack.
  public init(_ stack: StackLayout) { self.stack = stack }

  /// A container; its axis is told by the stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  /// The children one behind the other, across the whole place.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    var size = stack.withDistribution(of: subviews, in: offer(within: proposal)) { $0.size }
    if let across = proposal[stack.axis.cross] { size[stack.axis.cross] = across }
    return size
  }

  /// Puts the children by the guide of the whole place.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let axis = stack.axis
    let line = bounds.origin[axis.cross] + stack.alignment.value(in: ViewDimensions(bounds.size, of: nil))
    var offer = offer(within: proposal)
    offer[axis.cross] = bounds.size[axis.cross]
    stack.withDistribution(of: subviews, in: offer) { distribution in
      var place = bounds.origin[axis]
      for (index, child) in distribution.children.enumerated() {
        place += child.gap
        let origin = Point(main: place, cross: line - child.guide, axis: axis)
        subviews[index].place(at: origin, measured: child.size, in: distribution.proposal(of: child, along: axis))
        place += child.size[axis]
      }
    }
  }

  /// The preferences of the children that lie on each edge.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.spacing(subviews: subviews, cache: &cache)
  }

  private func offer(within proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[stack.axis] = nil
    return offer
  }
}

extension LazyStackLayout: AligningLayout {
  var guides: [AlignmentKey] { [stack.alignment] }
}
