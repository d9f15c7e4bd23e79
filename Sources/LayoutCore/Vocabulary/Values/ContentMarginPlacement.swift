/// The parts of a scroll view that content margins apply to.
public enum ContentMarginPlacement: String, Hashable, Sendable {
  /// The content and the indicators, the content alone, or the indicators alone, which a figure does not draw.
  case automatic, scrollContent, scrollIndicators
}

extension LayoutNode {
  /// Returns the view with margins around the content of its scroll views and lists, on some edges.
  public func contentMargins(
    _ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement
  ) -> LayoutNode {
    placement == .scrollIndicators ? self : contentMargins(insets, on: edges)
  }

  /// Returns the view with a margin around the content of its scroll views and lists, on some edges; nil for the
  /// standard length.
  public func contentMargins(
    _ edges: Edge.Set, _ length: Double?, for placement: ContentMarginPlacement
  ) -> LayoutNode {
    contentMargins(edges, EdgeInsets(.all, length ?? EdgeInsets.standardLength), for: placement)
  }
}
