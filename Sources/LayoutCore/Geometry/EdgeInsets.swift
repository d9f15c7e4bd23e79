/// A distance for each side of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance on the upper side.
  public var top: Double
  /// The distance on the leading side.
  public var leading: Double
  /// The distance on the lower side.
  public var bottom: Double
  /// The distance on the trailing side.
  public var trailing: Double

  /// Insets from four distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same distance on each side of a set.
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The distances on some sides alone.
  public func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The sum of the leading and trailing distances.
  public var horizontal: Double { leading + trailing }
  /// The sum of the top and bottom distances.
  public var vertical: Double { top + bottom }
}
