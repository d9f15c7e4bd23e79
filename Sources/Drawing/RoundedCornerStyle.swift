/// How a rounded corner is drawn.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle, or a corner whose curvature changes smoothly.
  case circular, continuous
}
