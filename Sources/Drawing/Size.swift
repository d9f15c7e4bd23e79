/// A width and a height, in points.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size from a width and a height.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size of 0 by 0 points.
  public static let zero = Size()

  /// Whether the width and the height are finite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}
