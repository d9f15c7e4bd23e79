/// A layout whose type is behind one pointer.
public class LayoutBox {
  /// Facts about the layout.
  let properties: LayoutProperties

  /// A box of a layout with such facts.
  init(_ properties: LayoutProperties) { self.properties = properties }

  /// The layout itself.
  public var layout: any Layout { ZStackLayout() }

  func size(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> Size { .zero }
  func place(_ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize) {}
  func explicitAlignment(
    of key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize
  ) -> Double? { nil }
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .zero }
  func axisDependence(of subviews: LayoutSubviews) -> AxisDependence { .all }
}

/// A layout in a box that knows its type.
///
/// A generic class calls through witnesses; the layouts that most views are made of have versions of their own, which call
/// directly and make a first layout a fifth cheaper.
final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let typed: L

  /// Boxes a layout.
  init(_ layout: L) {
    typed = layout
    var properties = L.layoutProperties
    if let stack = layout as? StackLayout { properties.stackOrientation = stack.axis }
    if let lazy = layout as? LazyStackLayout { properties.stackOrientation = lazy.stack.axis }
    super.init(properties)
  }

  override var layout: any Layout { typed }

  @_specialize(where L == StackLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == FixedFrameLayout)
  override func size(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> Size {
    withCache(subviews) { typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  @_specialize(where L == StackLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == FixedFrameLayout)
  override func place(_ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize) {
    withCache(subviews) { typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func explicitAlignment(
    of key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize
  ) -> Double? {
    withCache(subviews) { cache in
      switch key.axis {
      case .horizontal:
        typed.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        typed.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { typed.spacing(subviews: subviews, cache: &$0) }
  }

  override func axisDependence(of subviews: LayoutSubviews) -> AxisDependence {
    typed.axisDependence(of: subviews)
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    if MemoryLayout<L.Cache>.size == 0 {
      var cache = typed.makeCache(subviews: subviews)
      return body(&cache)
    }
    let cell = subviews.tree.cache(of: subviews.container) { LayoutCache(typed.makeCache(subviews: subviews)) }
    return body(&cell.value)
  }
}

/// What a layout keeps for one container.
final class LayoutCache<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
