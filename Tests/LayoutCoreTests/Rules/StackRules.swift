import PlumblineLayout
import Testing

/// Returns a view that fills the proposal, between limits along the horizontal axis.
private func limited(_ least: Double, _ most: Double, _ id: String) -> LayoutNode {
  LayoutNode.shape(.rectangle).frame(minWidth: least, maxWidth: most).id(id)
}

/// Rule: <doc:Stacks>.
@Suite struct `Stacks` {
  @Test func `2.1 a given spacing stands between every two neighbours, next to a Spacer as well`() {
    let layout = LayoutNode.hStack(spacing: 5, children: [box(10, 10), .spacer(), box(10, 10, "b")])
      .resolved(in: Size(width: 100, height: 50))
    #expect(frame("b", in: layout)?.origin.x == 90)
    #expect(layout.views[0].frame.width == 100)
  }

  @Test func `2.1 the default spacing is 8, and none next to a Spacer`() {
    let layout = LayoutNode.hStack(children: [box(10, 10), box(10, 10, "b"), .spacer(minLength: 0), box(10, 10, "c")])
      .resolved()
    #expect(frame("b", in: layout)?.origin.x == 18)
    #expect(frame("c", in: layout)?.origin.x == 28)
    #expect(layout.views[0].spacings.map(\.reason) == ["default", "next to a Spacer", "next to a Spacer"])
  }

  @Test func `2.2 overflow: the less flexible child is measured first, and both ends overflow`() {
    let layout = LayoutNode.hStack(spacing: 0, children: [limited(0, 100, "a"), limited(100, .infinity, "b")])
      .resolved(in: Size(width: 150, height: 50))
    #expect(frame("a", in: layout)?.width == 75)
    #expect(frame("b", in: layout)?.width == 100)
    #expect(layout.views[0].frame.origin.x == -12.5)
  }

  /// More than 24 children are sorted by another algorithm than fewer.
  @Test(arguments: [10, 40]) func `2.2 the least flexible of few or many children are measured first`(_ count: Int) {
    let children = [LayoutNode.shape(.rectangle).id("rest")] + (1..<count).map { limited(0, 1, "\($0)") }
    let layout = LayoutNode.hStack(spacing: 0, children: children).resolved(in: Size(width: 100, height: 50))
    #expect(frame("rest", in: layout)?.width == Double(101 - count))
    #expect(frame("1", in: layout)?.width == 1)
  }

  @Test func `2.2 of two infinitely flexible children the one with the larger minimum is measured first`() {
    let layout = LayoutNode.hStack(spacing: 0, children: [limited(0, .infinity, "a"), limited(80, .infinity, "b")])
      .resolved(in: Size(width: 100, height: 50))
    #expect(frame("a", in: layout)?.width == 20)
    #expect(frame("b", in: layout)?.width == 80)
  }

  @Test func `2.2 a higher priority takes everything but the others' minimums`() {
    let first = LayoutNode.shape(.rectangle).layoutPriority(1).id("a")
    let layout = LayoutNode.hStack(spacing: 0, children: [first, limited(30, .infinity, "b")])
      .resolved(in: Size(width: 100, height: 50))
    #expect(frame("a", in: layout)?.width == 70)
    #expect(frame("b", in: layout)?.width == 30)
  }

  @Test func `2.2 a Spacer keeps its 8 points beside a rectangle`() {
    let layout = LayoutNode.hStack(children: [LayoutNode.shape(.rectangle).id("a"), .spacer()])
      .resolved(in: Size(width: 100, height: 50))
    #expect(frame("a", in: layout)?.width == 92)
  }

  @Test(arguments: [true, false]) func `2.2 padding and frames around a priority lose it`(isInside: Bool) {
    let plain = LayoutNode.shape(.rectangle)
    let first = isInside ? plain.layoutPriority(1).padding(0) : plain.padding(0).layoutPriority(1)
    let layout = LayoutNode.hStack(spacing: 0, children: [first, LayoutNode.shape(.rectangle).id("b")])
      .resolved(in: Size(width: 100, height: 50))
    #expect(frame("b", in: layout)?.width == (isInside ? 50 : 0))
  }

  @Test func `2.3 without a proposal every child has its ideal length`() {
    let layout = LayoutNode.hStack(children: [LayoutNode.shape(.circle), .text("abcd")]).resolved()
    #expect(layout.canvas == Size(width: 10 + 8 + 34, height: 17))
  }

  @Test(arguments: [(-6.0, 16.0, 6.0), (16, 16, 0)])
  func `2.4 the guide line itself belongs to the extent`(guide: Double, height: Double, y: Double) {
    let child = box(10, 10).alignmentGuide(VerticalAlignment.top) { _ in guide }
    let layout = LayoutNode.hStack(alignment: .top, spacing: 0, children: [child.id("a"), child]).resolved()
    #expect(layout.canvas == Size(width: 20, height: height))
    #expect(frame("a", in: layout)?.origin.y == y)
  }

  @Test func `2.5 at placement an unspecified cross proposal becomes the stack's own extent`() {
    let layout = LayoutNode.vStack(children: [box(60, 10), LayoutNode.shape(.rectangle).id("line").frame(height: 2)])
      .fixedSize().resolved(in: Size(width: 300, height: 300))
    #expect(frame("line", in: layout)?.width == 60)
  }

  @Test func `an empty stack takes no space and has no distance to its neighbours`() {
    let layout = LayoutNode.hStack(children: [box(10, 10), .vStack(children: []), box(10, 10, "b")]).resolved()
    #expect(frame("b", in: layout)?.origin.x == 10)
  }

  @Test func `1 a modifier on a group is applied to each member`() {
    let group = LayoutNode.group([box(10, 10, "a"), .group([box(10, 10), .empty]), box(10, 10, "c")]).padding(5)
    let layout = LayoutNode.hStack(spacing: 0, children: [group]).resolved()
    #expect(layout.canvas == Size(width: 60, height: 20))
    #expect(layout.children(of: 0).map { layout.views[$0].view } == ["padding", "padding", "padding"])
  }
}
