import PlumblineLayout
import Testing

/// A leaf that records its proposals and takes a fixed size, or the proposed one.
final class Probe: Leaf, ResolvedLeaf {
  /// The proposals, in order.
  private(set) var proposals: [ProposedViewSize] = []
  private let fixed: Size?

  init(_ fixed: Size? = nil) { self.fixed = fixed }

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf { self }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposals.append(proposal)
    return fixed ?? proposal.replacingUnspecifiedDimensions()
  }
  func draw(in rect: Rect) -> [DisplayItem] { [] }

  /// The leaf as a view.
  var node: LayoutNode { .leaf("Probe", self) }
}

/// Rule: <doc:Proposals>.
@Suite struct `The protocol of layout` {
  @Test func `1 without a proposal shapes, colours and styles are 10 by 10`() {
    for node in [LayoutNode.shape(.rectangle), .shape(.circle), .shape(.capsule()), .color(.red), .style(.tint)] {
      #expect(node.resolved().canvas == Size(width: 10, height: 10))
    }
    #expect(LayoutNode.color(.red).frame(width: 30).resolved().canvas == Size(width: 30, height: 10))
  }

  @Test func `1 a circle is as large as the largest square in the proposal`() {
    let circle = LayoutNode.shape(.circle)
    let canvas = Size(width: 100, height: 50)
    #expect(circle.resolved(in: canvas).views[0].frame == Rect(x: 25, y: 0, width: 50, height: 50))
    #expect(circle.frame(width: 30).resolved().canvas == Size(width: 30, height: 10))
    let row = LayoutNode.hStack(spacing: 0, children: [circle.frame(width: 30).id("a"), circle.id("b"), .color(.red)])
    let layout = row.resolved(in: canvas)
    #expect(frame("a", in: layout) == Rect(x: 0, y: 10, width: 30, height: 30))
    #expect(frame("b", in: layout)?.size == Size(width: 35, height: 35))
    let ring = LayoutNode.shape(.circle.rotation(.degrees(45)).stroke(lineWidth: 3))
    #expect(ring.resolved(in: canvas).views[0].frame.size == Size(width: 50, height: 50))
  }

  @Test func `1 the host proposes its size, centres the root, and lets it overflow at both ends`() {
    let canvas = Size(width: 100, height: 50)
    #expect(LayoutNode.color(.red).resolved(in: canvas).views[0].frame == Rect(size: canvas))
    #expect(box(20, 10).resolved(in: canvas).views[0].frame == Rect(x: 40, y: 20, width: 20, height: 10))
    #expect(box(140, 70).resolved(in: canvas).views[0].frame == Rect(x: -20, y: -10, width: 140, height: 70))
  }

  @Test func `1 sizes are never rounded by layout`() {
    let layout = LayoutNode.hStack(
      spacing: 0, children: (0..<3).map { LayoutNode.color(.red).id("\($0)") }
    ).resolved(in: Size(width: 100, height: 10))
    let third = 100.0 / 3
    #expect(frame("1", in: layout)?.minX.isNear(third) == true)
    #expect(frame("1", in: layout)?.width.isNear(third) == true)
  }

  @Test func `1 drawing rounds each edge to the pixel, ties up`() {
    func drawn(_ x: Double, _ width: Double) -> Rect { Rect(x: x, y: 0, width: width, height: 1).rounded(toScale: 2) }
    #expect(drawn(112.667, 84.666) == Rect(x: 112.5, y: 0, width: 85, height: 1))
    #expect(drawn(0.25, 1) == Rect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(drawn(-0.25, 1) == Rect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `1 children are measured again at placement, and the container's size stays`() {
    let probe = Probe()
    let layout = LayoutNode.zStack(children: [probe.node.id("it"), box(30, 20).layoutPriority(1)])
      .resolved(in: Size(width: 100, height: 50))
    #expect(layout.views[0].frame.size == Size(width: 30, height: 20))
    #expect(probe.proposals.last == ProposedViewSize(width: 30, height: 20))
    #expect(frame("it", in: layout)?.size == Size(width: 30, height: 20))
  }

  @Test func `1 a stack without space left proposes 0, never less`() {
    let probe = Probe(Size(width: 5, height: 5))
    let layout = LayoutNode.hStack(spacing: 10, children: [box(80, 5), probe.node]).resolved(
      in: Size(width: 50, height: 20))
    #expect(layout.views[0].frame.width == 95)
    #expect(probe.proposals.allSatisfy { ($0.width ?? 0) >= 0 })
  }

  @Test func `1 groups dissolve in their container, and an empty group has no view`() {
    let inner = LayoutNode.group([box(1, 1), .group([]), .empty, .group([box(2, 1), box(3, 1)])])
    let layout = LayoutNode.hStack(spacing: 10, children: [inner, box(4, 1)]).resolved()
    #expect(layout.canvas.width == 40)
    #expect(layout.children(of: 0).map { layout.views[$0].frame.minX } == [0, 11, 23, 36])
  }

  @Test func `1 several views in a body stand in a column`() {
    let layout = LayoutNode.group([box(10, 10, "a"), box(30, 10, "b")]).resolved()
    #expect(layout.canvas == Size(width: 30, height: 28))
    #expect(frame("a", in: layout)?.origin == Point(x: 10, y: 0))
  }

  @Test func `1 a modifier on several views of a body applies to their column`() {
    let layout = LayoutNode.group([box(10, 10, "a"), box(30, 10, "b")]).padding(1).resolved()
    #expect(layout.views[0].role == .padding)
    #expect(layout.canvas == Size(width: 32, height: 30))
    #expect(layout.children(of: 0).map { layout.views[$0].frame.size } == [Size(width: 30, height: 28)])
  }
}
