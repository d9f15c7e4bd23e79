// What depends on the container or the canvas around a view.
extension View {
  /// The view in a frame of the whole place that is offered, on some axes.
  ///
  /// - Example: `Text("a").containerRelativeFrame(.horizontal)`
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> LoweredView {
    lowered { $0.containerRelativeFrame(axes, alignment: alignment) }
  }
  /// The view in a frame of some of the columns into which the place that is offered is parted.
  ///
  /// - Example: `Text("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)`
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> LoweredView {
    lowered {
      $0.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
    }
  }
  /// The view in a frame of a length computed from the place that is offered.
  ///
  /// - Example: `Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }`
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> LoweredView {
    lowered { $0.containerRelativeFrame(axes, alignment: alignment, length: length) }
  }
  /// The room that a screen's content has, on some sides.
  ///
  /// - Example: `Text("a").scenePadding(.horizontal)`
  public func scenePadding(_ edges: Edge.Set = .all) -> LoweredView { padding(edges) }
  /// Room within the safe area, on some sides; nil is 16 points.
  ///
  /// - Example: `Text("a").safeAreaPadding(.top, 8)`
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LoweredView {
    lowered { $0.safeAreaPadding(edges, length) }
  }
  /// Room around the content of scroll views and lists, on some sides; nil is 16 points.
  ///
  /// - Example: `ScrollView { Text("a") }.contentMargins(.horizontal, 8)`
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> LoweredView {
    lowered { $0.contentMargins(edges, length, for: placement) }
  }
  /// Room around the content of scroll views and lists.
  ///
  /// - Example: `ScrollView { Text("a") }.contentMargins(8)`
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> LoweredView {
    lowered { $0.contentMargins(.all, length, for: placement) }
  }
  /// Room around scrolled content, on some sides.
  ///
  /// - Example: `ScrollView { Text("a") }.contentMargins(.all, EdgeInsets())`
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> LoweredView {
    lowered { $0.contentMargins(edges, insets, for: placement) }
  }
  /// Extends the view to the edges of the canvas.
  ///
  /// - Example: `Color.red.ignoresSafeArea(edges: .top)`
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> LoweredView {
    lowered { $0.ignoresSafeArea(edges: edges) }
  }
  /// Extends the view to the edges of the canvas, by its older name.
  ///
  /// - Example: `Color.red.edgesIgnoringSafeArea(.all)`
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> LoweredView { lowered { $0.ignoresSafeArea(edges: edges) } }
  /// Views on the upper or lower edge of the view, which takes the place that they leave.
  ///
  /// - Example: `Color.red.safeAreaInset(edge: .bottom) { Text("a") }`
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered { $0.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content().members) }
  }
  /// Views on the leading or trailing edge of the view, which takes the place that they leave.
  ///
  /// - Example: `Color.red.safeAreaInset(edge: .leading, alignment: .top) { Text("a") }`
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered { $0.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content().members) }
  }
  /// The view as it is; a figure has no depth.
  ///
  /// - Example: `Text("a").frame(maxDepth: 10)`
  public func frame(
    minDepth: CGFloat? = nil, maxDepth: CGFloat?, alignment: DepthAlignment = .center
  ) -> LoweredView { lowered { $0 } }
}

/// The alignments of views along the axis that points out of the screen.
public enum DepthAlignment: Hashable, Sendable {
  /// The alignments that SwiftUI names.
  case front, center, back
}
