/// An image of pixels in rows from the top.
///
/// Each pixel has four bytes: red, green, blue and an opacity that is not premultiplied.
public struct Bitmap: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The bytes of the pixels; their count is `4 * width * height`.
  public var bytes: [UInt8]

  /// Creates an image from bytes; nil if their count does not match the size.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0, bytes.count == 4 * width * height else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Creates an image of a single colour.
  public init(width: Int, height: Int, filledWith pixel: SIMD4<UInt8>) {
    self.width = width
    self.height = height
    bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
      count = 4 * width * height
      let raw = UnsafeMutableRawBufferPointer(bytes)
      for start in stride(from: 0, to: count, by: 4) {
        raw.storeBytes(of: pixel, toByteOffset: start, as: SIMD4<UInt8>.self)
      }
    }
  }

  /// The pixel in a column and a row.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      let start = 4 * (y * width + x)
      return SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }
    set {
      let start = 4 * (y * width + x)
      for part in 0..<4 { bytes[start + part] = newValue[part] }
    }
  }
}
