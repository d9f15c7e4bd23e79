import Glibc

extension Color.Components {
  /// Returns components of a colour space as those of sRGB; Display P3 is clamped to its gamut.
  ///
  /// Source: the primaries of both spaces (IEC 61966-2-1, SMPTE EG 432-1); both have the transfer function of sRGB and
  /// the white point D65.
  package func converted(from space: Color.RGBColorSpace) -> Self {
    switch space {
    case .sRGB: return self
    case .sRGBLinear:
      return Self(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
    case .displayP3:
      func clamped(_ linear: Double) -> Double { min(max(Self.encoded(linear), 0), 1) }
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      return Self(
        red: clamped(1.2249401 * r - 0.2249404 * g), green: clamped(-0.0420569 * r + 1.0420571 * g),
        blue: clamped(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), opacity: opacity)
    }
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
