/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem {
  /// How wide the column is.
  public enum Size: Hashable, Sendable {
    /// Exactly a length.
    case fixed(Double)
    /// A share of the place within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column, or nil for the default of 8 points.
  public var spacing: Double?
  /// How cells stand in the column, or nil for the centre.
  public var alignment: Alignment?

  /// A column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
