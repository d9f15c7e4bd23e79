import PlumblineDrawing

// Symbols that neither icon font has.
extension SymbolShape {
  /// Returns the filled shape with a name.
  static func drawn(_ name: String) -> SymbolShape? {
    switch name {
    case "swift": swift
    case "mountains": SymbolShape(path: mountains)
    case "cylinder": SymbolShape(path: cylinder)
    case "cone": SymbolShape(path: cone)
    case "club": SymbolShape(path: club)
    case "diamond": SymbolShape(path: polygon([(0, -0.42), (0.3, 0), (0, 0.42), (-0.3, 0)]))
    case "spade": SymbolShape(path: spade)
    case "triangleUp": SymbolShape(path: triangle { Point(x: $0.x, y: $0.y) })
    case "triangleDown": SymbolShape(path: triangle { Point(x: $0.x, y: -$0.y) })
    case "triangleLeft": SymbolShape(path: triangle { Point(x: $0.y, y: $0.x) })
    case "triangleRight": SymbolShape(path: triangle { Point(x: -$0.y, y: $0.x) })
    case "topHalf": ringed(half(ofCircle: true), in: circle)
    case "bottomHalf": ringed(half(ofCircle: false), in: circle)
    case "seal": SymbolShape(path: seal)
    case "sidebar": sidebar
    case "flatDown": flatChevron { $0 }
    case "flatUp": flatChevron { Point(x: $0.x, y: -$0.y) }
    case "flatLeft": flatChevron { Point(x: -$0.y, y: $0.x) }
    case "flatRight": flatChevron { Point(x: $0.y, y: $0.x) }
    case "mapPin": mapPin
    case "bottomHalfOfSquare": ringed(lowerHalfOfSquare, in: square)
    default: nil
    }
  }

  private static func ringed(_ part: Path, in box: Path) -> SymbolShape {
    SymbolShape(path: part).enclosed(in: box, isFilled: false)
  }

  /// A bird in flight.
  private static var swift: SymbolShape {
    var path = Path()
    path.move(to: Point(x: 3.2, y: 5))
    path.addCurve(to: Point(x: 11.6, y: 12.8), control1: Point(x: 6, y: 8.4), control2: Point(x: 8.8, y: 10.8))
    path.addCurve(to: Point(x: 5.4, y: 5), control1: Point(x: 9.2, y: 10.4), control2: Point(x: 7.2, y: 7.6))
    path.addCurve(to: Point(x: 16, y: 13.8), control1: Point(x: 8.8, y: 8.6), control2: Point(x: 12.4, y: 11.6))
    path.addCurve(to: Point(x: 13.4, y: 3.4), control1: Point(x: 16.9, y: 10.6), control2: Point(x: 15.9, y: 6.8))
    path.addCurve(to: Point(x: 19.7, y: 16.6), control1: Point(x: 18.7, y: 7), control2: Point(x: 21.2, y: 12.2))
    path.addCurve(to: Point(x: 21, y: 21), control1: Point(x: 21.3, y: 18.6), control2: Point(x: 21.3, y: 20.2))
    path.addCurve(to: Point(x: 16, y: 19.8), control1: Point(x: 19.6, y: 18.8), control2: Point(x: 17.4, y: 19.2))
    path.addCurve(to: Point(x: 2.4, y: 15.2), control1: Point(x: 12, y: 21.6), control2: Point(x: 6, y: 20.8))
    path.addCurve(to: Point(x: 12.6, y: 16.9), control1: Point(x: 6, y: 17.8), control2: Point(x: 9.8, y: 18.2))
    path.addCurve(to: Point(x: 3.2, y: 5), control1: Point(x: 8.6, y: 14), control2: Point(x: 5.2, y: 9.4))
    path.closeSubpath()
    return SymbolShape(path: path).fitted(width: 0.9, height: 0.9)
  }

