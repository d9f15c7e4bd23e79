/// A layout whose type is behind one pointer.
public class LayoutBox {
  /// Facts about the layout.
  let properties: LayoutProperties

  /// A box of a layout with such facts.
  init(_ properties: LayoutProperties) { self.properties = properties }

  /// The layout itself.
  public var layout: any Layout { ZStackLayout() }
  /// The stack that the layout is or makes lazily.
  var stack: StackLayout? { nil }
  /// How the layout aligns its view, if it is a frame.
  var frameAlignment: Alignment? { nil }
  /// The layout as one that aligns its children, if it does.
  ///
  /// Kept, since every view asks for its container's: finding out whether a layout conforms takes a thousand instructions.
  final var aligning: (any AligningLayout)? {
    if let known = knownAligning { return known }
    let found = foundAligning
    knownAligning = .some(found)
    return found
  }
  /// The same, found out anew.
  fileprivate var foundAligning: (any AligningLayout)? { nil }
  @exclusivity(unchecked) private final var knownAligning: (any AligningLayout)??
  /// The guides by which the layout puts its children, unless it puts them by different ones.
  final var guides: [AlignmentKey] {
    if let known = knownGuides { return known }
    let found = aligning?.guides ?? []
    knownGuides = found
    return found
  }
  @exclusivity(unchecked) private final var knownGuides: [AlignmentKey]?

  func size(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> Size { .zero }
  func place(_ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize) {}
  func explicitAlignment(
    of key: AlignmentKey, _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize
  ) -> Double? { nil }
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .zero }
  func axisDependence(of subviews: LayoutSubviews) -> AxisDependence { .all }
  func updateCache(_ subviews: LayoutSubviews) {}
  /// Whether the layout is the same as another's, so that one box can serve for both.
  func isInterchangeable(with other: LayoutBox) -> Bool { false }
}

/// A layout in a box that knows its type.
///
/// A generic class calls through witnesses; the layouts that most views are made of have versions of their own, which call
/// directly and make a first layout a fifth cheaper.
final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let typed: L

  /// Boxes a layout; one whose type alone does not say along which axis it stacks says it here.
  init(_ layout: L, stackOrientation: Axis? = nil) {
    typed = layout
    var properties = L.layoutProperties
    if let stackOrientation { properties.stackOrientation = stackOrientation }
    if let axis =
      Self.known(layout, as: StackLayout.self)?.axis ?? Self.known(layout, as: LazyStackLayout.self)?.stack.axis
    {
      properties.stackOrientation = axis
      properties.viewRole = .stack(axis)
    }
    super.init(properties)
  }

  /// The layout as one of a type; comparing types costs a hundredth of a cast.
  @inline(__always)
  private static func known<Other>(_ layout: L, as type: Other.Type) -> Other? {
    L.self == type ? unsafeBitCast(layout, to: type) : nil
  }

  override var layout: any Layout { typed }

  override var stack: StackLayout? {
    Self.known(typed, as: StackLayout.self) ?? Self.known(typed, as: LazyStackLayout.self)?.stack
  }

  override var foundAligning: (any AligningLayout)? {
    if let stack = Self.known(typed, as: StackLayout.self) { return stack }
    if let stack = Self.known(typed, as: ZStackLayout.self) { return stack }
    if let frame = Self.known(typed, as: FixedFrameLayout.self) { return frame }
    if let frame = Self.known(typed, as: FlexibleFrameLayout.self) { return frame }
    if let background = Self.known(typed, as: BackgroundLayout.self) { return background }
    return typed as? any AligningLayout
  }

  override var frameAlignment: Alignment? {
    Self.known(typed, as: FixedFrameLayout.self)?.alignment
      ?? Self.known(typed, as: FlexibleFrameLayout.self)?.alignment
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
  /// Whether two layouts of one type put any views alike, as far as can be told quickly.
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

/// The layouts met last, so that equal ones share a box.
///
/// A tree has few different stacks and paddings, but a box for each would be met once and fetched from far away each time:
/// a third of the time of a first layout.
struct RecentLayouts {
  private var boxes: [LayoutBox] = []
  private var next = 0

  /// A box of an equal layout that was met a short while ago, or the box itself.
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

/// What a layout keeps for one container.
final class LayoutCache<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
