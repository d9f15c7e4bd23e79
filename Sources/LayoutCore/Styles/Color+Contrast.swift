// The palette of the setting Increase Contrast, before iOS 26. Rule: <doc:Colors#Increased-contrast>.
extension Color {
  /// Returns the colour as it is in the contrast of an environment: system colours have values of their own.
  func contrasted(in environment: EnvironmentValues) -> Color {
    environment.colorSchemeContrast == .increased ? increased : self
  }

  /// The colour with increased contrast; colours that are not the system's are unchanged.
  private var increased: Color {
    for (label, opacity) in Self.labels where self == label {
      return Color(light: light.with(opacity: opacity.light), dark: dark.with(opacity: opacity.dark))
    }
    let opaque = Color(light: light.with(opacity: 1), dark: dark.with(opacity: 1))
    guard let found = Self.palette[opaque] else { return self }
    return Color(
      light: found.light.with(opacity: light.opacity), dark: found.dark.with(opacity: dark.opacity))
  }

  private static let palette = Dictionary<Color, Color>(uniqueKeysWithValues: [
    (.red, .hex(0xD70015, dark: 0xFF6961)),
    (.orange, .hex(0xC93400, dark: 0xFFB340)),
    (.yellow, .hex(0xB25000, dark: 0xFFD426)),
    (.green, .hex(0x248A3D, dark: 0x30DB5B)),
    (.mint, .hex(0x0C817B, dark: 0x66D4CF)),
    (.teal, .hex(0x008299, dark: 0x5DE6FF)),
    (.cyan, .hex(0x0071A4, dark: 0x70D7FF)),
    (.blue, .hex(0x0040DD, dark: 0x409CFF)),
    (.indigo, .hex(0x3634A3, dark: 0x7D7AFF)),
    (.purple, .hex(0x8944AB, dark: 0xDA8FFF)),
    (.pink, .hex(0xD30F45, dark: 0xFF6482)),
    (.brown, .hex(0x7F6545, dark: 0xB59469)),
    (.gray, .hex(0x6C6C70, dark: 0xAEAEB2)),
    (.hex(0xAEAEB2, dark: 0x636366), .hex(0x8E8E93, dark: 0x7C7C80)),
    (.hex(0xC7C7CC, dark: 0x48484A), .hex(0xAEAEB2, dark: 0x545456)),
    (.hex(0xD1D1D6, dark: 0x3A3A3C), .hex(0xBCBCC0, dark: 0x444446)),
    (.hex(0xE5E5EA, dark: 0x2C2C2E), .hex(0xD8D8DC, dark: 0x363638)),
    (.hex(0xF2F2F7, dark: 0x1C1C1E), .hex(0xEBEBF0, dark: 0x242426)),
  ])

  /// The opacities of labels with increased contrast.
  private static let labels: [(Color, (light: Double, dark: Double))] = [
    (.secondary, (0.8, 0.7)), (.tertiaryLabel, (0.7, 0.55)), (.quaternaryLabel, (0.55, 0.4)),
  ]
}

extension Color.Components {
  /// Returns the components with another opacity.
  fileprivate func with(opacity: Double) -> Color.Components {
    Color.Components(red: red, green: green, blue: blue, opacity: opacity)
  }
}
