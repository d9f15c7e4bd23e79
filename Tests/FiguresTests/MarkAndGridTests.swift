import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Grids and numbered marks` {
  private func scene(_ sketch: Sketch) -> FigureScene {
    FigureScene(layout: sketch.layout, theme: .book, typesetter: FixedTypesetter())
  }

  /// Returns the x coordinates of the upright lines of a stroke.
  private func columns(_ item: DisplayItem) -> [Double] {
    guard case .stroke(let path, _, _) = item else { return [] }
    return zip(path.elements, path.elements.dropFirst()).compactMap { start, end in
      if case .move(let a) = start, case .line(let b) = end, a.x == b.x { a.x } else { nil }
    }
  }

  @Test func `every fifth line of a grid is stronger`() throws {
    let drawing = Grid().drawing(in: scene(.rectangle(Rect(x: 0, y: 0, width: 100, height: 40))))
    try #require(drawing.behind.count == 2)
    #expect(columns(drawing.behind[0]) == [10, 20, 30, 40, 60, 70, 80, 90])
    #expect(columns(drawing.behind[1]) == [0, 50, 100])
  }

  @Test func `a number is centred at the corner of a view, and outside of it by 0.7 of its radius beside letters`() {
    let frame = Rect(x: 50, y: 40, width: 60, height: 20)
    let radius = NumberedMarks.radius(in: .book)
    func center(_ sketch: Sketch) -> Point? {
      NumberedMarks(views: [0]).drawing(in: scene(sketch)).arrows.first.map { Point(x: $0.midX, y: $0.midY) }
    }
    #expect(center(.rectangle(frame)) == Point(x: 50, y: 40))
    #expect(center(.text("letters", frame)) == Point(x: 50 - 0.7 * radius, y: 40 - 0.7 * radius))
  }
}
