import Glibc

extension Path {
  /// Creates a rectangle with rounded corners of a size and a style.
  public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with rounded corners of a radius, in points, and a style.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Adds a rectangle with rounded corners of a size and a style.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous, transform: Transform = .identity
  ) {
    var path = Path()
    path.addRoundedRect(in: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], style: style)
    addPath(path, transform: transform)
  }

  /// Adds a rectangle with a size for each corner: top left, top right, bottom right, bottom left.
  ///
  /// Corners that would overlap are all scaled down by the same factor. A continuous corner extends 1.53 radii along
  /// each side; where a side is too short for that, its shape approaches a circular corner.
  package mutating func addRoundedRect(in rect: Rect, corners: [Size], style: RoundedCornerStyle) {
    guard corners.count == 4, corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    let fitted = Path.fitting(corners, in: rect)
    guard style == .continuous else { return addUnevenRoundedRect(in: rect, corners: fitted) }
    let (width, height) = (rect.width, rect.height)
    let (topLeft, topRight, bottomRight, bottomLeft) = (fitted[0], fitted[1], fitted[2], fitted[3])
    let spare = (
      top: width - topLeft.width - topRight.width, right: height - topRight.height - bottomRight.height,
      bottom: width - bottomLeft.width - bottomRight.width, left: height - topLeft.height - bottomLeft.height
    )
    addCorner(at: Point(x: rect.maxX, y: rect.minY), topRight, spare.top, spare.right, along: (-1, 0), away: (0, 1))
    addCorner(
      at: Point(x: rect.maxX, y: rect.maxY), bottomRight, spare.right, spare.bottom, along: (0, -1), away: (-1, 0))
    addCorner(at: Point(x: rect.minX, y: rect.maxY), bottomLeft, spare.bottom, spare.left, along: (1, 0), away: (0, -1))
    addCorner(at: Point(x: rect.minX, y: rect.minY), topLeft, spare.left, spare.top, along: (0, 1), away: (1, 0))
    closeSubpath()
  }

  /// Adds one continuous corner.
  ///
  /// `along` points from the corner toward the curve's start, `away` toward its end.
  private mutating func addCorner(
    at corner: Point, _ size: Size, _ spareIn: Double, _ spareOut: Double, along: (x: Double, y: Double),
    away: (x: Double, y: Double)
  ) {
    let horizontal = along.x != 0
    let (into, out) = horizontal ? (size.width, size.height) : (size.height, size.width)
    guard into > 0, out > 0 else {
      return isSubpathOpen ? addLine(to: corner) : move(to: corner)
    }
    let share = min(spareIn / 2 / into, spareOut / 2 / out)
    let smoothness = min(max(share / (Path.cornerReach - 1), 0), 1)
    func point(_ index: Int) -> Point {
      let (round, smooth) = (Path.circularCorner[index], Path.continuousCorner[index])
      let (a, b) = (round.x + (smooth.x - round.x) * smoothness, round.y + (smooth.y - round.y) * smoothness)
      return Point(
        x: corner.x + along.x * a * into + away.x * b * out, y: corner.y + along.y * a * into + away.y * b * out)
    }
    if isSubpathOpen { addLine(to: point(0)) } else { move(to: point(0)) }
    for curve in 0..<3 {
      addCurve(to: point(curve * 3 + 3), control1: point(curve * 3 + 1), control2: point(curve * 3 + 2))
    }
  }

  /// Whether the last element belongs to a subpath that is not closed.
  private var isSubpathOpen: Bool {
    guard let last = elements.last else { return false }
    return last != .closeSubpath
  }

  /// Returns the corner sizes without negative or undefined lengths, scaled by one factor so that neighbours do not
  /// overlap.
  private static func fitting(_ corners: [Size], in rect: Rect) -> [Size] {
    let sizes = corners.map {
      Size(
        width: $0.width.isNaN ? 0 : min(max($0.width, 0), 1e9),
        height: $0.height.isNaN ? 0 : min(max($0.height, 0), 1e9))
    }
    func factor(_ side: Double, _ a: Double, _ b: Double) -> Double { a + b > side ? side / (a + b) : 1 }
    let scale = [
      factor(rect.width, sizes[0].width, sizes[1].width), factor(rect.width, sizes[3].width, sizes[2].width),
      factor(rect.height, sizes[0].height, sizes[3].height), factor(rect.height, sizes[1].height, sizes[2].height),
    ].reduce(1, min)
    return sizes.map { Size(width: $0.width * scale, height: $0.height * scale) }
  }

  /// The length of a continuous corner along each side, as a multiple of its radius.
  private static let cornerReach = 1.528665

  /// The points of a continuous corner of radius 1 as three cubic curves.
  ///
  /// x is the distance from the corner along the side before it, y along the side after it.
  static let continuousCorner: [Point] = [
    Point(x: 1.528665, y: 0), Point(x: 1.088493, y: 0), Point(x: 0.868407, y: 0), Point(x: 0.631494, y: 0.074911),
    Point(x: 0.372824, y: 0.169060), Point(x: 0.169060, y: 0.372824), Point(x: 0.074911, y: 0.631494),
    Point(x: 0, y: 0.868407), Point(x: 0, y: 1.088493), Point(x: 0, y: 1.528665),
  ]

  /// The points of a circular corner of radius 1, divided at the same angles as the continuous corner.
  private static let circularCorner: [Point] = {
    let cut = atan2(1 - 0.631494, 1 - 0.074911)
    let quarter = Double.pi / 2
    let angles = [0, cut, quarter - cut, quarter]
    func point(_ angle: Double) -> Point { Point(x: 1 - sin(angle), y: 1 - cos(angle)) }
    func tangent(_ angle: Double) -> Point { Point(x: -cos(angle), y: sin(angle)) }
    var points = [point(0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let reach = 4 / 3 * tan((to - from) / 4)
      points += [point(from) + tangent(from) * reach, point(to) - tangent(to) * reach, point(to)]
    }
    return points
  }()
}
