/// The parts of a scroll view that content margins apply to.
public enum ContentMarginPlacement: String, Hashable, Sendable, CaseIterable {
  /// The content and the indicators, the content alone, or the indicators alone, which a figure does not draw.
  case automatic, scrollContent, scrollIndicators
}

extension LayoutNode {
  /// Adds margins around the content of the scroll views and lists within, on some edges.
  public func contentMargins(
    _ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement
  ) -> LayoutNode {
    placement == .scrollIndicators ? self : contentMargins(insets, on: edges)
  }

  /// Adds a margin around the content of the scroll views and lists within, on some edges; nil is 16 points.
  public func contentMargins(
    _ edges: Edge.Set, _ length: Double?, for placement: ContentMarginPlacement
  ) -> LayoutNode {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }
}
