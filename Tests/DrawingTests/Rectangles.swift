import PlumblineDrawing
import Testing

@Suite struct `Rectangles` {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `contain rectangles within them, shared edges included`() {
    #expect(rect.contains(rect))
    #expect(rect.contains(Rect(x: 10, y: 20, width: 1, height: 1)))
    #expect(rect.contains(Rect(x: 39, y: 59, width: 1, height: 1)))
  }

  @Test(arguments: [(9.0, 30.0), (31, 30), (20, 19), (20, 51)])
  func `do not contain rectangles that reach beyond an edge`(x: Double, y: Double) {
    #expect(!rect.contains(Rect(x: x, y: y, width: 10, height: 10)))
  }

  @Test func `that do not touch have no intersection, which adds nothing to a union`() {
    let other = rect.offsetBy(dx: 50, dy: 0)
    #expect(rect.intersection(other).isNull)
    #expect(!rect.intersection(rect.offsetBy(dx: 30, dy: 0)).isNull)
    #expect(!rect.intersects(.null))
    #expect(Rect.null.union(rect) == rect)
    #expect(rect.union(.null) == rect)
    #expect(rect.overlap(with: other).width == 0)
    #expect(Rect.infinite.isInfinite && Rect.infinite.contains(rect))
  }
}
