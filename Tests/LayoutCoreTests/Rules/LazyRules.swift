import Testing

@testable import PlumblineLayout

/// Rule: <doc:Grids>.
@Suite struct `Lazy stacks, lazy grids and scrolling` {
  private let offer = Size(width: 200, height: 100)

  @Test func `9 a lazy column takes the whole width and leaves its children's height unspecified`() {
    let probe = Probe()
    let layout = LayoutNode.lazyVStack(
      alignment: .trailing, spacing: 4, children: [box(20, 10, "a"), probe.node.id("b")]
    )
    .resolved(in: offer)
    #expect(layout.views[0].frame == Rect(x: 0, y: 38, width: 200, height: 24))
    #expect(frame("a", in: layout) == Rect(x: 180, y: 38, width: 20, height: 10))
    #expect(frame("b", in: layout) == Rect(x: 0, y: 52, width: 200, height: 10))
    #expect(probe.proposals.last == ProposedViewSize(width: 200, height: nil))
  }

  @Test func `9 a lazy row takes the whole height`() {
    let layout = LayoutNode.lazyHStack(alignment: .bottom, spacing: 4, children: [box(20, 10, "a"), box(30, 20)])
      .resolved(in: offer)
    #expect(layout.views[0].frame == Rect(x: 73, y: 0, width: 54, height: 100))
    #expect(frame("a", in: layout) == Rect(x: 73, y: 90, width: 20, height: 10))
  }

  @Test func `9 without a proposal a lazy stack is as large as its children`() {
    let layout = LayoutNode.lazyVStack(spacing: 4, children: [box(20, 10), box(30, 10)]).resolved()
    #expect(layout.canvas == Size(width: 30, height: 24))
  }

  @Test func `9 Spacers and dividers within follow a lazy stack's axis`() {
    let layout = LayoutNode.lazyVStack(
      spacing: 0, children: [LayoutNode.spacer().id("s"), LayoutNode.divider().id("d")]
    )
    .resolved(in: offer)
    #expect(frame("s", in: layout)?.size == Size(width: 0, height: 8))
    #expect(frame("d", in: layout)?.size == Size(width: 200, height: 0.5))
  }

