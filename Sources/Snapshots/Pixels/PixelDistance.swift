/// The perceptual distance between two colours.
enum PixelDistance {
  /// Returns the distance between two pixels from 0 to 1: the larger of their distances over white and over black.
  ///
  /// It is measured in YIQ with weights for the luma and the two chromas.
  /// Source: Kotsarenko and Ramos, Measuring perceived color difference using YIQ NTSC transmission color space, 2010.
  static func between(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
    if a == b { return 0 }
    if a.w == 255 && b.w == 255 { return distance(over(a, background: 0), over(b, background: 0)) }
    return max(
      distance(over(a, background: 0), over(b, background: 0)),
      distance(over(a, background: 255), over(b, background: 255)))
  }

  /// Returns the luma of a pixel over white, from 0 to 255.
  static func luma(_ pixel: SIMD4<UInt8>) -> Double {
    let color = over(pixel, background: 255)
    return color.x * 0.298_895_31 + color.y * 0.586_622_47 + color.z * 0.114_482_23
  }

  /// The weighted square of the distance between black and white, which has the distance 1.
  private static let largest = 0.505_3 * 255 * 255

  private static func over(_ pixel: SIMD4<UInt8>, background: Double) -> SIMD3<Double> {
    let color = SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z))
    if pixel.w == 255 { return color }
    let opacity = Double(pixel.w) / 255
    return color * opacity + SIMD3(repeating: background * (1 - opacity))
  }

  private static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    let y = d.x * 0.298_895_31 + d.y * 0.586_622_47 + d.z * 0.114_482_23
    let i = d.x * 0.595_977_99 - d.y * 0.274_176_10 - d.z * 0.321_801_89
    let q = d.x * 0.211_470_17 - d.y * 0.522_617_11 + d.z * 0.311_146_94
    return min(((0.505_3 * y * y + 0.299 * i * i + 0.195_7 * q * q) / largest).squareRoot(), 1)
  }
}
