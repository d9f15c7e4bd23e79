/// An outline of lines and curves, in points, y down.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line back to where the subpath began.
    case closeSubpath
  }

  /// How a path decides what lies inside it.
  public enum FillRule: Hashable, Sendable {
    /// Inside where the outline winds around at all.
    case nonZero
    /// Inside where the outline winds around an odd number of times.
    case evenOdd
  }

  /// The steps, in order.
  public var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point that the next line or curve starts from.
  public var currentPoint: Point? {
    var start: Point?
    var current: Point?
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = to
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Shows each step to a function, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }
  /// Adds a straight line.
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }
  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.quadCurve(to: point, control: control))
  }
  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }
  /// Closes the current subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  /// Adds another path's steps.
  public mutating func addPath(_ other: Path) { elements += other.elements }

  /// The path with every point moved by a function.
  public func mapPoints(_ move: (Point) -> Point) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: move(to))
      case .line(let to): .line(to: move(to))
      case .quadCurve(let to, let control): .quadCurve(to: move(to), control: move(control))
      case .curve(let to, let control1, let control2):
        .curve(to: move(to), control1: move(control1), control2: move(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  /// The path seen through a transform.
  public func applying(_ transform: Transform) -> Path { mapPoints(transform.apply) }
  /// The path displaced.
  public func offsetBy(dx: Double, dy: Double) -> Path { mapPoints { Point(x: $0.x + dx, y: $0.y + dy) } }
}
