import PlumblineLayout
import Testing

private enum Across: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 4 }
}

private enum Down: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height / 4 }
}

extension LayoutNode {
  /// Returns the explicit values of guides, as a modifier around the view reads them, nil for a guide without one.
  func explicitValues(_ keys: AlignmentKey...) -> [Double?] {
    var seen: [Double?] = []
    let probe = alignmentGuide(VerticalAlignment.top) { dimensions in
      seen = keys.map { dimensions[explicit: $0] }
      return 0
    }
    _ = LayoutNode.hStack(alignment: .top, children: [probe]).resolved()
    return seen
  }
}

/// Rule: <doc:AlignmentGuides>.
@Suite struct `Guides on their way out` {
  private let across = HorizontalAlignment(Across.self)
  private let down = VerticalAlignment(Down.self)
  private var child: LayoutNode {
    box(20, 10).alignmentGuide(across) { _ in 3 }.alignmentGuide(down) { _ in 4 }
  }

  @Test func `6 the default applies if no value is set, and the explicit value distinguishes the two`() {
    var seen: [Double?] = []
    let node = box(20, 8).alignmentGuide(VerticalAlignment.top) { [across, down] dimensions in
      seen = [
        dimensions[across], dimensions[explicit: across], dimensions[down], dimensions[.trailing],
        dimensions[VerticalAlignment.center], dimensions[.firstTextBaseline], dimensions[.listRowSeparatorTrailing],
      ]
      return 0
    }
    _ = LayoutNode.hStack(alignment: .top, children: [node]).resolved()
    #expect(seen == [5, nil, 2, 20, 4, 8, 20])
  }

  @Test func `6 setting a guide to its default makes it explicit`() {
    let node = box(20, 10).alignmentGuide(HorizontalAlignment.center) { $0.width / 2 }
    #expect(node.explicitValues(HorizontalAlignment.center.key) == [10])
  }

