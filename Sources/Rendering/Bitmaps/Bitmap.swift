/// A picture of pixels, four bytes each: red, green, blue and opacity, not premultiplied, row by row from the top.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bytes of the pixels, `4 * width * height` of them.
  public var bytes: [UInt8]

  /// A picture of bytes, or nil if their number is not that of the size.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0, bytes.count == 4 * width * height else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A picture of one colour.
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

  /// The pixel in a column and row.
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
