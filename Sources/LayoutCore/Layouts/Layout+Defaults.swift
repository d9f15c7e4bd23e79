extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The union of the children's preferences on all edges.
  ///
  /// Source: SEMANTICS 9.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }

  /// The children's explicit values, combined.
  ///
  /// Source: SEMANTICS 6.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The children's explicit values, combined.
  ///
  /// Source: SEMANTICS 6.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Everything may depend on everything.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { .all }

  /// Puts the children to see where their guides would be, and combines them.
  public func combinedAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    guard subviews.mayHave(key) else { return nil }
    return subviews.trial(in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } result: { placements in
      subviews.combined(key, at: placements, role: Self.layoutProperties.role)
    }
  }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  public func makeCache(subviews: Subviews) {}
}
