import PlumblineDrawing
import Testing

@Suite struct `Descriptions of paths` {
  @Test func `a rectangle is a move, three lines and a closed subpath`() {
    let path = Path(Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.description == "0 0 m 10 0 l 10 20 l 0 20 l h")
  }

  @Test func `curves have their control points before their end`() {
    var path = Path()
    path.move(to: Point(x: -1.5, y: 0))
    path.addQuadCurve(to: Point(x: 3, y: 4), control: Point(x: 1, y: 2))
    path.addCurve(to: Point(x: 7, y: 8), control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6))
    #expect(path.description == "-1.5 0 m 1 2 3 4 q 3 4 5 6 7 8 c")
  }

  @Test func `numbers have six significant digits at most`() {
    var path = Path()
    path.move(to: Point(x: 2.0 / 3, y: 1234.56789))
    path.addLine(to: Point(x: 0.0123456789, y: 99.99999999))
    path.addLine(to: Point(x: -0.25, y: 100))
    #expect(path.description == "0.666667 1234.57 m 0.0123457 100 l -0.25 100 l")
    #expect(Path().description == "")
  }

  @Test func `numbers that six digits cannot show are written in full`() {
    var path = Path()
    path.move(to: Point(x: 1e300, y: -1_234_567))
    #expect(path.description == "1e+300 -1234567 m")
  }

  @Test(arguments: ["0 0 m 10 0 l 10 20 l h", "-1.5 0 m 1 2 3 4 q 3 4 5 6 7 8 c", ""])
  func `a path is read from its description`(notation: String) {
    #expect(Path(notation)?.description == notation)
  }

  @Test(arguments: ["1 m", "1 2 3 m", "0 0 m 5", "0 0 z", "words"])
  func `other texts are no paths`(notation: String) { #expect(Path(notation) == nil) }
}
