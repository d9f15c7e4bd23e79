import PlumblineDrawing
import Testing

@Suite struct `Measuring a path` {
  private let square = Path(Rect(x: 10, y: 20, width: 30, height: 30))

  @Test func `a rectangle is as long as its sides`() { #expect(square.length == 120) }

  @Test func `the bounds of a circle are its square`() {
    let bounds = Path(ellipseIn: Rect(x: 1, y: 2, width: 30, height: 30)).boundingRect
    #expect(abs(bounds.minX - 1) < 1e-9 && abs(bounds.maxX - 31) < 1e-9)
    #expect(abs(bounds.minY - 2) < 1e-9 && abs(bounds.maxY - 32) < 1e-9)
  }

  @Test func `a curve bounds its line, not its control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(x: 10, y: 0), control1: Point(x: 0, y: 10), control2: Point(x: 10, y: 10))
    #expect(path.boundingRect.maxY == 7.5)
  }

  @Test func `lines are bounded by their points, whichever way they are walked`() {
    var path = Path()
    path.move(to: Point(x: 30, y: -4))
    path.addLine(to: Point(x: -2, y: 9))
    path.closeSubpath()
    path.move(to: Point(x: 7, y: 21))
    #expect(path.boundingRect == Rect(x: -2, y: -4, width: 32, height: 25))
    path.addLine(to: Point(x: .infinity, y: 0))
    #expect(path.boundingRect == Rect(x: -2, y: -4, width: 32, height: 25))
  }

  @Test func `a line without a beginning starts at the origin`() {
    var path = Path()
    path.addLine(to: Point(x: 5, y: 6))
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 5, height: 6))
  }

  @Test func `an empty path has no bounds`() { #expect(Path().boundingRect == .zero) }

  @Test func `a point is inside or outside`() {
    #expect(square.contains(Point(x: 20, y: 30)))
    #expect(!square.contains(Point(x: 50, y: 30)))
    #expect(!square.contains(Point(x: .nan, y: 30)))
  }

  @Test func `two rings around a point cancel out by the even-odd rule alone`() {
    var rings = square
    rings.addRect(Rect(x: 15, y: 25, width: 10, height: 10))
    #expect(rings.contains(Point(x: 20, y: 30)))
    #expect(!rings.contains(Point(x: 20, y: 30), eoFill: true))
  }

  @Test func `half of a rectangle's path is two of its sides`() {
    let half = square.trimmedPath(from: 0, to: 0.5)
    #expect(
      half.elements == [
        .move(to: Point(x: 10, y: 20)), .line(to: Point(x: 40, y: 20)), .line(to: Point(x: 40, y: 50)),
      ])
  }

  @Test(arguments: [(0.0, 0.25), (0.25, 1.0), (0.125, 0.375), (0.3, 0.31)])
  func `a trimmed circle has its fraction of the length`(from: Double, to: Double) {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(circle.trimmedPath(from: from, to: to).length - (to - from) * circle.length) < 0.05)
  }

  @Test func `a curve is split at its parameter, not at its length`() {
    var curve = Path()
    curve.move(to: .zero)
    curve.addCurve(to: Point(x: 90, y: 0), control1: .zero, control2: .zero)
    // At the parameter t the curve is at 90 t³; half of its length would be at 45.
    #expect(curve.trimmedPath(from: 0, to: 0.5).boundingRect.width == 90.0 / 8)
  }

  @Test func `a trim begins a new subpath where it begins`() {
    let part = square.trimmedPath(from: 0.5, to: 0.6)
    #expect(part.elements.first == .move(to: Point(x: 40, y: 50)))
  }

  @Test(arguments: [(0.5, 0.5), (0.8, 0.2), (Double.nan, 0.0), (2, 3)])
  func `a trim of nothing is empty`(from: Double, to: Double) {
    #expect(square.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func `elements with points that are not finite are left out`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: .nan, y: 3))
    path.addLine(to: Point(x: 3, y: 4))
    #expect(path.length == 5)
  }
}
