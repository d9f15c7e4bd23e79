/// What a layout tells beyond where views stand, for whoever asks for it; each costs measurements that laying out does not need.
public struct ResolvedDetails: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Every view's ideal size: its answer to a proposal of nothing on both axes, in points, unrounded.
  public static let idealSizes = ResolvedDetails(rawValue: 1)
  /// The spacings that grids chose between their columns and rows, and why.
  public static let gridSpacings = ResolvedDetails(rawValue: 2)
  /// Why every view stands where it does: its guides, the spacings between its children, and what it was asked and answered.
  ///
  /// Whoever draws the views alone has no use for it.
  public static let relations = ResolvedDetails(rawValue: 4)
}