  @Test func `6 a larger guide moves a view toward leading and top`() {
    let layout = LayoutNode.zStack(
      alignment: .topLeading,
      children: [
        box(50, 50),
        box(10, 10, "it").alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.top) { _ in 7 },
      ]
    ).resolved()
    #expect(frame("it", in: layout)?.origin == .zero)
    #expect(layout.canvas == Size(width: 55, height: 57))
  }

  @Test func `6 a guide that the container does not align by has no effect`() {
    let layout = LayoutNode.hStack(
      alignment: .top, spacing: 0,
      children: [box(10, 10, "it").alignmentGuide(VerticalAlignment.bottom) { _ in 99 }, box(10, 20)]
    ).resolved()
    #expect(layout.canvas == Size(width: 20, height: 20))
    #expect(frame("it", in: layout)?.origin == .zero)
  }

  @Test func `6 every modifier passes explicit guides on, moved by the position of its view`() {
    let cases: [(LayoutNode, Double, Double)] = [
      (child.padding(EdgeInsets(top: 5, leading: 7)), 10, 9), (child.frame(width: 60, height: 30), 23, 14),
      (child.frame(width: 60, height: 30, alignment: .bottomTrailing), 43, 24),
      (child.frame(minWidth: 40, alignment: .leading), 3, 4), (child.fixedSize(), 3, 4),
      (child.aspectRatio(1, contentMode: .fit), 3, 4), (child.offset(x: 50, y: 50), 3, 4),
      (child.position(x: 20, y: 20), 3, 4), (child.background(box(90, 90)), 3, 4), (child.overlay(box(90, 90)), 3, 4),
      (child.border(.color(.red)), 3, 4), (child.mask(children: [box(5, 5)]), 3, 4), (child.opacity(0.5), 3, 4),
      (child.clipped(), 3, 4), (child.id("x").zIndex(2), 3, 4), (child.layoutPriority(1), 3, 4),
      (child.ignoresSafeArea(), 3, 4), (child.safeAreaPadding(.leading, 6), 9, 4),
      (child.safeAreaInset(edge: .top, spacing: 0, content: [box(20, 5)]), 3, 9),
      (child.transformEnvironment("x") { _ in }, 3, 4), (.group([child]), 3, 4),
    ]
    for (node, x, y) in cases {
      let expected: [Double?] = node.view == "position" ? [13, 19] : [x, y]
      #expect(node.explicitValues(across.key, down.key) == expected, "\(node.view)")
    }
  }

  @Test func `6 built-in guides pass modifiers too`() {
    let node = box(20, 10).alignmentGuide(HorizontalAlignment.trailing) { _ in 1 }
      .alignmentGuide(VerticalAlignment.center) { _ in 2 }.padding(7)
    #expect(node.explicitValues(HorizontalAlignment.trailing.key, VerticalAlignment.center.key) == [8, 9])
  }

  @Test func `6 every container combines the values of a custom guide into their mean`() {
    let keys = (across.key, down.key)
    let row = LayoutNode.hStack(alignment: .top, spacing: 0, children: [child, box(10, 10), child])
    #expect(row.explicitValues(keys.0, keys.1) == [18, 4])
    let column = LayoutNode.vStack(alignment: .leading, spacing: 0, children: [child, box(10, 10), child])
    #expect(column.explicitValues(keys.0, keys.1) == [3, 14])
    let pile = LayoutNode.zStack(alignment: .topLeading, children: [box(60, 60), child, child.padding(10)])
    #expect(pile.explicitValues(keys.0, keys.1) == [8, 9])
    let grid = LayoutNode.grid(
      alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0,
      children: [.gridRow(children: [child, box(5, 5)]), .gridRow(children: [box(5, 5), child])])
    #expect(grid.explicitValues(keys.0, keys.1) == [13, 9])
    let lazy = LayoutNode.lazyVStack(alignment: .leading, spacing: 0, children: [child, child])
    #expect(lazy.explicitValues(keys.0, keys.1) == [3, 9])
    let cells = LayoutNode.lazyVGrid(columns: [GridItem(.fixed(20))], spacing: 0, children: [child, child])
    #expect(cells.explicitValues(keys.0, keys.1) == [3, 9])
    let choice = LayoutNode.viewThatFits(children: [child, box(1, 1)])
    #expect(choice.explicitValues(keys.0, keys.1) == [3, 4])
    let scroll = LayoutNode.scrollView(.horizontal, children: [child])
    #expect(scroll.explicitValues(keys.0, keys.1) == [3, 4])
    #expect(row.padding(1).explicitValues(keys.0, keys.1) == [19, 5])
  }

  @Test func `6 no container passes a built-in guide on`() {
    let child = box(20, 10).alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.trailing) { _ in 3 }
      .alignmentGuide(HorizontalAlignment.center) { _ in 3 }.alignmentGuide(VerticalAlignment.center) { _ in 3 }
      .alignmentGuide(.bottom) { _ in 3 }
    for node: LayoutNode in [
      .hStack(children: [child]), .vStack(children: [child]), .zStack(children: [child]),
      .grid(children: [.gridRow(children: [child])]), .lazyHStack(children: [child]),
      .lazyHGrid(rows: [GridItem()], children: [child]), .viewThatFits(children: [child]),
    ] {
      #expect(
        node.explicitValues(
          HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
          VerticalAlignment.center.key, VerticalAlignment.bottom.key) == [nil, nil, nil, nil, nil], "\(node.view)")
    }
  }

  @Test func `6 baselines pass stacks, grids and modifiers`() {
    let first = VerticalAlignment.firstTextBaseline.key
    let last = VerticalAlignment.lastTextBaseline.key
    let text = LayoutNode.text("a")
    func near(_ node: LayoutNode, _ a: Double, _ b: Double) -> Bool {
      let values = node.explicitValues(first, last)
      return values[0]?.isNear(a) == true && values[1]?.isNear(b) == true
    }
    #expect(near(text.padding(10), 23.6, 23.6))
    #expect(near(text.frame(height: 100, alignment: .top), 13.6, 13.6))
    #expect(near(.zStack(alignment: .top, children: [text, text.padding(.top, 20)]), 13.6, 33.6))
    #expect(near(.hStack(alignment: .top, children: [text.padding(.top, 5), text]), 13.6, 18.6))
    #expect(
      near(
        .grid(
          alignment: .topLeading, verticalSpacing: 0,
          children: [.gridRow(children: [text]), .gridRow(children: [text])]),
        13.6, 30.6))
    #expect(LayoutNode.vStack(children: [box(5, 5)]).explicitValues(first, last) == [nil, nil])
    #expect(text.overlay(text.offset(y: 9)).explicitValues(first)[0]?.isNear(13.6) == true)
  }

  @Test func `6 a text of several lines has two baselines`() {
    let values = LayoutNode.text("one\ntwo\nthree").explicitValues(
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key)
    #expect(values[0]?.isNear(13.6) == true)
    #expect(values[1]?.isNear(47.6) == true)
  }

  @Test func `6 in a row aligned by baselines, views without text are placed on the line`() {
    let layout = LayoutNode.hStack(
      alignment: .firstTextBaseline, spacing: 0, children: [box(10, 20, "box"), LayoutNode.text("a").id("text")]
    ).resolved()
    #expect(frame("box", in: layout)?.maxY.isNear(20) == true)
    #expect(frame("text", in: layout)?.minY.isNear(6.4) == true)
  }

  @Test func `6 a custom alignment on both axes aligns a ZStack by its guides`() {
    let both = Alignment(horizontal: across, vertical: down)
    let layout = LayoutNode.zStack(alignment: both, children: [box(40, 40, "a"), child.id("b")]).resolved()
    #expect(frame("a", in: layout)?.origin == .zero)
    #expect(frame("b", in: layout)?.origin == Point(x: 7, y: 6))
    let layer = box(40, 40).overlay(child.id("layer"), alignment: both).resolved()
    #expect(frame("layer", in: layer)?.origin == Point(x: 7, y: 6))
  }

  @Test func `6 a custom layout has guides of its own, by default combined from its children's`() {
    let plain = LayoutNode.layout("Plain", Corner(), children: [child, child])
    #expect(plain.explicitValues(across.key, down.key) == [3, 4])
    let own = LayoutNode.layout("Own", OwnGuide(), children: [child])
    #expect(own.explicitValues(across.key, down.key, HorizontalAlignment.leading.key) == [3, 42, 7])
  }

  @Test func `5 views of lower priority are aligned with the same lines and may overflow`() {
    let layout = LayoutNode.zStack(
      alignment: .bottomTrailing, children: [box(100, 100, "low"), box(30, 20).layoutPriority(1)]
    )
    .resolved()
    #expect(layout.canvas == Size(width: 30, height: 20))
    #expect(frame("low", in: layout)?.origin == Point(x: -70, y: -80))
  }

  @Test func `5 a flexible child makes the ZStack flexible`() {
    let pile = LayoutNode.zStack(children: [.color(.red), box(10, 10)])
    #expect(pile.resolved(in: Size(width: 70, height: 50)).views[0].frame.size == Size(width: 70, height: 50))
    #expect(pile.resolved().canvas == Size(width: 10, height: 10))
  }
}

/// A layout that places every view at the top leading corner.
private struct Corner: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 50, height: 50)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A layout that places every view at the top leading corner and has explicit guides of its own.
private struct OwnGuide: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 50, height: 50)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? { guide == VerticalAlignment(Down.self) ? 42 : nil }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Double? { guide == .leading ? 7 : subviews[0].dimensions(in: .unspecified)[explicit: guide] }
}
