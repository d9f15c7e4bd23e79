// The backgrounds of sheets and popovers, which are lighter in the dark appearance. Rule:
// <doc:Colors#Elevated-backgrounds>.
extension Color {
  /// Returns the colour as it is on a sheet or popover, if the environment is that of one: the system's backgrounds
  /// have other values there.
  func elevated(in environment: EnvironmentValues) -> Color {
    environment.isInSheet ? Self.elevations[self] ?? self : self
  }

  /// The system's backgrounds with their values on sheets and popovers.
  private static let elevations: [Color: Color] = [
    .systemBackground: .hex(0xFFFFFF, dark: 0x1C1C1E),
    .secondarySystemBackground: .hex(0xF2F2F7, dark: 0x2C2C2E),
    .hex(0xFFFFFF, dark: 0x2C2C2E): .hex(0xFFFFFF, dark: 0x3A3A3C),
    .groupedBackground: .hex(0xF2F2F7, dark: 0x1C1C1E),
    .groupedContentBackground: .hex(0xFFFFFF, dark: 0x2C2C2E),
    .hex(0xF2F2F7, dark: 0x2C2C2E): .hex(0xF2F2F7, dark: 0x3A3A3C),
  ]
}
