import PlumblineLayout
import Testing

/// Rule: <doc:Grids>.
@Suite struct `Grids, choices and own layouts` {
  @Test func `columns are as wide as their widest cell, rows as tall as their tallest`() {
    let layout = LayoutNode.grid(children: [
      .gridRow(children: [box(20, 10, "a"), box(30, 40, "b")]),
      .gridRow(children: [box(50, 10, "c"), box(10, 10, "d")]),
    ]).resolved()
    #expect(layout.canvas == Size(width: 88, height: 58))
    #expect(frame("a", in: layout)?.origin == Point(x: 15, y: 15))
    #expect(frame("d", in: layout)?.origin == Point(x: 68, y: 48))
  }

  @Test func `a child outside of a row takes all columns, a span some`() {
    let layout = LayoutNode.grid(
      alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0,
      children: [
        .gridRow(children: [box(20, 10), box(30, 10), box(40, 10)]), box(70, 10, "all"),
        .gridRow(children: [box(5, 10).gridCellColumns(2), box(6, 10, "third")]),
      ]
    ).resolved()
    #expect(layout.canvas == Size(width: 90, height: 30))
    #expect(frame("third", in: layout)?.origin == Point(x: 50, y: 20))
  }

  @Test func `an unsized axis leaves the column to the other cells`() {
    let line = LayoutNode.divider().gridCellUnsizedAxes(.horizontal).id("line")
    let layout = LayoutNode.grid(children: [.gridRow(children: [box(20, 10), box(30, 10)]), line])
      .resolved(in: Size(width: 300, height: 300))
    #expect(layout.views[0].frame.width == 58)
    #expect(frame("line", in: layout)?.width == 58)
  }

  @Test func `flexible columns share the remaining width`() {
    let layout = LayoutNode.grid(
      horizontalSpacing: 0,
      children: [
        .gridRow(children: [box(20, 10), LayoutNode.shape(.rectangle).id("a"), LayoutNode.shape(.rectangle).id("b")])
      ]
    ).resolved(in: Size(width: 100, height: 50))
    #expect(frame("a", in: layout)?.width == 40)
    #expect(frame("b", in: layout)?.minX == 60)
  }

  @Test func `LazyVGrid allots fixed columns first, then the rest`() {
    let layout = LayoutNode.lazyVGrid(
      columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))],
      children: (0..<3).map { LayoutNode.shape(.rectangle).frame(height: 10).id("\($0)") }
    ).resolved(in: Size(width: 200, height: 100))
    #expect(frame("0", in: layout)?.width == 70)
    #expect(frame("1", in: layout)?.width == 57)
    #expect(frame("2", in: layout)?.minX == 143)
  }

  @Test func `LazyVStack takes the whole width`() {
    let layout = LayoutNode.layout(
      "LazyVStack", LazyStackLayout(.vertical(alignment: .leading)), children: [box(20, 10, "a"), box(30, 10)]
    ).resolved(in: Size(width: 200, height: 100))
    #expect(layout.views[0].frame.size == Size(width: 200, height: 28))
    #expect(frame("a", in: layout)?.minX == 0)
  }

  @Test(arguments: [(120.0, "wide"), (60, "narrow"), (20, "narrow")])
  func `ViewThatFits shows the first view whose ideal size fits, else the last`(width: Double, id: String) {
    let layout = LayoutNode.layout(
      "ViewThatFits", ViewThatFitsLayout(axes: .horizontal), children: [box(100, 10, "wide"), box(50, 10, "narrow")]
    ).resolved(in: Size(width: width, height: 50))
    #expect(layout.children(of: 0).map { layout.views[$0].id } == [id])
  }

  @Test func `a custom layout keeps a cache and reads values, and views that it does not place are centred`() {
    let layout = LayoutNode.layout(
      "Diagonal", Diagonal(), children: [box(10, 10, "a"), box(10, 10, "b"), box(10, 10, "c")]
    )
    .resolved()
    #expect(layout.canvas == Size(width: 30, height: 30))
    #expect(frame("b", in: layout)?.origin == Point(x: 10, y: 10))
    #expect(frame("c", in: layout)?.origin == Point(x: 10, y: 10))
  }

  /// A layout that places each view at the end of the one before.
  private struct Diagonal: Layout {
    func makeCache(subviews: Subviews) -> [Size] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]) -> Size {
      cache.reduce(.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]) {
      var corner = bounds.origin
      for (view, size) in zip(subviews, cache).dropLast() {
        view.place(at: corner, proposal: .unspecified)
        corner = corner + Point(x: size.width, y: size.height)
      }
    }
  }
}
