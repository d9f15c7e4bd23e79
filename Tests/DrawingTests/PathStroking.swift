import PlumblineDrawing
import Testing

@Suite struct `The outline of a stroke` {
  private let line: Path = {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.addLine(to: Point(x: 50, y: 10))
    return path
  }()

  @Test func `a line becomes a rectangle of its width`() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == Rect(x: 10, y: 8, width: 40, height: 4))
  }

  @Test func `square caps reach half a width beyond the ends`() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(outline.boundingRect == Rect(x: 8, y: 8, width: 44, height: 4))
  }

  @Test func `round caps are round`() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(outline.contains(Point(x: 6, y: 10)))
    #expect(!outline.contains(Point(x: 6, y: 6)))
  }

  @Test func `the stroke of a closed path leaves its inside open`() {
    let ring = Path(Rect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(ring.boundingRect == Rect(x: -5, y: -5, width: 110, height: 110))
    #expect(!ring.contains(Point(x: 50, y: 50)))
    #expect(ring.contains(Point(x: 2, y: 50)))
    #expect(ring.contains(Point(x: -4, y: -4)))
  }

  @Test func `a bevel cuts the corner off`() {
    let ring = Path(Rect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(!ring.contains(Point(x: -4, y: -4)))
  }

  @Test func `dashes are drawn and left out in turn`() {
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
    #expect(dashes.contains(Point(x: 15, y: 10)))
    #expect(!dashes.contains(Point(x: 22, y: 10)))
    #expect(dashes.contains(Point(x: 30, y: 10)))
  }

  /// Rule: <doc:Drawing#Dashes>.
  @Test func `a dash without length is 1 point long and leaves the dashes after it in place`() {
    let style = StrokeStyle(lineWidth: 3, dash: [9, 9, 0, 9, 9, 9])
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 40, y: 0))
    let starts = path.strokedPath(style).elements.compactMap { element -> Double? in
      guard case .move(let to) = element else { return nil }
      return to.x
    }
    #expect(starts == [0, 18, 27])
    #expect(style.drawnDash == [9, 9, 1, 8, 9, 9])
    #expect(StrokeStyle(lineCap: .round, dash: [0, 8]).drawnDash == [0, 8])
  }

  /// Rule: <doc:Drawing#Dashes>.
  @Test func `dashes without length are whole dots, the first one at the start of the line`() {
    let dots = line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
    for x in [10.0, 22, 34, 46] {
      for side in [-2.5, 2.5] { #expect(dots.contains(Point(x: x + side, y: 10))) }
      #expect(!dots.contains(Point(x: x + 4, y: 10)))
    }
    #expect(abs(dots.boundingRect.minX - 7) < 0.05)
  }

  /// Rule: <doc:Drawing#Dashes>.
  @Test func `square dots lie along their line`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 30, y: 30))
    let dots = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square, dash: [0, 100]))
    #expect(dots.contains(Point(x: 6, y: 0)) && dots.contains(Point(x: -6, y: 0)))
    #expect(!dots.contains(Point(x: 4.5, y: 4.5)))
  }

  @Test func `a phase begins within the pattern`() {
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: 10))
    #expect(!dashes.contains(Point(x: 15, y: 10)))
    #expect(dashes.contains(Point(x: 25, y: 10)))
  }

  @Test(arguments: [[0.0], [-1, 2], [.nan, 1], [1e-300, 1e-300]])
  func `an unusable dash pattern draws the whole line`(dash: [Double]) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)).contains(Point(x: 30, y: 10)))
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func `a line without a positive width has no outline`(width: Double) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }
}

@Suite struct `Rounded corners` {
  private let rect = Rect(x: 0, y: 0, width: 200, height: 100)

  @Test(arguments: [RoundedCornerStyle.circular, .continuous]) func `a corner leaves the corner's point out`(
    style: RoundedCornerStyle
  ) {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: style)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(Point(x: 3, y: 3)))
    #expect(path.contains(Point(x: 10, y: 10)))
  }

  @Test func `a continuous corner begins further from the corner than its radius`() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    #expect(path.elements.first == .move(to: Point(x: 200 - 1.528665 * 20, y: 0)))
  }

  @Test func `a continuous corner in too small a rectangle is circular`() {
    let path = Path(roundedRect: rect, cornerRadius: 50, style: .continuous)
    let circular = Path(roundedRect: rect, cornerRadius: 50, style: .circular)
    #expect(abs(path.length - circular.length) < 0.1)
  }

  @Test func `corners that would overlap shrink together`() {
    var path = Path()
    let big = Size(width: 300, height: 300)
    path.addRoundedRect(in: rect, corners: [big, .zero, .zero, .zero], style: .circular)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(Point(x: 5, y: 5)))
    #expect(path.contains(Point(x: 199, y: 1)))
  }

  @Test(arguments: [Double.nan, -5, 0]) func `a radius that is not positive leaves a rectangle`(radius: Double) {
    #expect(Path(roundedRect: rect, cornerRadius: radius).contains(Point(x: 0.5, y: 0.5)))
  }
}
