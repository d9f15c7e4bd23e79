import PlumblineRendering

/// The picture of a difference: the second picture pale, and the pixels that differ in strong colour.
public enum DifferencePicture {
  /// Draws the difference; the picture is as large as both together.
  public static func draw(
    from first: Bitmap, to second: Bitmap, tolerance: PixelTolerance = .exact
  ) -> (picture: Bitmap, difference: PixelDifference) {
    let paper = SIMD4<UInt8>(255, 255, 255, 255)
    var picture = Bitmap(
      width: max(first.width, second.width), height: max(first.height, second.height), filledWith: paper)
    for y in 0..<second.height {
      for x in 0..<second.width { picture[x, y] = pale(second[x, y]) }
    }
    for area in tolerance.ignored { hatch(area, in: &picture) }
    let difference = PixelDifference(from: first, to: second, tolerance: tolerance) { x, y, isSmoothing in
      picture[x, y] = isSmoothing ? smoothing : strong
    }
    return (picture, difference)
  }

  /// What pixels that differ are drawn in.
  private static let strong = SIMD4<UInt8>(230, 0, 92, 255)
  /// What pixels are drawn in that only smooth an edge.
  private static let smoothing = SIMD4<UInt8>(255, 190, 40, 255)

  private static func pale(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let gray = UInt8(max(0, min(255, 255 - (255 - PixelDistance.luma(pixel)) * 0.2)))
    return SIMD4(gray, gray, gray, 255)
  }

  /// Stripes an area that is not compared.
  private static func hatch(_ area: PixelRect, in picture: inout Bitmap) {
    let (left, top) = (max(area.x, 0), max(area.y, 0))
    let right = min(area.x.addingReportingOverflow(area.width).partialValue, picture.width)
    let bottom = min(area.y.addingReportingOverflow(area.height).partialValue, picture.height)
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right where (x + y) % 8 < 2 { picture[x, y] = SIMD4(120, 150, 200, 255) }
    }
  }
}