  /// Returns a triangle with blunted corners, from one that points up and a transform.
  private static func triangle(_ turned: (Point) -> Point) -> Path {
    let corners = [Point(x: 0, y: -0.36), Point(x: 0.4, y: 0.33), Point(x: -0.4, y: 0.33)].map(turned)
    let radius = 0.07
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let (before, after) = (corners[(index + 2) % 3], corners[(index + 1) % 3])
      func edge(_ other: Point) -> Point {
        let (x, y) = (other.x - corner.x, other.y - corner.y)
        let share = radius / (x * x + y * y).squareRoot()
        return Point(x: corner.x + x * share, y: corner.y + y * share)
      }
      if index == 0 { path.move(to: edge(before)) } else { path.addLine(to: edge(before)) }
      path.addQuadCurve(to: edge(after), control: corner)
    }
    path.closeSubpath()
    return path
  }

  private static var mountains: Path {
    polygon([(-0.48, 0.3), (-0.14, -0.3), (0.02, -0.02), (0.14, -0.2), (0.48, 0.3)])
  }

  private static var club: Path {
    var path = polygon([(-0.14, 0.42), (0, 0), (0.14, 0.42)])
    for (x, y) in [(0.0, -0.2), (-0.2, 0.08), (0.2, 0.08)] {
      path.addPath(Path(ellipseIn: Rect(x: x - 0.19, y: y - 0.19, width: 0.38, height: 0.38)).oriented(like: path))
    }
    return path
  }

  private static var spade: Path {
    var path = Path()
    path.move(to: Point(x: 0, y: -0.42))
    path.addCurve(to: Point(x: 0.38, y: 0.12), control1: Point(x: 0.08, y: -0.26), control2: Point(x: 0.38, y: -0.1))
    path.addCurve(to: Point(x: 0.05, y: 0.2), control1: Point(x: 0.38, y: 0.34), control2: Point(x: 0.14, y: 0.34))
    path.addLine(to: Point(x: 0.14, y: 0.42))
    path.addLine(to: Point(x: -0.14, y: 0.42))
    path.addLine(to: Point(x: -0.05, y: 0.2))
    path.addCurve(to: Point(x: -0.38, y: 0.12), control1: Point(x: -0.14, y: 0.34), control2: Point(x: -0.38, y: 0.34))
    path.addCurve(to: Point(x: 0, y: -0.42), control1: Point(x: -0.38, y: -0.1), control2: Point(x: -0.08, y: -0.26))
    path.closeSubpath()
    return path
  }

  private static var cone: Path {
    var path = Path()
    path.move(to: Point(x: 0, y: -0.42))
    path.addLine(to: Point(x: 0.34, y: 0.28))
    path.addCurve(to: Point(x: -0.34, y: 0.28), control1: Point(x: 0.3, y: 0.44), control2: Point(x: -0.3, y: 0.44))
    path.closeSubpath()
    return path
  }

  private static var cylinder: Path {
    var path = Path()
    path.move(to: Point(x: -0.3, y: -0.3))
    path.addCurve(to: Point(x: 0.3, y: -0.3), control1: Point(x: -0.28, y: -0.46), control2: Point(x: 0.28, y: -0.46))
    path.addLine(to: Point(x: 0.3, y: 0.3))
    path.addCurve(to: Point(x: -0.3, y: 0.3), control1: Point(x: 0.28, y: 0.46), control2: Point(x: -0.28, y: 0.46))
    path.closeSubpath()
    return path
  }

  /// Returns the upper or lower half of the area inside a ring.
  private static func half(ofCircle isUpper: Bool) -> Path {
    let (radius, sign) = (0.38, isUpper ? -1.0 : 1.0)
    let handle = radius * 4 / 3 * sign
    var path = Path()
    path.move(to: Point(x: -radius, y: 0))
    path.addCurve(
      to: Point(x: radius, y: 0), control1: Point(x: -radius, y: handle), control2: Point(x: radius, y: handle))
    path.closeSubpath()
    return path
  }

  private static var lowerHalfOfSquare: Path {
    polygon([(-0.35, 0), (0.35, 0), (0.35, 0.27), (0.27, 0.35), (-0.27, 0.35), (-0.35, 0.27)])
  }

  private static func polygon(_ points: [(x: Double, y: Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
