import PlumblineDrawing
import Testing

@Suite struct `Arcs of a path` {
  private func end(_ path: Path) -> Point { path.currentPoint ?? Point(x: .nan, y: .nan) }

  @Test func `an arc that is not clockwise runs clockwise in a figure`() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(abs(end(path).x) < 1e-9)
    #expect(abs(end(path).y - 10) < 1e-9)
    #expect(abs(path.length - 5 * .pi) < 0.01)
  }

  @Test func `a clockwise arc takes the other way around`() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(abs(path.length - 15 * .pi) < 0.03)
    #expect(path.boundingRect.minY < -9.99)
  }

  @Test(arguments: [true, false]) func `angles a full turn apart make a circle`(clockwise: Bool) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: clockwise)
    #expect(abs(path.length - 20 * .pi) < 0.05)
  }

  @Test func `an arc is joined to the current point by a line`() {
    var path = Path()
    path.move(to: Point(x: -5, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.elements[1] == .line(to: Point(x: 10, y: 0)))
  }

  @Test func `a relative arc runs by its delta`() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .degrees(-90))
    #expect(abs(end(path).y + 4) < 1e-9)
  }

  @Test func `an arc between tangents touches both lines`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 100, y: 0), tangent2End: Point(x: 100, y: 100), radius: 20)
    #expect(abs(end(path).x - 100) < 1e-9)
    #expect(abs(end(path).y - 20) < 1e-9)
    #expect(path.elements[1] == .line(to: Point(x: 80, y: 0)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func `a value that is not finite adds nothing`(number: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .degrees(number), endAngle: .degrees(90), clockwise: false)
    path.addArc(center: Point(x: number), radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(number))
    #expect(path.isEmpty)
  }

  @Test func `a huge delta is limited to a sensible number of pieces`() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(1e300))
    #expect(path.elements.count < 100)
  }
}
