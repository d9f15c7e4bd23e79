/// The settings of filling an area.
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule determines the inside.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smoothed.
  public var isAntialiased: Bool
  /// Creates settings of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
  /// The corresponding rule of Drawing.
  package var rule: Path.FillRule { Path.FillRule(eoFill: isEOFilled) }
}
