import CPlumblineCairo
import PlumblineDrawing
import Glibc

/// The images of one drawing, each of which is read and decoded once.
final class ImageStore {
  private struct SurfaceKey: Hashable {
    var path: String
    var opacity: Double
  }

  private var files: [String: [UInt8]] = [:]
  private var images: [String: Bitmap] = [:]
  private var surfaces: [SurfaceKey: Surface] = [:]

  /// The size of the largest file that is read, in bytes.
  private static let byteLimit = 1 << 28

  /// Returns the bytes of an image's file.
  ///
  /// Throws a ``RenderingError`` if it cannot be read.
  func bytes(of source: ImageSource) throws -> [UInt8] {
    if let known = files[source.path] { return known }
    if let drawn = images[source.path] {
      files[source.path] = drawn.png
      return drawn.png
    }
    guard let bytes = Self.read(source.path) else { throw RenderingError.unreadable(path: source.path) }
    files[source.path] = bytes
    return bytes
  }

  /// Adds an image that was drawn and not read from a file.
  func add(_ image: Bitmap, scale: Double) -> ImageSource {
    let path = "drawn \(images.count)"
    images[path] = image
    return ImageSource(
      path: path, format: .png, pixelSize: Size(width: Double(image.width), height: Double(image.height)), scale: scale)
  }

  /// Returns the pixels of an image.
  ///
  /// Throws a ``RenderingError`` if it cannot be read or decoded.
  func image(of source: ImageSource) throws -> Bitmap {
    if let known = images[source.path] { return known }
    let bytes = try bytes(of: source)
    let image: Bitmap? =
      switch source.format {
      case .png: Bitmap(png: bytes)
      case .jpeg: try JPEGReader.shared().image(bytes)
      case .svg: try SVGReader.shared().image(bytes, size: source.pixelSize)
      case .pdf: try PDFReader.shared().image(bytes)
      }
    guard let image else { throw RenderingError.unreadable(path: source.path) }
    images[source.path] = image
    return image
  }

  /// Returns the pixels of an image as a surface, with the opacity multiplied; nil if the surface would be too large.
  func surface(of source: ImageSource, opacity: Double = 1) throws -> Surface? {
    let key = SurfaceKey(path: source.path, opacity: opacity)
    if let known = surfaces[key] { return known }
    let surface = Surface(try image(of: source), opacity: opacity)
    surfaces[key] = surface
    return surface
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { return nil }
    let size = ftell(file)
    guard size > 0, size <= byteLimit, fseek(file, 0, SEEK_SET) == 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    return bytes.count == size ? bytes : nil
  }
}
