import PlumblineLayout
import Testing

@Suite struct `Explanations of a layout` {
  private func guides(_ id: String, in layout: ResolvedLayout) -> [String] {
    layout.indices(id: id).first.map { layout.views[$0].guides.map(\.alignment) } ?? []
  }

  @Test func `a cell has the guides of its column and row, and none if an anchor aligns it`() {
    let layout = LayoutNode.grid(
      alignment: .topLeading,
      children: [
        .gridRow(
          alignment: .bottom, children: [box(20, 20, "row"), box(9, 9, "column").gridColumnAlignment(.trailing)]),
        .gridRow(children: [box(9, 9, "plain").gridCellAnchor(.center), box(20, 20, "second")]),
      ]
    ).resolved()
    #expect(guides("row", in: layout) == ["leading", "bottom"])
    #expect(guides("column", in: layout) == ["trailing", "bottom"])
    #expect(guides("plain", in: layout) == [])
    #expect(guides("second", in: layout) == ["trailing", "top"])
  }

  @Test func `a cell of a lazy grid has its column's guides`() {
    let items = [GridItem(.fixed(20), alignment: .topTrailing), GridItem(.fixed(20))]
    let layout = LayoutNode.lazyVGrid(columns: items, children: [box(5, 5, "a"), box(5, 5, "b"), box(5, 5, "c")])
      .resolved()
    #expect(guides("a", in: layout) == ["trailing", "top"])
    #expect(guides("b", in: layout) == ["center", "center"])
    #expect(guides("c", in: layout) == ["trailing", "top"])
  }

  @Test
  func `an explanation states proposals, frames, ideal sizes, origins of guides and reasons for spacings`() {
    let guide = VerticalAlignment(ThirdOfHeight.self)
    let node = LayoutNode.hStack(
      alignment: guide,
      children: [
        LayoutNode.color(.red), .vStack(children: [box(9, 9, "set").alignmentGuide(guide) { _ in 4 }]), .spacer(),
      ])
    let explanation = node.resolved(in: Size(width: 100, height: 30), details: [.relations, .idealSizes]).explanation
    for sentence in [
      "was proposed 100×30 and takes 100×30 at (0, 0)", "would ideally take 35×10.666667",
      "keeps 8 between Color and VStack: default",
      "keeps 0 between VStack and Spacer: next to a Spacer", "is aligned by its thirdOfHeight 10, the guide's default",
      "is aligned by its thirdOfHeight 4, inherited from frame #set",
      "was measured: width 0 → 0, width ∞ → ∞, width 75 → 75, height 30 → 30",
    ] {
      #expect(explanation.contains(sentence), "\(sentence) in\n\(explanation)")
    }
  }

  @Test func `lazy stacks have the reasons for their spacings too`() {
    let layout = LayoutNode.lazyVStack(children: [.text("a"), box(9, 9)]).resolved()
    #expect(layout.views[0].spacings.map(\.reason) == ["text above a view"])
  }

