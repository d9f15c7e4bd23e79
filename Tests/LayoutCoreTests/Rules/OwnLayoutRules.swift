import PlumblineLayout
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// A horizontal layout whose children share the width by weight and that counts the caches that it creates.
private struct WeightedRow: Layout {
  final class Counter {
    var made = 0
    var updated = 0
  }
  let counter = Counter()

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> [Double] {
    counter.made += 1
    return subviews.map { $0[Weight.self] }
  }

  func updateCache(_ cache: inout [Double], subviews: Subviews) {
    counter.updated += 1
    cache = subviews.map { $0[Weight.self] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) -> Size {
    let size = proposal.replacingUnspecifiedDimensions(by: Size(width: 100, height: 20))
    return Size(width: size.width, height: min(size.height, 20))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) {
    let whole = cache.reduce(0, +)
    var x = bounds.minX
    for (view, weight) in zip(subviews, cache) {
      let width = bounds.width * weight / whole
      view.place(at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Rule: <doc:Grids>.
@Suite struct `Layouts of one's own` {
  private func weighted(_ weight: Double, _ id: String) -> LayoutNode {
    LayoutNode.color(.red).id(id).containerValue(.type(ObjectIdentifier(Weight.self)), weight)
  }

  @Test func `9 a layout reads its views' values through modifiers, and the default if none is set`() {
    let children = [weighted(2, "a"), LayoutNode.color(.red).id("b"), weighted(1, "c").padding(5)]
    let layout = LayoutNode.layout("WeightedRow", WeightedRow(), children: children)
      .resolved(in: Size(width: 200, height: 50))
    #expect(frame("a", in: layout) == Rect(x: 0, y: 15, width: 100, height: 20))
    #expect(frame("b", in: layout)?.minX == 100)
    #expect(frame("c", in: layout) == Rect(x: 155, y: 20, width: 40, height: 10))
  }

  @Test func `9 one cache serves all calls for a container`() {
    let row = WeightedRow()
    let engine = LayoutEngine(.layout("Row", row, children: [weighted(1, "a"), weighted(3, "b")]))
    for width in [100.0, 200, 300] { engine.place(in: Size(width: width, height: 20)) }
    #expect(row.counter.made == 1)
  }

  @Test func `9 a cache is updated when a view changes`() {
    let row = WeightedRow()
    let engine = LayoutEngine(.layout("Row", row, children: [.text("a"), .text("b")]))
    engine.place(in: Size(width: 100, height: 20))
    engine.change(leaf: 0, to: Probe(Size(width: 3, height: 3)))
    #expect(row.counter.made == 1)
    #expect(row.counter.updated == 1)
  }

  @Test func `9 Spacers within follow the layout's axis`() {
    let layout = LayoutNode.layout("Row", WeightedRow(), children: [LayoutNode.spacer().id("s")])
      .resolved(in: Size(width: 50, height: 20))
    #expect(frame("s", in: layout)?.size == Size(width: 50, height: 0))
  }

  @Test func `9 a view is placed by an anchor, the top leading corner by default`() {
    for (anchor, origin) in [
      (UnitPoint.topLeading, Point(x: 25, y: 20)), (.center, Point(x: 20, y: 15)),
      (.bottomTrailing, Point(x: 15, y: 10)), (UnitPoint(x: 0.25, y: 1), Point(x: 22.5, y: 10)),
    ] {
      let layout = LayoutNode.layout("Anchored", Anchored(anchor: anchor), children: [box(10, 10, "it")]).resolved()
      #expect(frame("it", in: layout)?.origin == origin)
    }
  }

  @Test func `9 views that are not placed are centred, and proposed the layout's size`() {
    let probe = Probe()
    let layout = LayoutNode.layout("Nothing", Nothing(), children: [box(10, 10, "it"), probe.node.id("p")]).resolved()
    #expect(frame("it", in: layout)?.origin == Point(x: 20, y: 15))
    #expect(frame("p", in: layout) == Rect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func `9 a view that is placed twice keeps the second position`() {
    let layout = LayoutNode.layout("Twice", Twice(), children: [box(10, 10, "it")]).resolved()
    #expect(frame("it", in: layout)?.origin == Point(x: 30, y: 0))
  }

  @Test func `AnyLayout acts as the layout that it wraps`() {
    let children = [box(10, 10, "a"), box(20, 30, "b"), .spacer(minLength: 5)]
    let hidden = LayoutNode.layout("HStack", AnyLayout(HStackLayout(alignment: .top, spacing: 4)), children: children)
    let plain = LayoutNode.hStack(alignment: .top, spacing: 4, children: children)
    #expect(hidden.resolved().dump == plain.resolved().dump)
    #expect(hidden.resolved().views[0].spacings == plain.resolved().views[0].spacings)
    let column = LayoutNode.layout("VStack", AnyLayout(AnyLayout(VStackLayout(spacing: 1))), children: children)
    #expect(column.resolved().canvas == Size(width: 20, height: 47))
    let pile = LayoutNode.layout(
      "ZStack", AnyLayout(ZStackLayout(alignment: .bottom)), children: [box(9, 9), box(3, 3, "c")])
    #expect(frame("c", in: pile.resolved())?.origin == Point(x: 3, y: 6))
  }

  @Test func `a layout can forward to AnyLayout, with cache and guides`() {
    let row = WeightedRow()
    let node = LayoutNode.layout(
      "Delegating", Delegating(inner: AnyLayout(row)), children: [weighted(1, "a"), weighted(3, "b")])
    let layout = node.resolved(in: Size(width: 100, height: 20))
    #expect(frame("b", in: layout) == Rect(x: 25, y: 0, width: 75, height: 20))
    #expect(row.counter.made == 1)
    let guide = VerticalAlignment(ThirdOfHeight.self)
    let stack = LayoutNode.layout(
      "Delegating", Delegating(inner: AnyLayout(VStackLayout(spacing: 0))),
      children: [box(5, 20), box(5, 5).alignmentGuide(guide) { _ in 2 }])
    #expect(stack.explicitValues(guide.key) == [22])
  }
}

private struct Anchored: Layout {
  var anchor: UnitPoint
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 50, height: 40)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.center, anchor: anchor, proposal: .unspecified)
  }
}

private struct Nothing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 50, height: 40)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

private struct Twice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 50, height: 40)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for x in [0.0, 30] { subviews[0].place(at: Point(x: x, y: 0), proposal: .unspecified) }
  }
}

private struct Delegating: Layout {
  var inner: AnyLayout
  func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    inner.updateCache(&cache, subviews: subviews)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> Size {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
