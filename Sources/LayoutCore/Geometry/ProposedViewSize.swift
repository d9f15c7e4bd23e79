/// The size that a container proposes to a view.
///
/// On either axis nil requests the ideal length, 0 the minimum and infinity the maximum. Rule: <doc:Proposals>.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points, or nil for the ideal one.
  public var width: Double?
  /// The proposed height in points, or nil for the ideal one.
  public var height: Double?

  /// Creates a proposal from a width and a height.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a definite size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal as a size, with a default length on each axis that has none.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along an axis, in points, or nil for the ideal one.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a proposal from its lengths along an axis and across it.
  package init(main: Double?, cross: Double?, axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
}
