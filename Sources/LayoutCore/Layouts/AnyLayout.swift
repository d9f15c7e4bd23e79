/// A type-erased layout.
///
/// A container with this layout has the name, axis and explanations of the wrapped layout.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout for one container.
  public struct Cache {
    fileprivate var value: Any
  }

  private let erased: ErasedLayout

  /// Creates a layout that wraps another.
  public init(_ layout: some Layout) { erased = (layout as? AnyLayout)?.erased ?? TypedErasedLayout(layout) }

  /// The wrapped layout.
  package var base: any Layout { erased.base }

  /// Returns a new cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: erased.makeCache(subviews)) }

  /// Updates the wrapped layout's cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { erased.updateCache(&cache.value, subviews) }

  /// Returns the spacing preferences of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { erased.spacing(subviews, &cache.value) }

  /// Returns the size of the wrapped layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    erased.size(subviews, in: proposal, &cache.value)
  }

  /// Places the children as the wrapped layout does.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    erased.place(subviews, in: bounds, proposal: proposal, &cache.value)
  }

  /// Returns the wrapped layout's explicit value of a horizontal guide, or nil.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    erased.alignment(of: guide.key, subviews, in: bounds, proposal: proposal, &cache.value)
  }

  /// Returns the wrapped layout's explicit value of a vertical guide, or nil.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    erased.alignment(of: guide.key, subviews, in: bounds, proposal: proposal, &cache.value)
  }

  /// Returns the axis dependence of the wrapped layout.
  public func axisDependence(of subviews: Subviews) -> AxisDependence { base.axisDependence(of: subviews) }
}

/// The base class that erases the types of a layout and its cache.
private class ErasedLayout {
  var base: any Layout { ZStackLayout() }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
  func size(_ subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout Any) -> Size { .zero }
  func place(_ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize, _ cache: inout Any) {}
  func alignment(
    of key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize, _ cache: inout Any
  ) -> Double? { nil }
}

private final class TypedErasedLayout<L: Layout>: ErasedLayout {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var base: any Layout { layout }

  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(_ subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout Any) -> Size {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize, _ cache: inout Any
  ) {
    with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func alignment(
    of key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize, _ cache: inout Any
  ) -> Double? {
    with(&cache, subviews) { layout.alignment(of: key, subviews, in: bounds, proposal: proposal, cache: &$0) }
  }

  /// Calls the layout with its cache, which is created again if it belongs to a layout of another type.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}

extension Layout {
  /// Returns the explicit value of a guide on either axis, or nil.
  func alignment(
    of key: AlignmentKey, _ subviews: Subviews, in bounds: Rect, proposal: ProposedViewSize, cache: inout Cache
  ) -> Double? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
