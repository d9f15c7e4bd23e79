import PlumblineLayout
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

  /// The modifiers and containers that can be nested around one view.
  private static var nests: [(name: String, around: (LayoutNode) -> LayoutNode)] {
    [
      ("HStack", { .hStack(children: [$0]) }), ("VStack", { .vStack(children: [$0]) }),
      ("ZStack", { .zStack(children: [$0]) }),
      ("Grid", { .grid(children: [.gridRow(children: [$0])]) }), ("LazyVStack", { .lazyVStack(children: [$0]) }),
      ("LazyHStack", { .lazyHStack(children: [$0]) }),
      ("LazyVGrid", { .lazyVGrid(columns: [GridItem()], children: [$0]) }),
      ("LazyHGrid", { .lazyHGrid(rows: [GridItem()], children: [$0]) }),
      ("ViewThatFits", { .viewThatFits(children: [$0]) }),
      ("ScrollView", { .scrollView(children: [$0]) }), ("Group", { .group([$0]) }), ("padding", { $0.padding(0.001) }),
      ("frame", { $0.frame(width: 20) }), ("limits", { $0.frame(minWidth: 1, maxHeight: .infinity) }),
      ("fixedSize", { $0.fixedSize() }), ("aspectRatio", { $0.aspectRatio(contentMode: .fit) }),
      ("offset", { $0.offset(x: 0.001) }), ("position", { $0.position(x: 1, y: 1) }),
      ("background", { $0.background(box(1, 1)) }),
      ("overlay", { box(1, 1).overlay($0) }), ("mask", { $0.mask(children: [box(1, 1)]) }),
      ("opacity", { $0.opacity(0.99) }),
      ("guide", { $0.alignmentGuide(HorizontalAlignment.center) { $0.width / 2 } }),
      ("priority", { $0.layoutPriority(1) }),
      ("environment", { $0.transformEnvironment("x") { $0.displayScale = 2 } }),
      ("safe area", { $0.ignoresSafeArea() }),
      ("bar", { $0.safeAreaInset(edge: .top, content: [box(1, 0.001)]) }), ("row", { .gridRow(children: [$0]) }),
      ("own layout", { .layout("Anchored", ZStackLayout(), children: [$0]) }),
    ]
  }

  @Test(arguments: nests.indices) func `everything can be nested 10,000 deep`(index: Int) {
    var node = LayoutNode.text("a")
    for _ in 0..<10_000 { node = Self.nests[index].around(node) }
    let layout = node.resolved(in: Size(width: 300, height: 300))
    #expect(!layout.views.isEmpty, "\(Self.nests[index].name)")
    #expect(layout.views.allSatisfy { $0.frame.size.isFinite })
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

  /// Returns the number of measurements for a label beside the next stack at every level, with alternating axes.
  private func measurements(_ depth: Int, _ label: LayoutNode) -> Double {
    var node = label
    for level in 0..<depth {
      node =
        level % 2 == 0 ? .hStack(spacing: 2, children: [label, node]) : .vStack(spacing: 2, children: [label, node])
    }
    let engine = LayoutEngine(node)
    engine.place(in: Size(width: 4000, height: 3000))
    return Double(engine.measurementCount)
  }

  @Test(arguments: [8, 16, 32, 64, 128, 256, 512]) func `twice the depth costs at most 2.5 times the measurements`(
    depth: Int
  ) {
    let label = LayoutNode.leaf("label", WrappingLeaf(ideal: 35))
    #expect(measurements(2 * depth, label) <= 2.5 * measurements(depth, label))
  }

  @Test(arguments: [8, 16, 32, 64, 128])
  func `measurements of a view are linear in the depth, also if heights matter`(depth: Int) {
    let label = LayoutNode.text("label")
    let (once, twice) = (measurements(depth, label) / Double(depth), measurements(2 * depth, label) / Double(2 * depth))
    #expect(twice <= 2 * once)
  }

  @Test func `a changed label in one of many rows measures a handful of views`() {
    let rows = (0..<2_000).map { row in
      LayoutNode.hStack(children: [box(8, 8), .text("label \(row)"), .spacer(), LayoutNode.text("end").padding(2)])
    }
    let engine = LayoutEngine(.vStack(spacing: 2, children: rows))
    engine.place(in: Size(width: 300, height: 3000))
    let first = engine.measurementCount
    engine.change(
      leaf: 4_001, to: TextLeaf(TextContent("new")).resolved(in: EnvironmentValues(), typesetter: FixedTypesetter()))
    #expect((engine.measurementCount - first) * 50 <= first)
  }

  @Test func `modifiers without effect are reported`() {
    let node = LayoutNode.vStack(children: [
      LayoutNode.text("a").alignmentGuide(HorizontalAlignment.leading) { _ in 5 },
      LayoutNode.text("b").layoutPriority(1).padding(2),
      box(10, 10).frame(width: 10, alignment: .leading),
    ])
    #expect(
      node.resolved().warnings.map(\.message) == [
        "the alignment 'leading' of the frame has no effect: 'frame' fills it",
        "the guide 'leading' of Text \"a\" has no effect: the VStack around it aligns by 'center'",
        "the priority of Text \"b\" has no effect: the stack uses the priority of the 'padding' around it",
      ])
  }
}
