/// Which differences between pixels count.
public struct PixelTolerance: Hashable, Sendable {
  /// The perceptual distance up to which two pixels count as equal, from 0 (exact) to 1 (black against white
  /// and farther).
  public var distance: Double
  /// Whether pixels count as equal that differ only by the smoothing of an edge.
  public var allowsAntialiasing: Bool
  /// The number of pixels that may differ.
  public var pixelCount: Int
  /// Areas that are not compared.
  public var ignored: [PixelRect]

  /// Which differences count; exact in everything unless told otherwise.
  public init(
    distance: Double = 0, allowsAntialiasing: Bool = false, pixelCount: Int = 0, ignored: [PixelRect] = []
  ) {
    self.distance = distance
    self.allowsAntialiasing = allowsAntialiasing
    self.pixelCount = pixelCount
    self.ignored = ignored
  }

  /// No difference is overlooked.
  public static let exact = PixelTolerance()

  /// Whether equal bytes are all that matters.
  var isExact: Bool { distance <= 0 && !allowsAntialiasing }
}
