import Glibc
import PlumblineDrawing

/// A drawing of a symbol by strokes and areas, for symbols that the icon fonts lack or draw unlike Apple's.
///
/// Commands and numbers are separated by spaces. A hundred units are 0.92 em, with (0, 0) in the middle and y pointing
/// down. `M`, `L`, `Q`, `C` and `Z` add to the current path as in SVG, `O` a circle by its centre and radius, `R` a
/// rounded rectangle by its corner, size and radius, and `A` an arc by its centre, radius and angles in degrees. `S`
/// draws the current path as a line of the icon fonts' thickness, `s` as one of a given thickness, and `F` fills it;
/// `x` cuts a line of a given thickness out of what is drawn, `X` the path's area widened by a distance, and `K` does
/// so too and keeps the path. `@` adds another symbol by its name, scale and displacement, and `#` cuts it out. `T`
/// turns what is drawn by degrees about the middle, and `H` mirrors it from left to right.
struct SymbolSketch {
  /// The commands and numbers.
  let tokens: [Substring]

  /// The unit of lengths, in em.
  private static let unit = 0.0092

  /// Creates a sketch from its commands.
  init(_ commands: String) { tokens = commands.split(separator: " ") }

  /// Returns the sketch's shape, or nil if a symbol that it adds is unknown.
  func shape(symbol: (String) -> SymbolShape?) -> SymbolShape? {
    var pen = Pen()
    var rest = tokens[...]
    func number() -> Double { (rest.popFirst().flatMap { Double($0) } ?? 0) * Self.unit }
    func point() -> Point { Point(x: number(), y: number()) }
    while let command = rest.popFirst() {
      switch command {
      case "M": pen.path.move(to: point())
      case "L": pen.path.addLine(to: point())
      case "Q":
        let control = point()
        pen.path.addQuadCurve(to: point(), control: control)
      case "C":
        let (first, second) = (point(), point())
        pen.path.addCurve(to: point(), control1: first, control2: second)
      case "Z": pen.path.closeSubpath()
      case "O":
        let (center, radius) = (point(), number())
        pen.path.addEllipse(
          in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "R":
        let (corner, size, radius) = (point(), point(), number())
        pen.path.addPath(
          Path(
            Rect(x: corner.x, y: corner.y, width: size.x, height: size.y),
            quarterEllipses: Size(width: radius, height: radius)))
      case "A":
        let (center, radius, start, end) = (point(), number(), number() / Self.unit, number() / Self.unit)
        pen.path.addPath(Self.arc(around: center, radius: radius, from: start, to: end))
      case "S": pen.draw(width: SymbolShape.line)
      case "s": pen.draw(width: number())
      case "F": pen.fill()
      case "x": pen.cutLine(width: number())
      case "X":
        pen.cutArea(widenedBy: number())
        pen.path = Path()
      case "K": pen.cutArea(widenedBy: number())
      case "@", "#":
        guard let shape = symbol(String(rest.popFirst() ?? "")) else { return nil }
        let (scale, move) = (number() / Self.unit, point())
        let path = shape.scaled(scale, x: move.x, y: move.y).path
        if command == "@" { pen.addSymbol(path) } else { pen.ink = pen.ink.subtracting(path) }
      case "T":
        let angle = number() / Self.unit * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        pen.ink = pen.ink.mapPoints { Point(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }
      case "H": pen.ink = pen.ink.mapPoints { Point(x: -$0.x, y: $0.y) }.reversed
      default: return nil
      }
    }
    return SymbolShape(path: pen.ink, isSolid: pen.drawsAreasAlone)
  }

  private static func arc(around center: Point, radius: Double, from start: Double, to end: Double) -> Path {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
    return arc
  }

  /// The current path, and the drawn paths.
  private struct Pen {
    var path = Path()
    var ink = Path()
    /// Whether neither a line nor another symbol was drawn, and nothing cut out.
    var drawsAreasAlone = true

    private static func style(_ width: Double) -> StrokeStyle {
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }

    mutating func addSymbol(_ path: Path) {
      drawsAreasAlone = false
      add(path)
    }

    private mutating func add(_ path: Path) { ink.addPath(ink.isEmpty ? path : path.oriented(like: ink)) }

    /// Draws the current path; the line's outline has no loops, so that other weights can move it.
    mutating func draw(width: Double) {
      drawsAreasAlone = false
      add(path.strokedPath(Self.style(width)).normalized(eoFill: false))
      path = Path()
    }

    mutating func fill() {
      add(path)
      path = Path()
    }

    mutating func cutLine(width: Double) {
      drawsAreasAlone = false
      ink = ink.subtracting(path.strokedPath(Self.style(width)))
      path = Path()
    }

    mutating func cutArea(widenedBy distance: Double) {
      drawsAreasAlone = false
      var area = path
      if distance > 0 { area = area.union(path.strokedPath(Self.style(2 * distance))) }
      ink = ink.subtracting(area)
    }
  }
}
