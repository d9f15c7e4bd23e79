/// One side of a rectangle.
public enum Edge: Int, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// The leading and trailing sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom sides.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
