import CPlumblineCairo
import PlumblineDrawing
import Glibc

/// An image surface of Cairo.
final class Surface {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// The longest side of a surface, in pixels.
  static let longestSide = 32767
  /// The largest number of pixels, which take half a gigabyte.
  static let pixelLimit = 1 << 27

  /// Creates a transparent surface; nil if the size is empty or too large, or if memory is short.
  init?(_ format: cairo_format_t, width: Int, height: Int) {
    guard cairo_library_problem() == nil, width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      width * height <= Surface.pixelLimit,
      let pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
    else { return nil }
    self.pointer = pointer
    self.width = width
    self.height = height
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    if let bytes = cairo_image_surface_get_data(pointer) {
      Rendering.preferLargePages(bytes, Int(cairo_image_surface_get_stride(pointer)) * height)
    }
  }

  /// Creates a surface with the pixels of an image, its opacity multiplied by a factor; nil if the image is empty.
  convenience init?(_ image: Bitmap, opacity: Double = 1) {
    self.init(CAIRO_FORMAT_ARGB32, width: image.width, height: image.height)
    let factor = UInt32((opacity.clampedToUnit * 256).rounded())
    let (width, height) = (width, height)
    image.bytes.withUnsafeBufferPointer { pixels in
      changeWords { words, stride in
        for y in 0..<height {
          for x in 0..<width {
            let at = (y * width + x) * 4
            let alpha = UInt32(pixels[at + 3]) * factor >> 8
            func premultiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
            words[y * stride + x] =
              alpha << 24 | premultiplied(pixels[at]) << 16 | premultiplied(pixels[at + 1]) << 8
              | premultiplied(pixels[at + 2])
          }
        }
      }
    }
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Changes the bytes in place.
  ///
  /// The function receives the first byte, and the distance between rows in bytes.
  func change(_ work: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    work(bytes, Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }

  /// Changes the pixels of a colour surface in place.
  ///
  /// The function receives the first pixel, and the distance between rows in pixels.
  ///
  /// From its highest byte, a pixel has opacity, red, green and blue; the colours are premultiplied.
  func changeWords(_ work: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    change { bytes, stride in
      bytes.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * height) { work($0, stride / 4) }
    }
  }

  /// The pixels of a colour surface, not premultiplied.
  var rows: PixelRows {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return .pixel }
    let stride = Int(cairo_image_surface_get_stride(pointer)) / 4
    return bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) { words in
      PixelRows(width: width, height: height, from: words, stride: stride) { from, to, count in
        var all = UInt32.max
        for x in 0..<count { all &= from[x] }
        if all &>> 24 == 255 {
          for x in 0..<count { to[x] = Self.swapped(from[x]) }
        } else {
          for x in 0..<count { to[x] = Self.plain(from[x]) }
        }
      }
    }
  }

  /// The pixels of a colour surface as an image.
  var bitmap: Bitmap? { Bitmap(width: width, height: height, bytes: rows.bytes) }

  /// Returns an opaque pixel with red and blue exchanged.
  @inline(__always) private static func swapped(_ word: UInt32) -> UInt32 {
    word & 0xFF00_FF00 | word &>> 16 & 0xFF | (word & 0xFF) &<< 16
  }

  @inline(__always) private static func plain(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return swapped(word) }
    if alpha == 0 { return 0 }
    func divided(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | divided(word & 0xFF) << 16 | divided(word >> 8 & 0xFF) << 8 | divided(word >> 16 & 0xFF)
  }
}
