/// The details of a layout that are only computed on request, because they take additional measurements.
public struct ResolvedDetails: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The ideal size of every view: its response to an unspecified proposal, in points, unrounded.
  public static let idealSizes = ResolvedDetails(rawValue: 1)
  /// The spacings between the columns and rows of grids, with their reasons.
  public static let gridSpacings = ResolvedDetails(rawValue: 2)
  /// The reasons for the frame of every view: its guides, the spacings between its children, and its proposals and
  /// responses.
  ///
  /// Drawing the views does not need them.
  public static let relations = ResolvedDetails(rawValue: 4)
  /// The guides that modifiers set, for callers that need only these among the relations.
  public static let setGuides = ResolvedDetails(rawValue: 16)
  /// The identities of views, by which steps and scroll positions refer to them.
  static let identities = ResolvedDetails(rawValue: 8)
}
