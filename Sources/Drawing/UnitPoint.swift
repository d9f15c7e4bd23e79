/// A point relative to a rectangle: 0 is the leading or top edge, 1 the trailing or bottom edge.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate, as a fraction of the width.
  public var x: Double
  /// The vertical coordinate, as a fraction of the height.
  public var y: Double

  /// Creates a unit point from coordinates.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Returns the point at this position in a rectangle, with the left edge as the leading one.
  package func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  /// The origin, the same as ``topLeading``.
  public static let zero = UnitPoint()
  /// The centre of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
