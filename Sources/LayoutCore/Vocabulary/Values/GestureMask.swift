/// The gestures that remain enabled beside another.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No gestures.
  public static let none = GestureMask([])
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all = GestureMask(rawValue: 3)
}
