import PlumblineLayout
import Testing

@Suite struct `Figures of horizontal-alignment` {
  /// Returns the red lines of a gallery, two for each column.
  private func lines(of layout: ResolvedLayout) -> [Rect] { layout.all("Color").map(\.frame) }

  @Test(arguments: FrontEnd.allCases) func `01: every line is at its text's guide`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "horizontal-alignment/01")
    let lines = lines(of: layout)
    #expect(lines.count == 6)
    #expect(layout.canvas.height == 150)
    for (column, title) in ["Leading", "Center", "Trailing"].enumerated() {
      let text = try layout.text(title).frame
      for line in lines.dropFirst(2 * column).prefix(2) {
        #expect(line.width == 1)
        let distances = [line.minX - text.minX, line.midX - text.midX, line.maxX - text.maxX]
        #expect(abs(distances[column]) <= 0.01)
      }
    }
  }

  @Test(arguments: FrontEnd.allCases) func `02: the mirror image of 01`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "horizontal-alignment/01")
    let mirrored = try frontEnd.layout(of: "horizontal-alignment/02")
    #expect(mirrored.views.count == layout.views.count)
    for (view, other) in zip(layout.views, mirrored.views) {
      let frame = view.frame
      expect(
        other.frame,
        Rect(x: layout.canvas.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
    }
  }

  @Test(arguments: FrontEnd.allCases) func `03: a quarter of the width counts from the leading edge`(
    frontEnd: FrontEnd
  ) throws {
    let bars = try frontEnd.layout(of: "horizontal-alignment/03").all("Color").map(\.frame)
    #expect(bars.map(\.minX) == [0, 15, 25, 200, 245, 275])
    #expect(bars.map(\.width) == [160, 100, 60, 160, 100, 60])
  }

  @Test(arguments: FrontEnd.allCases) func `04: the first stripes of both sets are divided at the same position`(
    frontEnd: FrontEnd
  ) throws {
    let layout = try frontEnd.layout(of: "horizontal-alignment/04")
    #expect(layout.canvas == Size(width: 300, height: 150))
    let stripes = layout.all("Color").map(\.frame)
    #expect(stripes.count == 8)
    for (index, stripe) in stripes.prefix(4).enumerated() {
      expect(stripe, Rect(x: Double(index) * 75.25, y: 0, width: 74.25, height: 150))
    }
    for (index, stripe) in stripes.dropFirst(4).enumerated() {
      expect(stripe, Rect(x: 30 + Double(index) * 45.25, y: 35, width: 44.25, height: 80))
    }
    #expect((0...1).contains(abs(stripes[0].maxX - stripes[4].maxX)))
  }
}
