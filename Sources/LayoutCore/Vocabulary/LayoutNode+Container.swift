// What depends on the container or the canvas around a view.
extension LayoutNode {
  /// The view at a length computed from the place that is offered, on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, length: @escaping (Double) -> Double
  ) -> LayoutNode {
    .geometryReader { proxy in
      frame(
        width: axes.contains(.horizontal) ? length(proxy.size.width) : nil,
        height: axes.contains(.vertical) ? length(proxy.size.height) : nil, alignment: alignment)
    }
  }

  /// Extends the view to the edges of the canvas, which has no safe area of its own.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> LayoutNode { self }

  /// Views on an edge of the view, the view in the place that they leave.
  public func safeAreaInset(edge: Edge, spacing: Double? = nil, content: [LayoutNode]) -> LayoutNode {
    let inset = LayoutNode.stacked(content)
    let rest = frame(maxWidth: .infinity, maxHeight: .infinity)
    let children = edge == .top || edge == .leading ? [inset, rest] : [rest, inset]
    return edge == .top || edge == .bottom
      ? .vStack(spacing: spacing ?? 0, children: children, view: "safeAreaInset")
      : .hStack(spacing: spacing ?? 0, children: children, view: "safeAreaInset")
  }
}
