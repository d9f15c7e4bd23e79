/// A point, or a displacement between two, in points.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// A point at the given coordinates.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point()

  /// The point displaced by another.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// The displacement from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  /// The point scaled about the origin.
  public static func * (a: Point, scale: Double) -> Point { Point(x: a.x * scale, y: a.y * scale) }
}
