/// A rectangle with a top-left corner and a size, in points, with y pointing down.
public struct Rect: Hashable, Sendable {
  /// The corner that the size extends from: the top-left one if the size is not negative.
  public var origin: Point
  /// The width and height, either of which may be negative.
  public var size: Size

  /// Creates a rectangle from an origin and a size.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle without size at the origin.
  public static let zero = Rect()

  /// The null rectangle: the intersection of rectangles that do not touch.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle without bounds.
  public static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude)
  /// Whether the rectangle is the null rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle is the one without bounds.
  public var isInfinite: Bool { self == .infinite }

  /// The x coordinate of the left edge.
  public var minX: Double { origin.x + min(size.width, 0) }
  /// The x coordinate of the centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The x coordinate of the right edge.
  public var maxX: Double { origin.x + max(size.width, 0) }
  /// The y coordinate of the top edge.
  public var minY: Double { origin.y + min(size.height, 0) }
  /// The y coordinate of the centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The y coordinate of the bottom edge.
  public var maxY: Double { origin.y + max(size.height, 0) }
  /// The width, never negative.
  public var width: Double { abs(size.width) }
  /// The height, never negative.
  public var height: Double { abs(size.height) }
  /// The centre point.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether the width or the height is 0.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Returns the rectangle with each side moved inward by a distance; negative distances make it larger.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle moved by a displacement.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// Returns the smallest rectangle that contains both rectangles; the null rectangle adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the area that both rectangles cover, or the null rectangle if they do not even touch.
  public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull || minX > other.maxX || other.minX > maxX || minY > other.maxY || other.minY > maxY {
      return .null
    }
    return overlap(with: other)
  }

  /// Returns the area that both rectangles cover; it has no extent on an axis on which they do not overlap.
  package func overlap(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Returns whether the two rectangles share any area.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns whether a point lies inside the rectangle or on its left or top edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle lies within this one, shared edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The same rectangle with a width and height that are not negative.
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }

  /// The smallest rectangle with integral edges that contains this one.
  public var integral: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Returns the rectangle with each edge moved to the nearest device pixel, with ties rounded up.
  ///
  /// Layout never rounds; drawing rounds each edge. Rule: <doc:Proposals#Rounding>.
  package func rounded(toScale scale: Double) -> Rect {
    let left = (minX * scale + 0.5).rounded(.down) / scale
    let top = (minY * scale + 0.5).rounded(.down) / scale
    let right = (maxX * scale + 0.5).rounded(.down) / scale
    let bottom = (maxY * scale + 0.5).rounded(.down) / scale
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
