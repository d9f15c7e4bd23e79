/// The shape of a rounded corner.
public enum RoundedCornerStyle: String, Hashable, Sendable {
  /// A quarter of a circle, or a corner whose curvature changes continuously.
  case circular, continuous
}
