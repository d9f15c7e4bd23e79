/// The kinds of submissions.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The moment at which the scopes of a search appear.
public enum SearchScopeActivation: String, CaseIterable, Hashable, Sendable {
  /// When a person enters text, as on iOS.
  case automatic
  /// When a person enters text.
  case onTextEntry
  /// When the search begins.
  case onSearchPresentation
}
