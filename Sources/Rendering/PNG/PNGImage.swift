/// A picture of pixels in RGBA, eight bits a component, not multiplied by the opacity.
public struct PNGImage: Hashable, Sendable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Red, green, blue and opacity of each pixel, row by row from the top left.
  public var pixels: [UInt8]

  /// The most pixels that are read or written: more is a fault of the input.
  public static let mostPixels = 1 << 27

  /// A picture of pixels; missing ones are transparent, surplus ones are left out.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    let (width, height) = (max(width, 0), max(height, 0))
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    let count = overflow || area > Self.mostPixels ? 0 : area * 4
    self.width = count == 0 ? 0 : width
    self.height = count == 0 ? 0 : height
    self.pixels =
      pixels.count == count
      ? pixels : Array(pixels.prefix(count)) + [UInt8](repeating: 0, count: max(count - pixels.count, 0))
  }

  /// The components of the pixel at a place, or nil outside of the picture.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8>? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let start = (y * width + x) * 4
    return SIMD4(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }

  /// The picture as a PNG file: a palette where 256 colours are enough, else RGB or RGBA.
  public func encoded() -> [UInt8] {
    let words = (0..<(width * height)).map { index -> UInt32 in
      let start = index * 4
      return UInt32(pixels[start]) | UInt32(pixels[start + 1]) << 8 | UInt32(pixels[start + 2]) << 16
        | UInt32(pixels[start + 3]) << 24
    }
    return words.withUnsafeBufferPointer { PNGEncoder(width: width, height: height, words: $0).encoded() }
  }
}
