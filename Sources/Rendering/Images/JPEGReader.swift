/// Decodes JPEG files by libjpeg-turbo's own interface, which returns errors instead of calling `longjmp`.
struct JPEGReader: Sendable {
  private typealias Start = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Header =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias Decompress =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32,
      Int32
    ) -> Int32
  private typealias End = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  private let start: Start
  private let header: Header
  private let decompress: Decompress
  private let end: End

  /// The pixel format of red, green, blue and opacity, and the flag for accurate arithmetic.
  ///
  /// Source: turbojpeg.h, `TJPF_RGBA` and `TJFLAG_ACCURATEDCT`.
  private static let rgba: Int32 = 7
  private static let accurate: Int32 = 4096

  private static let opened = Result { try JPEGReader() }

  /// Returns the reader.
  ///
  /// Throws a ``RenderingError`` if the library is not installed.
  static func shared() throws -> JPEGReader { try opened.get() }

  private init() throws {
    let library = try OptionalLibrary("libturbojpeg.so.0", package: "libturbojpeg0")
    start = try library.function("tjInitDecompress", as: Start.self)
    header = try library.function("tjDecompressHeader3", as: Header.self)
    decompress = try library.function("tjDecompress2", as: Decompress.self)
    end = try library.function("tjDestroy", as: End.self)
  }

  /// Returns the pixels of a JPEG file; nil if the file is damaged or too large.
  func image(_ bytes: [UInt8]) -> Bitmap? {
    guard let handle = start() else { return nil }
    defer { _ = end(handle) }
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard header(handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0, width > 0, height > 0,
      Int(width) * Int(height) <= Surface.pixelLimit
    else { return nil }
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    let status = decompress(
      handle, bytes, UInt(bytes.count), &pixels, width, 0, height, Self.rgba, Self.accurate)
    return status == 0 ? Bitmap(width: Int(width), height: Int(height), bytes: pixels) : nil
  }
}
