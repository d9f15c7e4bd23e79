// What depends on the container or the canvas around a view.
extension LayoutNode {
  /// The view at a length computed from the canvas's, on some axes; a canvas that fits its view leaves it as it is.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, length: @escaping (Double) -> Double
  ) -> LayoutNode {
    .deferred("containerRelativeFrame") { environment in
      guard let container = environment.containerSize else { return self }
      return frame(
        width: axes.contains(.horizontal) ? length(container.width) : nil,
        height: axes.contains(.vertical) ? length(container.height) : nil, alignment: alignment)
    }
  }

  /// Extends the view to the edges of the canvas where it touches the safe area's.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> LayoutNode {
    modified("ignoresSafeArea", by: SafeAreaLayout(ignoredEdges: edges))
  }

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
