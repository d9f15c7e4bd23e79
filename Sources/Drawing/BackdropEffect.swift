/// A filter of what lies beneath a group, seen through the area of the group's items, as through a material.
///
/// Rule: <doc:Drawing#Materials>.
public struct BackdropEffect: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var blurRadius: Double
  /// The factor by which each colour's distance from its grey is scaled after the blur; 1 changes nothing.
  public var saturation: Double

  /// Creates a filter from the standard deviation of its blur, in points, and its factor of saturation.
  public init(blurRadius: Double, saturation: Double = 1) {
    self.blurRadius = blurRadius
    self.saturation = saturation
  }
}