  @Test func `grids state the spacings between columns and rows, with one sentence for each run of equal ones`() {
    func sentences(_ node: LayoutNode) -> [String] {
      node.resolved(in: Size(width: 200, height: 200), details: [.relations, .gridSpacings]).explanation
        .split(separator: "\n").filter { $0.contains("between its") }.map { String($0.drop { $0 != "k" }) }
    }
    func row(_ cells: [LayoutNode]) -> LayoutNode { .gridRow(children: cells) }
    let cells = (0..<3).map { _ in box(9, 9) }
    #expect(
      sentences(.grid(verticalSpacing: 5, children: [row(cells), row(cells)])) == [
        "keeps 8 between its columns: default", "keeps 5 between its rows: given",
      ])
    let mixed = sentences(
      .grid(horizontalSpacing: 3, children: [row([.text("a")]), row(cells), row(cells), row(cells)]))
    #expect(mixed.first == "keeps 3 between its columns: given")
    #expect(mixed.count == 3)
    #expect(mixed.dropFirst().first?.contains("between its rows 1 to 2: text above a view") == true)
    #expect(mixed.last == "keeps 8 between its rows 2 to 4: default")
    let lazy = LayoutNode.lazyVGrid(
      columns: [GridItem(.fixed(50), spacing: 3), GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 12,
      children: (0..<7).map { _ in box(9, 9) })
    #expect(
      sentences(lazy) == [
        "keeps 3 between its columns 1 to 2: given", "keeps 8 between its columns 2 to 3: default",
        "keeps 12 between its rows: given",
      ])
    #expect(sentences(.lazyVGrid(columns: [], children: cells)).isEmpty)
    #expect(sentences(.grid(children: [])).isEmpty)
    #expect(LayoutNode.grid(children: [row(cells)]).resolved().views[0].gridSpacings == nil)
  }

  @Test func `every kind of view warns about values that it ignores`() {
    func warnings(_ node: LayoutNode) -> [String] { node.resolved().warnings.map(\.message) }
    let it = box(9, 9)
    #expect(warnings(it.padding(.nan)) == ["the length of a padding cannot be nan; it is ignored"])
    #expect(warnings(it.offset(x: .infinity)) == ["the x of an offset cannot be ∞; it is ignored"])
    #expect(warnings(it.position(x: 1, y: .nan)) == ["the y of a position cannot be nan; it is ignored"])
    #expect(
      warnings(it.aspectRatio(-1, contentMode: .fit)) == ["the ratio of an aspect ratio cannot be -1; it is ignored"])
    #expect(warnings(.hStack(spacing: .nan, children: [it])) == ["the spacing of a stack cannot be nan; it is ignored"])
    #expect(
      warnings(.lazyHStack(spacing: .infinity, children: [it])) == ["the spacing of a stack cannot be ∞; it is ignored"]
    )
    #expect(warnings(.spacer(minLength: -3)) == ["the minLength of a Spacer cannot be -3; it is ignored"])
    #expect(
      warnings(.grid(horizontalSpacing: .nan, verticalSpacing: 4, children: [it]))
        == ["the horizontalSpacing of a Grid cannot be nan; it is ignored"])
    #expect(
      warnings(.lazyVGrid(columns: [GridItem(.fixed(-9), spacing: .nan)], children: [it])) == [
        "the spacing of a GridItem cannot be nan; it is ignored",
        "the length of a fixed GridItem cannot be -9; it is ignored",
      ])
    #expect(warnings(it.padding(-4)) == [])
  }

  @Test func `a spacing that is not finite leaves the default`() {
    #expect(LayoutNode.hStack(spacing: .nan, children: [box(9, 9), box(9, 9)]).resolved().canvas.width == 26)
  }

  @Test func `a priority among equal ones, of a single view or outside of stacks is reported`() {
    func warnings(_ node: LayoutNode) -> [String] { node.resolved().warnings.map(\.message) }
    let it = LayoutNode.text("a").layoutPriority(1)
    #expect(warnings(.hStack(children: [it, it])).count == 2)
    #expect(warnings(.hStack(children: [it, .text("b")])) == [])
    #expect(
      warnings(.vStack(children: [it])) == ["the priority of Text \"a\" has no effect: it is alone in the VStack"])
    #expect(warnings(it) == ["the priority of Text \"a\" has no effect: it is not in a stack"])
  }

  @Test func `a custom guide that no container aligns by is reported, and one that is used is not`() {
    let guide = VerticalAlignment(ThirdOfHeight.self)
    let it = LayoutNode.text("a").alignmentGuide(guide) { _ in 1 }
    let unused = LayoutNode.hStack(children: [it, .text("b")]).resolved()
    #expect(
      unused.warnings.map(\.message) == [
        "the guide 'thirdOfHeight' of Text \"a\" has no effect: no container around it aligns by it; the HStack aligns by 'center'"
      ])
    #expect(LayoutNode.hStack(alignment: guide, children: [it, .text("b")]).resolved().warnings == [])
  }
}
