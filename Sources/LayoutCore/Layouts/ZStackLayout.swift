/// A container that overlays its children, aligned by a guide on each axis.
///
/// Only the children of the highest layout priority determine the size; all children are aligned with the same lines.
/// Rule: <doc:Layers>.
public struct ZStackLayout: Layout {
  /// The guides that align the children.
  public var alignment: Alignment

  /// Creates a container that overlays its children.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The properties of a container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, as: .layeredStack) }

  /// Returns the size of the union of the children of the highest priority, aligned by their guides.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let (before, after) = extents(of: subviews, in: proposal)
    return Size(width: before.x + after.x, height: before.y + after.y)
  }

  /// Proposes the container's size to each child and places it.
  ///
  /// Rule: <doc:Layers>.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(bounds.size)
    let line = bounds.origin + extents(of: subviews, in: offer).before
    for child in subviews {
      let size = child.sizeThatFits(offer)
      child.place(at: line - guide(of: child, at: size, in: offer), measured: size, in: offer)
    }
  }

  /// Returns the children's dependences, mixed between the axes if guides let each length affect the other.
  public func axisDependence(of subviews: Subviews) -> AxisDependence {
    let keys = [alignment.horizontal.key, alignment.vertical.key]
    let isMixed = keys.contains { $0.kind == .custom || subviews.mayHave($0) }
    return isMixed ? subviews.dependence.mixed : subviews.dependence
  }

  /// Returns the extents of the children of the highest priority before and after the alignment lines.
  private func extents(of subviews: Subviews, in proposal: ProposedViewSize) -> (before: Point, after: Point) {
    let highest = subviews.reduce(-Double.infinity) { max($0, $1.priority) }
    var before: Point?
    var after = Point.zero
    for child in subviews where child.priority == highest {
      let size = child.sizeThatFits(proposal)
      let guide = guide(of: child, at: size, in: proposal)
      let rest = Point(
        x: size.width == .infinity ? .infinity : size.width - guide.x,
        y: size.height == .infinity ? .infinity : size.height - guide.y)
      after = before == nil ? rest : Point(x: max(after.x, rest.x), y: max(after.y, rest.y))
      before = before.map { Point(x: max($0.x, guide.x), y: max($0.y, guide.y)) } ?? guide
    }
    return (before ?? .zero, after)
  }

  private func guide(of child: LayoutSubview, at size: Size, in proposal: ProposedViewSize) -> Point {
    Point(
      x: child.guide(alignment.horizontal.key, at: size, in: proposal),
      y: child.guide(alignment.vertical.key, at: size, in: proposal))
  }
}
