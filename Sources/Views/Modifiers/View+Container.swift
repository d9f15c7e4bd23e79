// Modifiers that depend on the container or the canvas around a view.
extension View {
  /// Gives the view the size of its container on some axes.
  ///
  /// - Example: `Text("a").containerRelativeFrame(.horizontal)`
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> LoweredView {
    lowered { $0.containerRelativeFrame(axes, alignment: alignment) }
  }
  /// Gives the view a number of the columns or rows into which its container is divided.
  ///
  /// - Example: `Text("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)`
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> LoweredView {
    lowered {
      $0.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
    }
  }
  /// Gives the view a length that is computed from the length of its container.
  ///
  /// - Example: `Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }`
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> LoweredView {
    lowered { $0.containerRelativeFrame(axes, alignment: alignment, length: length) }
  }
  /// Adds the standard margins of a screen's content on some edges.
  ///
  /// - Example: `Text("a").scenePadding(.horizontal)`
  public func scenePadding(_ edges: Edge.Set = .all) -> LoweredView { padding(edges) }
  /// Adds the margins of a kind of screen's content on some edges: on iOS, the standard ones.
  ///
  /// - Example: `Text("a").scenePadding(.minimum, edges: .horizontal)`
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> LoweredView {
    lowered { $0.padding(edges) }
  }
  /// Adds to the safe area on some edges; nil for 16 points.
  ///
  /// - Example: `Text("a").safeAreaPadding(.top, 8)`
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LoweredView {
    lowered { $0.safeAreaPadding(edges, length) }
  }
  /// Adds to the safe area on each side.
  ///
  /// - Example: `Text("a").safeAreaPadding(EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))`
  public func safeAreaPadding(_ insets: EdgeInsets) -> LoweredView { lowered { $0.safeAreaPadding(insets) } }
  /// Adds to the safe area on all edges.
  ///
  /// - Example: `Text("a").safeAreaPadding(8)`
  public func safeAreaPadding(_ length: CGFloat) -> LoweredView { lowered { $0.safeAreaPadding(.all, length) } }
  /// Adds margins around the content of scroll views and lists on some edges; nil for 16 points.
  ///
  /// - Example: `ScrollView { Text("a") }.contentMargins(.horizontal, 8)`
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> LoweredView {
    lowered { $0.contentMargins(edges, length, for: placement) }
  }
  /// Adds margins around the content of scroll views and lists.
  ///
  /// - Example: `ScrollView { Text("a") }.contentMargins(8)`
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> LoweredView {
    lowered { $0.contentMargins(.all, length, for: placement) }
  }
  /// Adds margins around the content of scroll views and lists on some edges.
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
    lowered { $0.ignoresSafeArea(regions, edges: edges) }
  }
  /// Extends the view to the edges of the canvas, in SwiftUI's older spelling.
  ///
  /// - Example: `Color.red.edgesIgnoringSafeArea(.all)`
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> LoweredView { lowered { $0.ignoresSafeArea(edges: edges) } }
  /// Puts views at the top or bottom edge of the view, which is proposed the remaining height.
  ///
  /// - Example: `Color.red.safeAreaInset(edge: .bottom) { Text("a") }`
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered { $0.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content().members) }
  }
  /// Puts views at the leading or trailing edge of the view, which is proposed the remaining width.
  ///
  /// - Example: `Color.red.safeAreaInset(edge: .leading, alignment: .top) { Text("a") }`
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered { $0.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content().members) }
  }
  /// Puts a bar above or below the view, which is proposed the remaining height.
  ///
  /// - Example: `Color.red.safeAreaBar(edge: .bottom) { Text("a") }`
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered { $0.safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content().members) }
  }
  /// Returns the view unchanged; a figure has no depth.
  ///
  /// - Example: `Text("a").frame(maxDepth: 10)`
  public func frame(
    minDepth: CGFloat? = nil, maxDepth: CGFloat?, alignment: DepthAlignment = .center
  ) -> LoweredView { lowered { $0 } }
}

/// The alignments of views in depth.
public enum DepthAlignment: Hashable, Sendable {
  /// The alignments that SwiftUI names.
  case front, center, back
}
