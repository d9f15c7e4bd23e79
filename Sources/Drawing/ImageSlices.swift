/// Lengths at the edges of an image, in points.
public struct ImageEdges: Hashable, Sendable {
  /// The length at the top edge.
  public var top = 0.0
  /// The length at the left edge.
  public var left = 0.0
  /// The length at the bottom edge.
  public var bottom = 0.0
  /// The length at the right edge.
  public var right = 0.0

  /// Creates lengths of 0.
  public init() {}

  /// Creates lengths.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The parts of an image in a catalogue: caps at the edges, which keep their size, and a centre that fills the rest.
///
/// The area between the centre and the caps at the right and at the bottom is not drawn.
public struct ImageSlices: Hashable, Sendable {
  /// The caps.
  public var caps: ImageEdges
  /// The width of the centre, or nil for the whole length between the caps.
  public var centerWidth: Double?
  /// The height of the centre, or nil for the whole length between the caps.
  public var centerHeight: Double?
  /// Whether the centre is repeated; otherwise it is stretched.
  public var isTiled: Bool

  /// Creates the parts of an image.
  public init(caps: ImageEdges, centerWidth: Double?, centerHeight: Double?, isTiled: Bool) {
    (self.caps, self.centerWidth, self.centerHeight, self.isTiled) = (caps, centerWidth, centerHeight, isTiled)
  }

  /// Returns the size of all parts together in an image of a size.
  public func size(of image: Size) -> Size {
    Size(
      width: min(centerWidth.map { caps.left + $0 + caps.right } ?? image.width, image.width),
      height: min(centerHeight.map { caps.top + $0 + caps.bottom } ?? image.height, image.height))
  }
}
