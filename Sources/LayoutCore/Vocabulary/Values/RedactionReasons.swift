/// The reasons to hide the texts of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The texts are not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The texts are private; a figure shows them.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The texts are out of date; a figure shows them.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension LayoutNode {
  /// Shows bars instead of texts and images if one of the reasons is a placeholder.
  public func redacted(reason: RedactionReasons) -> LayoutNode {
    reason.contains(.placeholder) ? redacted(true) : self
  }
}
