/// A picture that a drawing refers to.
public struct ImageSource: Hashable, Sendable {
  /// How a picture is read.
  public enum Format: Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// Scalable Vector Graphics.
    case svg
  }

  /// Where the picture's bytes are.
  public var path: String
  /// How the bytes are read.
  public var format: Format
  /// The size of the picture in its own pixels.
  public var pixelSize: Size
  /// How many pixels make a point.
  public var scale: Double

  /// A reference to a picture in a file.
  public init(path: String, format: Format, pixelSize: Size, scale: Double = 1) {
    self.path = path
    self.format = format
    self.pixelSize = pixelSize
    self.scale = scale
  }

  /// The size in points.
  public var size: Size { Size(width: pixelSize.width / scale, height: pixelSize.height / scale) }
}
