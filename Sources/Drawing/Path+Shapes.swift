extension Path {
  /// The distance of the control points from the ends of a cubic curve that draws a quarter circle of radius 1.
  static let quarterCircle = 0.552_284_749_830_793_6

  /// Creates a rectangle that runs clockwise from its top-left corner.
  public init(_ rect: Rect) { addRect(rect) }

  /// Creates a rectangle with quarter ellipses for corners, each at most half of the side's length.
  package init(_ rect: Rect, quarterEllipses size: Size) {
    addUnevenRoundedRect(in: rect, corners: [size, size, size, size])
  }

  /// Creates an ellipse inscribed in a rectangle.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Adds a rectangle that runs clockwise from its top-left corner.
  public mutating func addRect(_ rect: Rect, transform: Transform = .identity) {
    guard transform.isIdentity else { return addPath(Path(rect), transform: transform) }
    if isEmpty { elements.reserveCapacity(5) }
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [Rect], transform: Transform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds straight lines between points, beginning with a move to the first.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle with a size for each corner: top left, top right, bottom right, bottom left.
  package mutating func addUnevenRoundedRect(in rect: Rect, corners: [Size]) {
    let limited = corners.map {
      Size(width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    guard limited.count == 4, limited.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    let (topLeft, topRight, bottomRight, bottomLeft) = (limited[0], limited[1], limited[2], limited[3])
    let rest = 1 - Path.quarterCircle
    move(to: Point(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: Point(x: rect.maxX - topRight.width, y: rect.minY))
    addCurve(
      to: Point(x: rect.maxX, y: rect.minY + topRight.height),
      control1: Point(x: rect.maxX - topRight.width * rest, y: rect.minY),
      control2: Point(x: rect.maxX, y: rect.minY + topRight.height * rest))
    addLine(to: Point(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCurve(
      to: Point(x: rect.maxX - bottomRight.width, y: rect.maxY),
      control1: Point(x: rect.maxX, y: rect.maxY - bottomRight.height * rest),
      control2: Point(x: rect.maxX - bottomRight.width * rest, y: rect.maxY))
    addLine(to: Point(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCurve(
      to: Point(x: rect.minX, y: rect.maxY - bottomLeft.height),
      control1: Point(x: rect.minX + bottomLeft.width * rest, y: rect.maxY),
      control2: Point(x: rect.minX, y: rect.maxY - bottomLeft.height * rest))
    addLine(to: Point(x: rect.minX, y: rect.minY + topLeft.height))
    addCurve(
      to: Point(x: rect.minX + topLeft.width, y: rect.minY),
      control1: Point(x: rect.minX, y: rect.minY + topLeft.height * rest),
      control2: Point(x: rect.minX + topLeft.width * rest, y: rect.minY))
    closeSubpath()
  }

  /// Adds an ellipse inscribed in a rectangle.
  ///
  /// It runs clockwise from its rightmost point.
  public mutating func addEllipse(in rect: Rect, transform: Transform = .identity) {
    guard transform.isIdentity else { return addPath(Path(ellipseIn: rect), transform: transform) }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Path.quarterCircle, ry * Path.quarterCircle)
    let (x, y) = (rect.midX, rect.midY)
    func p(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    move(to: p(rx, 0))
    addCurve(to: p(0, ry), control1: p(rx, ky), control2: p(kx, ry))
    addCurve(to: p(-rx, 0), control1: p(-kx, ry), control2: p(-rx, ky))
    addCurve(to: p(0, -ry), control1: p(-rx, -ky), control2: p(-kx, -ry))
    addCurve(to: p(rx, 0), control1: p(kx, -ry), control2: p(rx, -ky))
    closeSubpath()
  }
}
