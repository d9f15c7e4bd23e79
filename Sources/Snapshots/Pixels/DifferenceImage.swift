import PlumblineRendering

/// Draws images of differences: the second image in pale grey, with the pixels that differ in strong colours.
public enum DifferenceImage {
  /// Returns an image of the difference, which is large enough for both images, and the difference.
  public static func draw(
    from first: Bitmap, to second: Bitmap, tolerance: PixelTolerance = .exact
  ) -> (image: Bitmap, difference: PixelDifference) {
    let white = SIMD4<UInt8>(255, 255, 255, 255)
    var image = Bitmap(
      width: max(first.width, second.width), height: max(first.height, second.height), filledWith: white)
    for y in 0..<second.height {
      for x in 0..<second.width { image[x, y] = pale(second[x, y]) }
    }
    for area in tolerance.ignored { hatch(area, in: &image) }
    let difference = PixelDifference(from: first, to: second, tolerance: tolerance) { x, y, isSmoothing in
      image[x, y] = isSmoothing ? smoothing : strong
    }
    return (image, difference)
  }

  /// The colour of pixels that differ.
  private static let strong = SIMD4<UInt8>(230, 0, 92, 255)
  /// The colour of pixels that differ in the smoothing of an edge only.
  private static let smoothing = SIMD4<UInt8>(255, 190, 40, 255)

  private static func pale(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let gray = UInt8(max(0, min(255, 255 - (255 - PixelDistance.luma(pixel)) * 0.2)))
    return SIMD4(gray, gray, gray, 255)
  }

  /// Draws stripes on an area that is not compared.
  private static func hatch(_ area: PixelRect, in image: inout Bitmap) {
    let (left, top) = (max(area.x, 0), max(area.y, 0))
    let right = min(area.x.addingReportingOverflow(area.width).partialValue, image.width)
    let bottom = min(area.y.addingReportingOverflow(area.height).partialValue, image.height)
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right where (x + y) % 8 < 2 { image[x, y] = SIMD4(120, 150, 200, 255) }
    }
  }
}
