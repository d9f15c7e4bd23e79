import LayoutCore
import Testing

@Suite struct `Any number and any tree` {
  @Test(arguments: [.nan, .infinity, -.infinity, -1, 1e300, -1e300, 0, 1e-300] as [Double])
  func `every modifier takes every number`(number: Double) {
    let shape = LayoutNode.shape(.rectangle)
    let nodes: [LayoutNode] = [
      shape.frame(width: number, height: number), shape.frame(minWidth: number, idealWidth: number, maxWidth: number),
      shape.padding(number), shape.offset(x: number, y: number), shape.position(x: number, y: number),
      shape.aspectRatio(number, contentMode: .fill), .hStack(spacing: number, children: [shape, shape]),
      .hStack(children: [shape.layoutPriority(number), shape]), .spacer(minLength: number),
      shape.alignmentGuide(HorizontalAlignment.center) { _ in number },
      .lazyVGrid(
        columns: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(number))], spacing: number, children: [shape]),
      .grid(horizontalSpacing: number, verticalSpacing: number, children: [.gridRow(children: [shape, shape])]),
      .text("a").frame(height: number),
    ]
    for canvas in [nil, Size(width: number, height: 100), Size(width: 100, height: number)] {
      for node in nodes {
        let layout = LayoutNode.zStack(children: [node, node.fixedSize()]).resolved(in: canvas)
        for view in layout.views { #expect(view.frame.size.isFinite, "\(layout.dump)") }
      }
    }
  }

  @Test func `a tree of depth 10,000 is laid out and freed`() {
    var node = LayoutNode.text("a")
    for level in 0..<10_000 {
      node =
        level % 3 == 0
        ? .hStack(children: [node])
        : level % 3 == 1 ? .vStack(alignment: .leading, children: [node]) : node.padding(0.01)
    }
    let layout = node.resolved(in: Size(width: 300, height: 300))
    #expect(layout.views.count == 10_001)
    #expect(layout.views.last?.frame.width == 8.5)
  }

  @Test func `a wide tree and empty containers are laid out`() {
    let row = LayoutNode.hStack(spacing: 1, children: (0..<20_000).map { _ in box(1, 1) })
    #expect(row.resolved().canvas == Size(width: 39_999, height: 1))
    for empty in [
      LayoutNode.hStack(children: []), .zStack(children: []), .grid(children: []), .group([]),
      .lazyVGrid(columns: [], children: [box(1, 1)]),
    ] {
      #expect(empty.resolved().canvas == .zero)
    }
  }

  @Test func `readers within readers end`() {
    func reader() -> LayoutNode { .geometryReader { _ in reader() } }
    let layout = reader().resolved(in: Size(width: 100, height: 100))
    #expect(layout.warnings.count == 1)
  }

  @Test(arguments: [16, 32, 64]) func `measurements grow with the depth, not with its power`(depth: Int) {
    var node = LayoutNode.text("label")
    for level in 0..<depth {
      let children = [LayoutNode.text("label"), node]
      node = level % 2 == 0 ? .hStack(spacing: 2, children: children) : .vStack(spacing: 2, children: children)
    }
    let engine = LayoutEngine(node)
    engine.place(in: Size(width: 4000, height: 3000))
    #expect(engine.measurementCount <= 12 * depth * engine.count)
  }

  @Test func `what has no effect is told`() {
    let node = LayoutNode.vStack(children: [
      LayoutNode.text("a").alignmentGuide(HorizontalAlignment.leading) { _ in 5 },
      LayoutNode.text("b").layoutPriority(1).padding(2),
      box(10, 10).frame(width: 10, alignment: .leading),
    ])
    #expect(
      node.resolved().warnings.map(\.message) == [
        "the alignment 'leading' of the frame has no effect: 'frame' fills it",
        "the guide 'leading' of Text \"a\" has no effect: the VStack around it aligns by 'center'",
        "the priority of Text \"b\" has no effect: a stack sees that of the 'padding' around it",
      ])
  }
}
