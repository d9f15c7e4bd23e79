/// An outline of lines and curves, in points, with y pointing down.
public struct Path: Hashable, Sendable {
  /// One element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// Closes the subpath with a line to its start.
    case closeSubpath
  }

  /// The rule that decides which points lie inside a path.
  public enum FillRule: Hashable, Sendable {
    /// A point is inside if the outline winds around it at all.
    case nonZero
    /// A point is inside if the outline winds around it an odd number of times.
    case evenOdd

    /// Creates the even-odd rule, or the rule of winding numbers.
    public init(eoFill: Bool) { self = eoFill ? .evenOdd : .nonZero }
  }

  /// The elements, in drawing order.
  package var elements: [Element] = []

  /// Creates an empty path.
  ///
  /// - Example: `Path()`
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, from which the next line or curve starts; nil in an empty path.
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

  /// Calls a function with each element, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }
  /// Adds a straight line from the current point.
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }
  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.quadCurve(to: point, control: control))
  }
  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }
  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  /// Appends the elements of another path.
  public mutating func addPath(_ other: Path, transform: Transform = .identity) {
    elements += transform.isIdentity ? other.elements : other.applying(transform).elements
  }

  /// Returns the path with each point replaced by the result of a function.
  package func mapPoints(_ move: (Point) -> Point) -> Path {
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

  /// Returns the path with a transform applied to its points.
  public func applying(_ transform: Transform) -> Path { mapPoints(transform.apply) }
  /// Returns the path moved by a displacement, in points.
  public func offsetBy(dx: Double, dy: Double) -> Path { mapPoints { Point(x: $0.x + dx, y: $0.y + dy) } }
}
