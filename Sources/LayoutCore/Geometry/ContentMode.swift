/// How a view of one proportion takes a place of another.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as fits, or as small as fills.
  case fit, fill
}
