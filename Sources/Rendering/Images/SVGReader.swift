import CPlumblineCairo
import PlumblineDrawing

/// Draws SVG files by librsvg.
struct SVGReader: Sendable {
  /// A rectangle in the layout of librsvg's.
  ///
  /// Source: rsvg.h, `RsvgRectangle`.
  private struct Viewport {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }
  private typealias New =
    @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  private typealias Draw =
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let new: New
  private let draw: Draw
  private let release: Release

  /// The number of pixels drawn for each pixel of the image on each axis, so that enlarged images stay sharp.
  private static let oversampling = 2.0

  private static let opened = Result { try SVGReader() }

  /// Returns the reader.
  ///
  /// Throws a ``RenderingError`` if the library is not installed.
  static func shared() throws -> SVGReader { try opened.get() }

  private init() throws {
    let library = try OptionalLibrary("librsvg-2.so.2", package: "librsvg2-2")
    new = try library.function("rsvg_handle_new_from_data", as: New.self)
    draw = try library.function("rsvg_handle_render_document", as: Draw.self)
    release = try library.function("g_object_unref", as: Release.self)
  }

  /// Returns an SVG drawn at a size in pixels, with twice the resolution; nil if the bytes are not an SVG.
  func image(_ bytes: [UInt8], size: Size) -> Bitmap? {
    let (width, height) = (size.width * Self.oversampling, size.height * Self.oversampling)
    guard width >= 1, height >= 1, width <= Double(Surface.longestSide), height <= Double(Surface.longestSide),
      let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(width.rounded()), height: Int(height.rounded())),
      let handle = new(bytes, UInt(bytes.count), nil)
    else { return nil }
    defer { release(handle) }
    guard let cairo = cairo_create(surface.pointer) else { return nil }
    var viewport = Viewport(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    let isDrawn = draw(handle, cairo, &viewport, nil) != 0
    cairo_destroy(cairo)
    guard isDrawn else { return nil }
    return surface.bitmap
  }
}
