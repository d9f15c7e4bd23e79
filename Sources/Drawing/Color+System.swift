// The classic system palette, before iOS 26. Rules: <doc:Colors#System-colours> and <doc:RuleDecisions#Palette>.
extension Color {
  /// The default tint of controls.
  public static var accentColor: Color { .blue }
  /// Transparent black.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black in both appearances.
  public static let black = Color(white: 0)
  /// White in both appearances.
  public static let white = Color(white: 1)
  /// System red.
  public static let red = hex(0xFF3B30, dark: 0xFF453A)
  /// System orange.
  public static let orange = hex(0xFF9500, dark: 0xFF9F0A)
  /// System yellow.
  public static let yellow = hex(0xFFCC00, dark: 0xFFD60A)
  /// System green.
  public static let green = hex(0x34C759, dark: 0x30D158)
  /// System mint.
  public static let mint = hex(0x00C7BE, dark: 0x63E6E2)
  /// System teal.
  public static let teal = hex(0x30B0C7, dark: 0x40C8E0)
  /// System cyan.
  public static let cyan = hex(0x32ADE6, dark: 0x64D2FF)
  /// System blue.
  public static let blue = hex(0x007AFF, dark: 0x0A84FF)
  /// System indigo.
  public static let indigo = hex(0x5856D6, dark: 0x5E5CE6)
  /// System purple.
  public static let purple = hex(0xAF52DE, dark: 0xBF5AF2)
  /// System pink.
  public static let pink = hex(0xFF2D55, dark: 0xFF375F)
  /// System brown.
  public static let brown = hex(0xA2845E, dark: 0xAC8E68)
  /// System gray, the same in both appearances.
  public static let gray = hex(0x8E8E93)
  /// Primary content: black on light, white on dark.
  public static let primary = hex(0x000000, dark: 0xFFFFFF)
  /// Secondary content, such as captions.
  public static let secondary = Color(
    light: Components(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6),
    dark: Components(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.6))
  /// The colour of separator lines.
  package static let separator = Color(
    light: Components(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29),
    dark: Components(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6))
}
