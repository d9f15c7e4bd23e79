/// A reference to an image file.
public struct ImageSource: Hashable, Sendable {
  /// The format of an image file.
  public enum Format: Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// Scalable Vector Graphics.
    case svg
    /// The first page of a document in the Portable Document Format.
    case pdf
  }

  /// The path of the file.
  public var path: String
  /// The format of the file.
  public var format: Format
  /// The image's size, in pixels.
  public var pixelSize: Size
  /// The number of pixels per point.
  public var scale: Double

  /// Creates a reference to an image file.
  public init(path: String, format: Format, pixelSize: Size, scale: Double = 1) {
    self.path = path
    self.format = format
    self.pixelSize = pixelSize
    self.scale = scale
  }

  /// The image's size, in points.
  public var size: Size { Size(width: pixelSize.width / scale, height: pixelSize.height / scale) }
}
