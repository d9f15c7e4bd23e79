import PlumblineRendering

/// Images made smaller for lists.
enum Thumbnail {
  /// Returns a PNG file reduced by a whole factor, so that its longer side is less than twice `side` pixels; nil if the
  /// file is not readable.
  static func make(of bytes: [UInt8], side: Int = 240) -> [UInt8]? {
    guard let image = Bitmap(png: bytes) else { return nil }
    let factor = max(image.width, image.height) / side
    guard factor > 1 else { return bytes }
    return reduced(image, by: factor).png
  }

  /// Returns an image whose pixels are each the average of a square of the other's.
  private static func reduced(_ image: Bitmap, by factor: Int) -> Bitmap {
    var result = Bitmap(
      width: max(image.width / factor, 1), height: max(image.height / factor, 1), filledWith: SIMD4(0, 0, 0, 0))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = average(of: image, x * factor, y * factor, factor) }
    }
    return result
  }

  /// Returns the average of a square of pixels, weighted by their opacity.
  private static func average(of image: Bitmap, _ left: Int, _ top: Int, _ side: Int) -> SIMD4<UInt8> {
    var sum = SIMD4<Int32>()
    var count: Int32 = 0
    for y in top..<min(top + side, image.height) {
      for x in left..<min(left + side, image.width) {
        let pixel = SIMD4<Int32>(truncatingIfNeeded: image[x, y])
        sum &+= SIMD4(pixel.x &* pixel.w, pixel.y &* pixel.w, pixel.z &* pixel.w, pixel.w)
        count += 1
      }
    }
    guard sum.w > 0 else { return SIMD4(0, 0, 0, 0) }
    return SIMD4(UInt8(sum.x / sum.w), UInt8(sum.y / sum.w), UInt8(sum.z / sum.w), UInt8(sum.w / count))
  }
}
