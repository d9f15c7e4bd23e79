/// The golden files that a run writes.
public enum Recording: String, Hashable, Sendable, CaseIterable {
  /// No golden files.
  case never
  /// Golden files that do not exist.
  case missing
  /// Golden files that do not exist or differ.
  case failed
  /// All golden files.
  case all
}
