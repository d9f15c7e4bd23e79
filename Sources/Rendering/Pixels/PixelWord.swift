// Pixels as Cairo keeps them: 32 bits, opacity first, the other parts multiplied by it.
extension UInt32 {
  /// The word of a pixel's red, green, blue and opacity, limited to 0 to 255 and rounded.
  init(pixel parts: SIMD4<Float>) {
    let parts = parts.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    self =
      Self.rounded(parts.w) << 24 | Self.rounded(parts.x) << 16 | Self.rounded(parts.y) << 8 | Self.rounded(parts.z)
  }

  /// One part at a time: the vectors' own conversion calls a function for each.
  private static func rounded(_ part: Float) -> UInt32 { UInt32(part.rounded(.toNearestOrAwayFromZero)) }

  /// The pixel's red, green, blue and opacity, from 0 to 255.
  var pixelParts: SIMD4<Float> {
    SIMD4(Float(self >> 16 & 0xFF), Float(self >> 8 & 0xFF), Float(self & 0xFF), Float(self >> 24))
  }
}
