/// A type-erased layout behind one pointer.
public class LayoutBox {
  /// The properties of the layout.
  let properties: LayoutProperties

  /// Creates the box of a layout with these properties.
  init(_ properties: LayoutProperties) { self.properties = properties }

  /// The layout.
  public var layout: any Layout { ZStackLayout() }
  /// The stack that the layout is or that it lays out lazily, or nil.
  var stack: StackLayout? { nil }
  /// The alignment of the layout, if it is a frame.
  var frameAlignment: Alignment? { nil }
  /// The layout, if it aligns its children by guides.
  ///
  /// The result is cached, since every view reads it from its container, and a dynamic conformance check takes a
  /// thousand instructions.
  final var aligning: (any AligningLayout)? {
    if let known = cachedAligning { return known }
    let found = computedAligning
    cachedAligning = .some(found)
    return found
  }
  /// The value of `aligning`, without the cache.
  fileprivate var computedAligning: (any AligningLayout)? { nil }
  @exclusivity(unchecked) private final var cachedAligning: (any AligningLayout)??
  /// The guides by which the layout aligns its children, unless it aligns them by different ones.
  final var guides: [AlignmentKey] {
    if let known = cachedGuides { return known }
    let found = aligning?.guides ?? []
    cachedGuides = found
    return found
  }
  @exclusivity(unchecked) private final var cachedGuides: [AlignmentKey]?

  func size(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> Size { .zero }
  func place(_ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize) {}
  func explicitAlignment(
    of key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize
  ) -> Double? { nil }
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .zero }
  func axisDependence(of subviews: LayoutSubviews) -> AxisDependence { .all }
  func updateCache(_ subviews: LayoutSubviews) {}
  /// Returns whether the layout equals another's, so that one box can serve for both.
  func isInterchangeable(with other: LayoutBox) -> Bool { false }
}

/// The box of a layout of a known type.
///
/// A generic class calls through witness tables. The most frequent layouts have specialized versions, whose direct
/// calls make a first layout a fifth cheaper.
final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let typed: L

  /// Boxes a layout; `stackOrientation` is the axis of a stack whose type does not determine it.
  init(_ layout: L, stackOrientation: Axis? = nil) {
    typed = layout
    var properties = L.layoutProperties
    if let stackOrientation { properties.stackOrientation = stackOrientation }
    if let axis =
      Self.cast(layout, as: StackLayout.self)?.axis ?? Self.cast(layout, as: LazyStackLayout.self)?.stack.axis
    {
      properties.stackOrientation = axis
      properties.viewRole = .stack(axis)
    }
    super.init(properties)
  }

  /// Returns the layout as a given type; comparing types costs a hundredth of a cast.
  @inline(__always)
  private static func cast<Other>(_ layout: L, as type: Other.Type) -> Other? {
    L.self == type ? unsafeBitCast(layout, to: type) : nil
  }

  override var layout: any Layout { typed }

  override var stack: StackLayout? {
    Self.cast(typed, as: StackLayout.self) ?? Self.cast(typed, as: LazyStackLayout.self)?.stack
  }

  override var computedAligning: (any AligningLayout)? {
    if let stack = Self.cast(typed, as: StackLayout.self) { return stack }
    if let stack = Self.cast(typed, as: ZStackLayout.self) { return stack }
    if let frame = Self.cast(typed, as: FixedFrameLayout.self) { return frame }
    if let frame = Self.cast(typed, as: FlexibleFrameLayout.self) { return frame }
    if let background = Self.cast(typed, as: BackgroundLayout.self) { return background }
    return typed as? any AligningLayout
  }

  override var frameAlignment: Alignment? {
    Self.cast(typed, as: FixedFrameLayout.self)?.alignment
      ?? Self.cast(typed, as: FlexibleFrameLayout.self)?.alignment
  }

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
    withCache(subviews) { typed.alignment(of: key, subviews, in: bounds, proposal: proposal, cache: &$0) }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { typed.spacing(subviews: subviews, cache: &$0) }
  }

  override func axisDependence(of subviews: LayoutSubviews) -> AxisDependence {
    typed.axisDependence(of: subviews)
  }

  @_specialize(where L == StackLayout)
  @_specialize(where L == PaddingLayout)
  @_specialize(where L == FixedFrameLayout)
  override func isInterchangeable(with other: LayoutBox) -> Bool {
    guard type(of: other) == TypedLayoutBox<L>.self else { return false }
    return typed.isEqual(to: unsafeDowncast(other, to: TypedLayoutBox<L>.self).typed)
  }

  override func updateCache(_ subviews: LayoutSubviews) {
    if MemoryLayout<L.Cache>.size > 0 {
      withCache(subviews) { typed.updateCache(&$0, subviews: subviews) }
    }
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

extension Layout {
  /// Returns whether two layouts of one type place all views alike, as far as a quick comparison can show.
  fileprivate func isEqual(to other: Self) -> Bool {
    switch (self, other) {
    case (let a as StackLayout, let b as StackLayout):
      a.axis == b.axis && a.spacing == b.spacing && a.alignment == b.alignment
    case (let a as PaddingLayout, let b as PaddingLayout): a.insets == b.insets
    case (let a as FixedFrameLayout, let b as FixedFrameLayout):
      a.width == b.width && a.height == b.height && a.alignment == b.alignment
    default: false
    }
  }
}

/// The most recently used layouts, so that equal ones share a box.
///
/// A tree has few different stacks and paddings. With a box for each use, fetching the boxes from memory took a third
/// of the time of a first layout.
struct RecentLayouts {
  private var boxes: [LayoutBox] = []
  private var next = 0

  /// Returns a recently used box of an equal layout, or the box itself.
  mutating func sharing(_ box: LayoutBox) -> LayoutBox {
    for other in boxes where other.isInterchangeable(with: box) { return other }
    if boxes.count < 16 {
      boxes.append(box)
    } else {
      boxes[next] = box
      next = (next + 1) % 16
    }
    return box
  }
}

/// The cache of a layout for one container.
final class LayoutCache<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
