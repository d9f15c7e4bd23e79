/// The differences between pixels that a comparison ignores.
public struct PixelTolerance: Hashable, Sendable {
  /// The perceptual distance up to which two pixels count as equal, from 0 (exact) to 1 (black and white).
  public var distance: Double
  /// Whether pixels count as equal if they differ in the smoothing of an edge only.
  public var allowsAntialiasing: Bool
  /// The number of pixels that may differ.
  public var pixelCount: Int
  /// The areas that are not compared.
  public var ignored: [PixelRect]

  /// Creates a tolerance.
  ///
  /// By default, no difference is ignored.
  public init(
    distance: Double = 0, allowsAntialiasing: Bool = false, pixelCount: Int = 0, ignored: [PixelRect] = []
  ) {
    self.distance = distance
    self.allowsAntialiasing = allowsAntialiasing
    self.pixelCount = pixelCount
    self.ignored = ignored
  }

  /// The tolerance that ignores no difference.
  public static let exact = PixelTolerance()

  /// Whether pixels are equal only if their bytes are.
  var isExact: Bool { distance <= 0 && !allowsAntialiasing }
}
