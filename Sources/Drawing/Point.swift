/// A point, or a displacement between two, in points.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The horizontal coordinate, increasing to the right.
  public var x: Double
  /// The vertical coordinate, increasing downward.
  public var y: Double

  /// Creates a point from coordinates.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point()

  /// Returns a point moved by a displacement.
  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// Returns the displacement from `b` to `a`.
  package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  /// Returns a point scaled about the origin.
  package static func * (a: Point, scale: Double) -> Point { Point(x: a.x * scale, y: a.y * scale) }
}
