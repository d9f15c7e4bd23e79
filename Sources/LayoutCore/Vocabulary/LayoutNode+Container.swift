// What depends on the container or the canvas around a view.
extension LayoutNode {
  /// The view at a length computed from the nearest scroll view's or the canvas's, on some axes; a canvas that fits its view leaves
  /// it as it is.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    length: @escaping (Double, Axis) -> Double = { length, _ in length }
  ) -> LayoutNode {
    .deferred("containerRelativeFrame") { environment in
      guard let container = environment.containerSize else { return self }
      return frame(
        width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
        height: axes.contains(.vertical) ? length(container.height, .vertical) : nil, alignment: alignment)
    }
  }

  /// The view at the length of some of the columns into which its container is parted, on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> LayoutNode {
    let (count, span, spacing) = (Double(max(count, 1)), Double(max(span, 1)), spacing.finite)
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      max((length - spacing * (count - 1)) / count * span + spacing * (span - 1), 0)
    }
  }

  /// Room around the content of the scroll views and lists within, on some sides.
  public func contentMargins(_ insets: EdgeInsets, on edges: Edge.Set = .all) -> LayoutNode {
    LayoutNode(
      view: "contentMargins",
      .environment { environment in
        var margins = environment.contentMargins
        if edges.contains(.top) { margins.top = insets.top.finite }
        if edges.contains(.leading) { margins.leading = insets.leading.finite }
        if edges.contains(.bottom) { margins.bottom = insets.bottom.finite }
        if edges.contains(.trailing) { margins.trailing = insets.trailing.finite }
        environment.contentMargins = margins
      }, children: [self])
  }

  /// Extends the view beyond the safe area where it touches the safe area's edges.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> LayoutNode {
    modified("ignoresSafeArea", by: SafeAreaLayout(ignoredEdges: edges))
  }

  /// Views on an edge of the view, which keeps their place free; views that ignore the safe area reach under them.
  ///
  /// `alignment` is a guide along the edge.
  public func safeAreaInset(
    edge: Edge, alignment: AlignmentKey? = nil, spacing: Double? = nil, content: [LayoutNode]
  ) -> LayoutNode {
    let isVertical = edge == .top || edge == .bottom
    let own = alignment ?? (isVertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
    guard !content.isEmpty else { return self }
    let layout = SafeAreaInsetLayout(edge: edge, alignment: own, spacing: spacing)
    return .layout("safeAreaInset", layout, children: [self, .stacked(content)])
      .ignoring([("spacing", spacing)], of: "a safe area inset", unless: \.isFinite)
  }

  /// Room on some sides of the view, which views that ignore the safe area fill; nil is the default of 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> LayoutNode {
    modified("safeAreaPadding", by: SafeAreaPaddingLayout(insets: EdgeInsets(edges, length ?? 16)))
      .ignoring([("length", length)], of: "a safe area padding", unless: \.isFinite)
  }
}
