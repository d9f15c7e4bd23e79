/// The reasons to hide the texts of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The texts are not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The texts are private: those that are marked as sensitive are hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The texts are out of date; a figure shows them.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension LayoutNode {
  /// Shows bars instead of texts and images if one of the reasons is a placeholder, and instead of sensitive ones if
  /// one is privacy.
  ///
  /// Rule: <doc:Controls#Redaction>.
  public func redacted(reason: RedactionReasons) -> LayoutNode {
    if reason.contains(.placeholder) { return redacted(true) }
    return reason.contains(.privacy) ? transformEnvironment("redacted") { $0.redactsSensitive = true } : self
  }

  /// Returns the view, whose texts and images are hidden for privacy.
  ///
  /// Rule: <doc:Controls#Redaction>.
  public func privacySensitive(_ isSensitive: Bool) -> LayoutNode {
    guard isSensitive else { return self }
    return transformEnvironment("privacySensitive") { if $0.redactsSensitive { $0.isRedacted = true } }
  }
}
