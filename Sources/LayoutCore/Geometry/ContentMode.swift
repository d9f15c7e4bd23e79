/// A rule for scaling content to an area with another aspect ratio.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// `fit` is the largest size that fits inside the area, `fill` the smallest that covers it.
  case fit, fill
}
