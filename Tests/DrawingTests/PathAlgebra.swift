import PlumblineDrawing
import Foundation
import Testing

@Suite struct `Combined areas of paths` {
  private let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 60, height: 60))
  private let other = Path(ellipseIn: Rect(x: 30, y: 0, width: 60, height: 60))
  private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  /// Returns the area inside outlines without self-intersections, with holes in the opposite direction and each curve
  /// divided into 64 lines.
  private func area(_ path: Path) -> Double {
    var twice = 0.0
    var (start, pen) = (Point.zero, Point.zero)
    func line(to next: Point) {
      twice += pen.x * next.y - next.x * pen.y
      pen = next
    }
    for element in path.elements {
      switch element {
      case .move(let to): (start, pen) = (to, to)
      case .line(let to): line(to: to)
      case .curve(let to, let control1, let control2):
        let from = pen
        for step in 1...64 {
          let t = Double(step) / 64
          let u = 1 - t
          func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          line(
            to: Point(
              x: blend(from.x, control1.x, control2.x, to.x), y: blend(from.y, control1.y, control2.y, to.y)))
        }
      case .quadCurve: Issue.record("no path here has one")
      case .closeSubpath: line(to: start)
      }
    }
    return abs(twice) / 2
  }

  /// Source: the lens of two circles of radius 30 at a distance of 30: 2 r² acos(1/2) − (r/2) √(3 r²).
  @Test func `two circles have the areas of their lens`() {
    let lens = 2 * 900 * acos(0.5) - 15 * (3.0 * 900).squareRoot()
    let whole = Double.pi * 900
    #expect(abs(area(circle.intersection(other)) - lens) < 2)
    #expect(abs(area(circle.union(other)) - (2 * whole - lens)) < 2)
    #expect(abs(area(circle.subtracting(other)) - (whole - lens)) < 2)
    #expect(abs(area(circle.symmetricDifference(other)) - 2 * (whole - lens)) < 2)
  }

  @Test func `curves stay curves, and meet within a hundredth of a point`() {
    let lens = circle.intersection(other)
    var corners: [Point] = []
    for element in lens.elements {
      switch element {
      case .move(let to), .curve(let to, _, _): corners.append(to)
      case .closeSubpath: break
      default: Issue.record("\(element) is no curve")
      }
    }
    #expect(corners.count == 5 && corners.first == corners.last)
    let height = 30 - (900.0 - 225).squareRoot()
    #expect(corners.contains { abs($0.x - 45) < 0.01 && abs($0.y - height) < 0.01 })
    #expect(corners.contains { abs($0.x - 45) < 0.01 && abs($0.y - (60 - height)) < 0.01 })
    for share in stride(from: 0.0, to: 1, by: 0.01) {
      let point = lens.trimmedPath(from: 0, to: share).currentPoint ?? corners[0]
      let distances = [30.0, 60].map { abs(hypot(point.x - $0, point.y - 30) - 30) }
      #expect(distances.min()! < 0.02, "\(point)")
    }
  }

  @Test func `the requested fill rule applies before areas are combined`() {
    var rings = Path(Rect(x: 0, y: 0, width: 40, height: 40))
    rings.addRect(Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(area(rings.normalized()) == 1_200)
    #expect(rings.normalized().contains(Point(x: 5, y: 5)) && !rings.normalized().contains(Point(x: 20, y: 20)))
    #expect(area(rings.normalized(eoFill: false)) == 1_600)
    #expect(area(rings.intersection(Path(Rect(x: 0, y: 0, width: 20, height: 40)))) == 800)
    #expect(area(rings.intersection(Path(Rect(x: 0, y: 0, width: 20, height: 40)), eoFill: true)) == 600)
  }

  @Test func `outlines that do not meet keep their corners, and holes run the other way`() {
    let apart = square.union(square.offsetBy(dx: 30, dy: 0))
    #expect(apart.elements.count == 10)
    #expect(area(apart) == 200)
    let lake = Path(Rect(x: 0, y: 0, width: 40, height: 40)).subtracting(
      Path(Rect(x: 10, y: 10, width: 20, height: 20)))
    #expect(area(lake) == 1_200)
    let island = lake.union(Path(Rect(x: 18, y: 18, width: 4, height: 4)))
    #expect(area(island) == 1_216 && island.elements.count == 15)
    for eoFill in [false, true] { #expect(area(island.intersection(lake, eoFill: eoFill)) == 1_200) }
    var bow = Path()
    bow.addLines([Point(x: 0, y: 0), Point(x: 10, y: 10), Point(x: 10, y: 0), Point(x: 0, y: 10)])
    bow.closeSubpath()
    #expect(area(bow.normalized()) == 50)
  }

  @Test func `areas that touch, contain each other or are equal leave no slivers`() {
    let next = square.offsetBy(dx: 10, dy: 0)
    #expect(square.union(next).elements.count == 5)
    #expect(square.union(next).boundingRect == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(square.intersection(next).isEmpty)
    #expect(square.union(square).elements.count == 5)
    #expect(square.subtracting(square).isEmpty)
    #expect(circle.symmetricDifference(circle).isEmpty)
    #expect(circle.union(Path(Rect(x: 20, y: 20, width: 5, height: 5))).boundingRect == circle.boundingRect)
  }

  @Test func `lines are cut where an area begins`() {
    var line = Path()
    line.move(to: Point(x: -5, y: 5))
    line.addLine(to: Point(x: 25, y: 5))
    let inside = line.lineIntersection(square)
    #expect(inside.length == 10)
    #expect(inside.boundingRect == Rect(x: 0, y: 5, width: 10, height: 0))
    #expect(line.lineSubtraction(square).length == 20)
    #expect(abs(circle.lineIntersection(other).length - 2 * .pi * 30 / 3) < 0.05)
    #expect(abs(circle.lineSubtraction(other).length - 2 * .pi * 30 * 2 / 3) < 0.05)
  }

  @Test func `paths without an area or with extreme values add nothing`() {
    var far = Path()
    far.move(to: Point(x: 1e300, y: 0))
    far.addLine(to: Point(x: .nan, y: 1))
    far.addLine(to: Point(x: 3, y: 1e300))
    #expect(square.union(Path()).boundingRect == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.union(far).boundingRect == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path().intersection(square).isEmpty)
    #expect(Path().lineIntersection(square).isEmpty)
    #expect(square.subtracting(Path()).length == 40)
  }

  @Test func `any number of threads may combine paths`() async {
    let (circle, other) = (circle, other)
    let answers = await withTaskGroup(of: Path.self) { group in
      for _ in 0..<16 { group.addTask { circle.subtracting(other) } }
      return await group.reduce(into: Set<Path>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
  }
}