  @Test func `9 a section's header and footer take a row of their own over all columns`() {
    func section(_ name: String, _ count: Int) -> LayoutNode {
      .section(
        header: [LayoutNode.color(.blue).frame(height: 20).id("\(name) header")],
        footer: [box(10, 6, "\(name) footer")],
        content: (0..<count).map { LayoutNode.color(.red).frame(height: 10).id("\(name) \($0)") })
    }
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]
    let grid = LayoutNode.lazyVGrid(columns: columns, spacing: 2, children: [section("a", 3), section("b", 1)])
    let layout = grid.resolved(fittingOn: Size(width: 100, height: 300))
    #expect(layout.canvas == Size(width: 100, height: 20 + 10 + 10 + 6 + 20 + 10 + 6 + 6 * 2))
    #expect(frame("a header", in: layout) == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(frame("a 1", in: layout) == Rect(x: 50, y: 22, width: 50, height: 10))
    #expect(frame("a 2", in: layout) == Rect(x: 0, y: 34, width: 50, height: 10))
    #expect(frame("a footer", in: layout) == Rect(x: 45, y: 46, width: 10, height: 6))
    #expect(frame("b header", in: layout) == Rect(x: 0, y: 54, width: 100, height: 20))
    #expect(frame("b 0", in: layout) == Rect(x: 0, y: 76, width: 50, height: 10))
  }

  private func columns(_ items: [GridItem], in width: Double, count: Int = 6) -> [[Double]] {
    let cells = (0..<count).map { _ in LayoutNode.color(.red).frame(height: 10) }
    let layout = LayoutNode.lazyVGrid(columns: items, children: cells).resolved(in: Size(width: width, height: 300))
    let frames = layout.children(of: 0).map { layout.views[$0].frame }
    return frames.filter { $0.minY == frames[0].minY }.map { [$0.minX, $0.width] }
  }

  @Test func `9 fixed columns are exact, flexible ones share the rest`() {
    #expect(
      columns([GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible())], in: 200)
        == [[0, 50], [58, 67], [133, 67]])
    #expect(columns([GridItem(.fixed(50)), GridItem(.fixed(30))], in: 200) == [[56, 50], [114, 30]])
  }

  @Test func `9 columns that are wider than the proposal widen the grid`() {
    let items = [GridItem(.fixed(80)), GridItem(.fixed(80))]
    let grid = LayoutNode.lazyVGrid(columns: items, children: [box(10, 10), box(10, 10)]).id("grid")
    let layout = LayoutNode.hStack(children: [grid]).resolved(in: Size(width: 100, height: 300))
    #expect(frame("grid", in: layout)?.width == 168)
  }

  @Test func `9 the rest is divided from the left: columns after a limited one share what it leaves`() {
    #expect(columns([GridItem(.flexible(maximum: 40)), GridItem(.flexible())], in: 208) == [[0, 40], [48, 160]])
    #expect(columns([GridItem(.flexible()), GridItem(.flexible(maximum: 40))], in: 208) == [[30, 100], [138, 40]])
    #expect(columns([GridItem(.flexible(minimum: 150)), GridItem(.flexible())], in: 208) == [[0, 150], [158, 50]])
  }

  @Test(arguments: [(200.0, 4), (184, 4), (183.9, 3), (40, 1), (10, 1), (88, 2), (87.9, 1)])
  func `9 an adaptive item makes as many columns as fit, all of them equal`(width: Double, count: Int) {
    let found = columns([GridItem(.adaptive(minimum: 40))], in: width)
    #expect(found.count == count)
    let length = max((width - Double(count - 1) * 8) / Double(count), 40)
    #expect(found.allSatisfy { abs($0[1] - length) < 1e-9 })
  }

  @Test func `9 adaptive columns go no further than their maximum and stand by the alignment`() {
    #expect(
      columns([GridItem(.adaptive(minimum: 40, maximum: 45))], in: 200) == [
        [0, 44], [52, 44], [104, 44], [156, 44],
      ])
    #expect(columns([GridItem(.adaptive(minimum: 60, maximum: 62))], in: 216) == [[7, 62], [77, 62], [147, 62]])
  }

  @Test func `9 items have distances and alignments of their own`() {
    let items = [
      GridItem(.fixed(50), spacing: 20, alignment: .topTrailing), GridItem(.fixed(50), alignment: .bottomLeading),
    ]
    let layout = LayoutNode.lazyVGrid(
      columns: items, alignment: .leading, spacing: 5,
      children: [box(10, 10, "a"), box(10, 30, "b"), box(10, 10), box(10, 4, "d")]
    ).resolved(in: offer)
    #expect(frame("a", in: layout)?.origin == Point(x: 40, y: 27.5))
    #expect(frame("b", in: layout)?.origin == Point(x: 70, y: 27.5))
    #expect(frame("d", in: layout)?.origin == Point(x: 70, y: 68.5))
  }

  @Test func `9 a horizontal grid follows the same rules with the axes exchanged`() {
    let layout = LayoutNode.lazyHGrid(
      rows: [GridItem(.fixed(30)), GridItem(.flexible())], spacing: 5, children: (0..<3).map { box(20, 10, "\($0)") }
    ).resolved(in: Size(width: 45, height: 100))
    #expect(layout.views[0].frame == Rect(x: 0, y: 0, width: 45, height: 100))
    #expect(frame("0", in: layout)?.origin == Point(x: 0, y: 10))
    #expect(frame("1", in: layout)?.origin == Point(x: 0, y: 64))
    #expect(frame("2", in: layout)?.origin == Point(x: 25, y: 10))
  }

  @Test func `a scroll view takes the proposal and leaves the content's length along its axes unspecified`() {
    let probe = Probe(Size(width: 300, height: 400))
    let layout = LayoutNode.scrollView(.vertical, children: [probe.node.id("it")]).resolved(in: offer)
    #expect(probe.proposals.first == ProposedViewSize(width: 200, height: nil))
    #expect(layout.views[0].frame == Rect(x: -50, y: 0, width: 300, height: 100))
    #expect(frame("it", in: layout)?.origin == Point(x: -50, y: 0))
    #expect(layout.views[0].group?.clip != nil)
  }

  @Test func `scrolling on both axes shows the top leading corner, content of several views is a stack`() {
    let both = LayoutNode.scrollView([.horizontal, .vertical], children: [box(300, 400, "it")]).resolved(in: offer)
    #expect(frame("it", in: both)?.origin == .zero)
    let row = LayoutNode.scrollView(.horizontal, children: [box(10, 10), box(10, 10, "b")]).resolved(in: offer)
    #expect(frame("b", in: row)?.origin == Point(x: 18, y: 45))
    #expect(
      LayoutNode.scrollView(children: [box(10, 10), box(20, 10)]).resolved().canvas == Size(width: 20, height: 28))
  }

  @Test func `2_5 in scrolled content flexible views are as wide as the widest`() {
    let line = LayoutNode.color(.red).frame(height: 2).id("line")
    let layout = LayoutNode.scrollView(.horizontal, children: [.vStack(spacing: 0, children: [box(60, 10), line])])
      .resolved(in: offer)
    #expect(frame("line", in: layout)?.width == 60)
  }
}

/// Rule: <doc:Grids>.
@Suite struct `Choices by what fits` {
  private let views = [box(100, 20, "large"), box(60, 40, "tall"), box(50, 10, "small")]

  @Test(arguments: [(100.0, 20.0, "large"), (99, 50, "tall"), (99, 39, "small"), (10, 10, "small")])
  func `9 the first child that fits on both axes is shown, else the last`(width: Double, height: Double, id: String) {
    let layout = LayoutNode.viewThatFits(children: views).resolved(in: Size(width: width, height: height))
    #expect(layout.children(of: 0).map { layout.views[$0].id } == [id])
  }

  @Test func `9 only the chosen axes count, and every child fits an unspecified proposal`() {
    let layout = LayoutNode.viewThatFits(in: .vertical, children: views).resolved(in: Size(width: 1, height: 15))
    #expect(layout.children(of: 0).map { layout.views[$0].id } == ["small"])
    let free = LayoutNode.viewThatFits(children: views).resolved()
    #expect(free.children(of: 0).map { free.views[$0].id } == ["large"])
  }

  @Test func `9 the ideal size decides, and the chosen view is proposed the whole size`() {
    let node = LayoutNode.viewThatFits(children: [LayoutNode.color(.red).frame(idealWidth: 80).id("it"), box(1, 1)])
    let layout = node.resolved(in: Size(width: 90, height: 30))
    #expect(frame("it", in: layout)?.size == Size(width: 90, height: 30))
    #expect(LayoutNode.viewThatFits(children: []).resolved().canvas == .zero)
  }

  @Test func `an adaptive item has at most 10,000 columns`() {
    let grid = LazyGridLayout(
      axis: .vertical, items: [GridItem(.adaptive(minimum: 0.001), spacing: 0)],
      alignment: HorizontalAlignment.center.key)
    #expect(grid.columnGaps(across: 9).count == 8_999)
    #expect(grid.columnGaps(across: 20).count == 9_999)
  }
}
