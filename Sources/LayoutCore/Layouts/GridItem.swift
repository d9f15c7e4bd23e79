/// A description of a column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem {
  /// A rule for the width of a column, in points.
  public enum Size: Hashable, Sendable {
    /// A fixed width.
    case fixed(Double)
    /// A share of the remaining space, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit with the minimum width, each within limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The rule for the width.
  public var size: Size
  /// The distance to the next column in points, or nil for the default of 8.
  public var spacing: Double?
  /// The alignment of cells in the column, or nil for the centre.
  public var alignment: Alignment?

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
