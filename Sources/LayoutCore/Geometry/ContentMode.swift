/// A rule for scaling content to a space of another aspect ratio.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// `fit` is the largest size that fits inside the space, `fill` the smallest that covers it.
  case fit, fill
}
