/// A stack that takes the whole proposed length across its axis and leaves the length of its children along it
/// unspecified.
///
/// Rule: <doc:Grids#Lazy-stacks>.
public struct LazyStackLayout: Layout {
  /// The stack with the same axis, alignment and spacing.
  public var stack: StackLayout

  /// Creates a lazy stack.
  public init(_ stack: StackLayout) { self.stack = stack }

  /// The properties of a container; the stack supplies the axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, as: .lazyStack) }

  /// Returns the length of the children and the spacing between them, and the proposed length across the axis.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    var size = stack.withDistribution(of: subviews, in: offer(within: proposal)) { $0.size }
    if let across = proposal[stack.axis.cross] { size[stack.axis.cross] = across }
    return size
  }

  /// Places the children one after another, aligned by the guide in the container's whole bounds.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let axis = stack.axis
    let line = bounds.origin[axis.cross] + stack.alignment.value(in: ViewDimensions(bounds.size, of: nil))
    var offer = offer(within: proposal)
    offer[axis.cross] = bounds.size[axis.cross]
    stack.withDistribution(of: subviews, in: offer) { distribution in
      var position = bounds.origin[axis]
      for (index, child) in distribution.children.enumerated() {
        position += child.gap
        let origin = Point(main: position, cross: line - child.guide, axis: axis)
        subviews[index].place(at: origin, measured: child.size, in: distribution.proposal(of: child, along: axis))
        position += child.size[axis]
      }
    }
  }

  /// Returns the preferences of the children on each edge, as a stack does.
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
