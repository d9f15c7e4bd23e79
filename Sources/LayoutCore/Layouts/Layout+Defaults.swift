extension Layout {
  /// The properties of a container that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the children's preferences on all edges.
  ///
  /// Rule: <doc:Grids#Custom-layouts>.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }

  /// Returns the combined explicit values of the children, or nil if there are none.
  ///
  /// Rule: <doc:AlignmentGuides>.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns the combined explicit values of the children, or nil if there are none.
  ///
  /// Rule: <doc:AlignmentGuides>.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    combinedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns every dependence, which is correct for any layout.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { .all }

  /// Places the children in a trial, which changes nothing, and combines the explicit values that their guides have
  /// there.
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
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}
