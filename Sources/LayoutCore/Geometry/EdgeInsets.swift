/// The inset distances of a rectangle's sides, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the upper side, in points.
  public var top: Double
  /// The inset of the leading side, in points.
  public var leading: Double
  /// The inset of the lower side, in points.
  public var bottom: Double
  /// The inset of the trailing side, in points.
  public var trailing: Double

  /// Creates insets from the distance on each side, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The default distance of padding and margins, in points.
  package static let standardLength = 16.0

  /// Creates insets of the same distance on some sides, in points, and 0 on the others.
  package init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Returns the insets on some sides, with 0 on the others.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The sum of the leading and trailing insets, in points.
  package var horizontal: Double { leading + trailing }
  /// The sum of the top and bottom insets, in points.
  package var vertical: Double { top + bottom }
}
