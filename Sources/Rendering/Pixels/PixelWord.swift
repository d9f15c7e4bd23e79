// Pixels in Cairo's format: 32 bits, with the opacity in the highest byte and premultiplied colours.
extension UInt32 {
  /// Creates a pixel from its red, green, blue and opacity, clamped to 0...255 and rounded.
  init(pixel parts: SIMD4<Float>) {
    let parts = parts.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    self =
      Self.rounded(parts.w) << 24 | Self.rounded(parts.x) << 16 | Self.rounded(parts.y) << 8 | Self.rounded(parts.z)
  }

  /// Rounds one component, since the conversion of whole vectors calls a function for each.
  private static func rounded(_ part: Float) -> UInt32 { UInt32(part.rounded(.toNearestOrAwayFromZero)) }

  /// The pixel's red, green, blue and opacity, from 0 to 255.
  var pixelParts: SIMD4<Float> {
    SIMD4(Float(self >> 16 & 0xFF), Float(self >> 8 & 0xFF), Float(self & 0xFF), Float(self >> 24))
  }
}
