import Glibc

extension Color {
  /// Returns the colour's components in an environment.
  package func resolved(in environment: EnvironmentValues) -> Components {
    let shown = shown(in: environment)
    return environment.colorScheme == .dark ? shown.dark : shown.light
  }
}

extension Color.Components {
  /// The red component without the gamma of sRGB.
  package var linearRed: Double { Self.linear(red) }
  /// The green component without the gamma of sRGB.
  package var linearGreen: Double { Self.linear(green) }
  /// The blue component without the gamma of sRGB.
  package var linearBlue: Double { Self.linear(blue) }

  /// Returns a component of sRGB without its gamma.
  ///
  /// Source: IEC 61966-2-1.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
