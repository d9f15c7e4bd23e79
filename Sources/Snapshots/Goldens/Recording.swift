/// Which golden files a run writes.
public enum Recording: String, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// Those that are not there.
  case missing
  /// Those that are not there and those that differ.
  case failed
  /// Every one.
  case all
}
