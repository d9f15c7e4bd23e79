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

/// The condition under which the scopes of a search appear.
public enum SearchScopeActivation: String, CaseIterable, Hashable, Sendable {
  /// The scopes appear when text is entered, as on iOS.
  case automatic
  /// The scopes appear when text is entered.
  case onTextEntry
  /// The scopes appear when the search begins.
  case onSearchPresentation
}
