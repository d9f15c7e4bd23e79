import PlumblineLayout
import Testing

/// Rule: <doc:Grids>.
@Suite struct `Cells of a Grid` {
  private func grid(
    by alignment: Alignment = .center, in canvas: Size? = nil, spacing: Double? = 0, _ rows: [LayoutNode]
  ) -> ResolvedLayout {
    LayoutNode.grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, children: rows)
      .resolved(in: canvas)
  }
  private func row(_ cells: LayoutNode..., alignment: VerticalAlignment? = nil) -> LayoutNode {
    .gridRow(alignment: alignment, children: cells)
  }

  @Test func `9 columns keep 8 points, rows the spacing that their cells prefer`() {
    let plain = grid(spacing: nil, [row(box(20, 10), box(20, 10)), row(box(20, 10), box(20, 10))])
    #expect(plain.canvas == Size(width: 48, height: 28))
    let texts = grid(spacing: nil, [row(.text("ab"), .text("ab")), row(.text("ab"), .text("ab"))])
    #expect(texts.canvas == Size(width: 42, height: 34))
    let mixed = grid(spacing: nil, [row(.text("ab")), row(box(10, 10))])
    #expect(mixed.canvas.height.isNear(17 + 7.1 + 10))
  }

  @Test func `9 a row's alignment beats the grid's, a column's too, and an anchor beats both`() {
    let layout = grid(
      by: .topLeading,
      [
        row(box(40, 40), box(10, 10, "row"), alignment: .bottom),
        row(box(10, 10, "column").gridColumnAlignment(.trailing), box(30, 40)),
        row(box(10, 10, "plain"), box(10, 10, "anchored").gridCellAnchor(UnitPoint(x: 1, y: 0.5))), row(box(1, 30)),
      ])
    #expect(frame("row", in: layout)?.origin == Point(x: 40, y: 30))
    #expect(frame("column", in: layout)?.origin == Point(x: 30, y: 40))
    #expect(frame("plain", in: layout)?.origin == Point(x: 30, y: 80))
    #expect(frame("anchored", in: layout)?.origin == Point(x: 60, y: 80))
  }

  @Test func `9 an anchor is a unit point of both the cell and the view`() {
    let layout = grid([
      row(box(100, 100)), row(box(30, 30, "it").gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)), box(10, 60)),
    ])
    #expect(frame("it", in: layout)?.origin == Point(x: 17.5, y: 122.5))
  }

  @Test func `9 a span is as wide as its columns and the spacing between them, and widens them evenly`() {
    let narrow = grid(
      spacing: 10,
      [row(box(20, 5), box(30, 5)), row(LayoutNode.color(.red).frame(height: 5).id("it").gridCellColumns(2))])
    #expect(frame("it", in: narrow)?.width == 60)
    let wide = grid(
      by: .topLeading, spacing: 10, [row(box(20, 5), box(30, 5, "second")), row(box(100, 5).gridCellColumns(2))])
    #expect(wide.canvas.width == 100)
    #expect(frame("second", in: wide)?.minX == 50)
  }

  @Test func `9 a span at the end of a short row takes no column away`() {
    let layout = grid(
      by: .topLeading,
      [
        row(box(10, 5), box(20, 5), box(30, 5)), row(box(5, 5), box(5, 5, "it").gridCellColumns(2)),
      ])
    #expect(layout.canvas.width == 60)
    #expect(frame("it", in: layout)?.minX == 10)
  }

  @Test(
    arguments: [(Axis.Set.horizontal, 30, 100), (.vertical, 200, 10), (Axis.Set([.horizontal, .vertical]), 30, 10)]
      as [(Axis.Set, Double, Double)])
  func `9 unsized axes leave a column, a row or both to the others`(axes: Axis.Set, width: Double, height: Double) {
    let layout = grid(
      in: Size(width: 200, height: 100),
      [row(box(30, 10)), row(LayoutNode.color(.red).gridCellUnsizedAxes(axes).id("it"))])
    let whole = layout.views[0].frame.size
    #expect(whole.width == width)
    #expect(frame("it", in: layout)?.width == width)
    #expect(axes.contains(.vertical) ? whole.height == 20 : whole.height == height)
  }

  @Test func `9 flexible columns share the width that rigid ones leave, limited ones first`() {
    let layout = grid(
      in: Size(width: 200, height: 20),
      [row(box(50, 5), LayoutNode.color(.red).frame(maxWidth: 30).id("a"), LayoutNode.color(.red).id("b"))])
    #expect(frame("a", in: layout)?.width == 30)
    #expect(frame("b", in: layout)?.width == 120)
  }

  @Test func `9 flexible rows share the height`() {
    let layout = grid(
      in: Size(width: 50, height: 100),
      [row(box(10, 20)), row(LayoutNode.color(.red).id("a")), row(LayoutNode.color(.red))])
    #expect(frame("a", in: layout)?.height == 40)
    #expect(layout.views[0].frame.size == Size(width: 50, height: 100))
  }

  @Test func `9 cells meet on their row's baseline`() {
    let layout = grid(by: .leadingFirstTextBaseline, [row(LayoutNode.text("a").id("text"), box(10, 30, "box"))])
    #expect(frame("box", in: layout)?.minY == 0)
    #expect(frame("text", in: layout)?.minY.isNear(16.4) == true)
    #expect(layout.canvas.height.isNear(33.4))
  }

  @Test func `9 a group of cells and a modifier on a row are on each cell`() {
    let layout = LayoutNode.grid(
      horizontalSpacing: 0, verticalSpacing: 0,
      children: [LayoutNode.gridRow(children: [.group([box(10, 10), box(10, 10)]), .empty]).padding(1)]
    ).resolved()
    #expect(layout.canvas == Size(width: 24, height: 12))
  }

  @Test func `outside of a grid a row is a group`() {
    let layout = LayoutNode.hStack(spacing: 1, children: [.gridRow(children: [box(10, 10), box(10, 10)])]).resolved()
    #expect(layout.canvas == Size(width: 21, height: 10))
  }

  @Test func `9 cells without a size and empty rows do not affect the grid`() {
    #expect(grid([row(), row(box(5, 5)), row()]).canvas == Size(width: 5, height: 5))
  }
}
