import CPlumblineCairo
import PlumblineDrawing

/// A buffer for the bytes that Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The function that Cairo calls with each piece of output; its closure is the sink.
  static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The sink as Cairo's closure.
  ///
  /// The caller must keep the sink alive.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Returns the file that a surface writes for a drawing.
  ///
  /// `create` creates the surface from the sink and the size in points.
  static func bytes(
    of drawing: DisplayList, resources: Resources, medium: Canvas.Medium = .vectors,
    surface create: (ByteSink, Double, Double) -> OpaquePointer?
  ) throws -> [UInt8] {
    let (width, height) = (drawing.size.width, drawing.size.height)
    guard width.isFinite, height.isFinite, width <= 1_000_000, height <= 1_000_000 else {
      throw RenderingError.tooLarge(width: width, height: height)
    }
    let sink = ByteSink()
    resources.glyphs = GlyphsInUse(drawing.items)
    guard let surface = create(sink, max(width, 1), max(height, 1)) else {
      throw RenderingError.library("Cairo cannot create a surface")
    }
    defer { cairo_surface_destroy(surface) }
    do {
      guard let canvas = Canvas(surface, medium: medium, resources: resources, transform: .identity) else {
        throw RenderingError.library("Cairo cannot create a context")
      }
      if let background = drawing.background { canvas.cover(background) }
      try canvas.draw(drawing.items)
      try canvas.check()
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderingError.library(String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }
}
