// Modifiers that depend on the container or the canvas around a view.
extension LayoutNode {
  /// Returns the view with a length computed from that of the nearest scroll view or the canvas, on some axes; if the
  /// canvas fits the view, the view is unchanged.
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

  /// Returns the view with the length of some of the columns into which its container is divided, on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> LayoutNode {
    let (count, span, spacing) = (Double(max(count, 1)), Double(max(span, 1)), spacing.finite)
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      max((length - spacing * (count - 1)) / count * span + spacing * (span - 1), 0)
    }
  }

  /// Returns the view with margins, in points, around the content of its scroll views and lists, on some sides.
  public func contentMargins(_ insets: EdgeInsets, on edges: Edge.Set = .all) -> LayoutNode {
    LayoutNode(
      view: "contentMargins",
      .environment { environment in
        var margins = environment.contentMargins
        if edges.contains(.top) {
          margins.top = insets.top.finite
          environment.controls.hasTopContentMargin = true
        }
        if edges.contains(.leading) { margins.leading = insets.leading.finite }
        if edges.contains(.bottom) { margins.bottom = insets.bottom.finite }
        if edges.contains(.trailing) { margins.trailing = insets.trailing.finite }
        environment.contentMargins = margins
      }, children: [self])
  }

  /// Returns the view extended beyond the safe area on the sides where it reaches the safe area's edges.
  ///
  /// A figure has no keyboard, so that ignoring its region alone has no effect.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> LayoutNode {
    guard regions.contains(.container) else { return self }
    return modified("ignoresSafeArea", by: SafeAreaLayout(ignoredEdges: edges))
  }

  /// Returns the view with other views on an edge; views that ignore the safe area extend below them.
  ///
  /// `alignment` is a guide along the edge, or nil for the centre. `spacing` is in points.
  public func safeAreaInset(
    edge: Edge, alignment: AlignmentKey? = nil, spacing: Double? = nil, content: [LayoutNode],
    name: String = "safeAreaInset"
  ) -> LayoutNode {
    let isVertical = edge == .top || edge == .bottom
    let own = alignment ?? (isVertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
    guard !content.isEmpty else { return self }
    let layout = SafeAreaInsetLayout(edge: edge, alignment: own, spacing: spacing)
    return .layout(name, layout, children: [self, .stacked(content)])
      .ignoring([("spacing", spacing)], of: "a safe area inset", unless: \.isFinite)
  }

  /// Returns the view with a bar above or below it, which reserves its space; content that scrolls below the bar is not
  /// blurred.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment, spacing: Double?, content: [LayoutNode]
  ) -> LayoutNode {
    safeAreaInset(
      edge: edge.edge, alignment: alignment.key, spacing: spacing, content: content, name: "safeAreaBar")
  }

  /// Returns the view with padding, in points, that views which ignore the safe area may fill; nil for the default of
  /// 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> LayoutNode {
    modified(
      "safeAreaPadding", by: SafeAreaPaddingLayout(insets: EdgeInsets(edges, length ?? EdgeInsets.standardLength))
    )
    .ignoring([("length", length)], of: "a safe area padding", unless: \.isFinite)
  }

  /// Returns the view with padding on each side, in points, that views which ignore the safe area may fill.
  public func safeAreaPadding(_ insets: EdgeInsets) -> LayoutNode {
    modified("safeAreaPadding", by: SafeAreaPaddingLayout(insets: insets.finite))
  }
}
