/// An axis-aligned rectangle: its top-left corner and its size, in points, y down.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates, if the size is not negative.
  public var origin: Point
  /// The extents from the origin.
  public var size: Size

  /// A rectangle from its corner and size.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle of no size at the origin.
  public static let zero = Rect()

  /// The left edge.
  public var minX: Double { origin.x + min(size.width, 0) }
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + max(size.width, 0) }
  /// The top edge.
  public var minY: Double { origin.y + min(size.height, 0) }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + max(size.height, 0) }
  /// The extent from left to right, never negative.
  public var width: Double { abs(size.width) }
  /// The extent from top to bottom, never negative.
  public var height: Double { abs(size.height) }
  /// The centre.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether the rectangle encloses no area.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The rectangle made smaller by the distances on each side; negative distances make it larger.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle displaced.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The part that both rectangles cover; empty when they are apart.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Whether the two rectangles share any area.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the point lies inside, the left and top edges included.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies inside, edges that touch included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The same rectangle with a width and a height that are not negative.
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }

  /// The smallest rectangle around this one whose edges are whole numbers.
  public var integral: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The rectangle with each edge moved to the nearest device pixel, ties toward positive.
  ///
  /// Layout never rounds; drawing does, edge by edge. Source: SEMANTICS 1.
  public func rounded(toScale scale: Double) -> Rect {
    let left = (minX * scale + 0.5).rounded(.down) / scale
    let top = (minY * scale + 0.5).rounded(.down) / scale
    let right = (maxX * scale + 0.5).rounded(.down) / scale
    let bottom = (maxY * scale + 0.5).rounded(.down) / scale
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
