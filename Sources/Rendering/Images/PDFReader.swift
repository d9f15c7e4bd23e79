import CPlumblineCairo
import PlumblineDrawing

/// Draws the first pages of PDF files by Poppler.
struct PDFReader: Sendable {
  private typealias NewBytes = @convention(c) (UnsafePointer<UInt8>?, UInt) -> UnsafeMutableRawPointer?
  private typealias NewDocument =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?
  private typealias GetPage = @convention(c) (UnsafeMutableRawPointer?, Int32) -> UnsafeMutableRawPointer?
  private typealias GetSize =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
  private typealias Render = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void
  private typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let newBytes: NewBytes
  private let releaseBytes: Release
  private let newDocument: NewDocument
  private let page: GetPage
  private let size: GetSize
  private let render: Render
  private let release: Release

  /// The number of pixels drawn for each point of the page on each axis.
  private static let oversampling = 3.0

  private static let opened = Result { try PDFReader() }

  /// Returns the reader.
  ///
  /// Throws a ``RenderingError`` if the library is not installed.
  static func shared() throws -> PDFReader { try opened.get() }

  private init() throws {
    let library = try OptionalLibrary("libpoppler-glib.so.8", package: "libpoppler-glib8")
    newBytes = try library.function("g_bytes_new", as: NewBytes.self)
    releaseBytes = try library.function("g_bytes_unref", as: Release.self)
    newDocument = try library.function("poppler_document_new_from_bytes", as: NewDocument.self)
    page = try library.function("poppler_document_get_page", as: GetPage.self)
    size = try library.function("poppler_page_get_size", as: GetSize.self)
    render = try library.function("poppler_page_render", as: Render.self)
    release = try library.function("g_object_unref", as: Release.self)
  }

  /// Returns the size of the first page in points; nil if the bytes are not a PDF.
  func pageSize(of bytes: [UInt8]) -> Size? { withPage(of: bytes) { _, size in size } }

  /// Returns the first page, drawn on a transparent background with three pixels for each point; nil if the bytes are
  /// not a PDF.
  func image(_ bytes: [UInt8]) -> Bitmap? {
    withPage(of: bytes) { page, size in
      let (width, height) = (size.width * Self.oversampling, size.height * Self.oversampling)
      guard width >= 1, height >= 1, width <= Double(Surface.longestSide), height <= Double(Surface.longestSide),
        let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(width.rounded()), height: Int(height.rounded())),
        let cairo = cairo_create(surface.pointer)
      else { return nil }
      cairo_scale(cairo, Double(surface.width) / size.width, Double(surface.height) / size.height)
      render(page, cairo)
      cairo_destroy(cairo)
      return surface.bitmap
    }
  }

  private func withPage<Result>(
    of bytes: [UInt8], _ body: (UnsafeMutableRawPointer, Size) -> Result?
  ) -> Result? {
    guard let data = newBytes(bytes, UInt(bytes.count)) else { return nil }
    defer { releaseBytes(data) }
    guard let document = newDocument(data, nil, nil) else { return nil }
    defer { release(document) }
    guard let page = page(document, 0) else { return nil }
    defer { release(page) }
    var (width, height) = (0.0, 0.0)
    size(page, &width, &height)
    return body(page, Size(width: width, height: height))
  }
}

extension Rendering {
  /// Returns the size of a PDF's first page in points, or nil if the bytes are not a PDF or Poppler is not installed.
  package static func pageSize(ofPDF bytes: [UInt8]) -> Size? { (try? PDFReader.shared())?.pageSize(of: bytes) }
}
