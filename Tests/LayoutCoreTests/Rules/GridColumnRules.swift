import PlumblineLayout
import Testing

@Suite struct `Columns of lazy grids` {
  private func columns(_ items: [GridItem], width: Double) -> [Rect] {
    LayoutNode.lazyVGrid(columns: items, children: items.map { _ in LayoutNode.color(.red).frame(height: 10) })
      .resolved(in: Size(width: width, height: 50)).views.filter { $0.view == "frame" }.map(\.frame)
  }

  /// Rule: <doc:Grids#Columns-of-lazy-grids>.
  @Test func `are computed again for the width that they take, if it is more than the proposal`() {
    let two = columns(
      [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], width: 200)
    #expect(two.map(\.width) == [108, 120])
    #expect(two.first?.minX == -12)
    #expect(two.last?.maxX == 224)
    let wide = columns([GridItem(.flexible()), GridItem(.flexible(minimum: 180))], width: 300)
    #expect(wide.map(\.width) == [163, 180])
    // Columns of 100, 42, 42 and 180 points at first.
    let adaptive = LayoutNode.lazyVGrid(
      columns: [
        GridItem(.flexible(minimum: 100)), GridItem(.adaptive(minimum: 40)), GridItem(.flexible(minimum: 180)),
      ],
      children: (0..<4).map { _ in LayoutNode.color(.red).frame(height: 10) }
    ).resolved(in: Size(width: 300, height: 50))
    #expect(adaptive.views.filter { $0.view == "frame" }.map(\.frame.width) == [124, 58, 58, 180])
  }

  @Test func `have the grid's alignment, and rows of text keep no distance`() {
    let texts = (0..<4).map { LayoutNode.text("\($0)").id("\($0)") }
    let layout = LayoutNode.lazyVGrid(
      columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .leading, children: texts
    ).resolved(in: Size(width: 108, height: 100))
    #expect(frame("1", in: layout)?.minX == 58)
    #expect((frame("2", in: layout)?.minY ?? 0) - (frame("0", in: layout)?.maxY ?? 0) == 0)
  }

  /// Rule: <doc:Grids#Unsized-axes>.
  @Test func `a cell without extra size counts with its ideal size`() {
    let row = LayoutNode.gridRow(children: [
      LayoutNode.color(.red).gridCellUnsizedAxes(.horizontal).gridCellUnsizedAxes(.vertical).id("cell")
    ])
    let layout = LayoutNode.grid(children: [row]).resolved(in: Size(width: 100, height: 100))
    #expect(layout.views.first { $0.view == "Grid" }?.frame.size == Size(width: 10, height: 10))
  }
}
