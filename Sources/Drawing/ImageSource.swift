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

  /// The lengths by which the image reaches beyond its frame, in points.
  public var alignmentInsets = ImageEdges()
  /// The parts by which a catalogue resizes the image, or nil.
  public var slices: ImageSlices?

  /// Creates a reference to an image file.
  public init(path: String, format: Format, pixelSize: Size, scale: Double = 1) {
    self.path = path
    self.format = format
    self.pixelSize = pixelSize
    self.scale = scale
  }

  /// The size that the image has in a layout, in points: that of its slices, without the alignment insets.
  public var layoutSize: Size {
    let whole = slices?.size(of: size) ?? size
    return Size(
      width: max(whole.width - alignmentInsets.left - alignmentInsets.right, 0),
      height: max(whole.height - alignmentInsets.top - alignmentInsets.bottom, 0))
  }

  /// The file's size, in points.
  public var size: Size { Size(width: pixelSize.width / scale, height: pixelSize.height / scale) }
}
