/// A colour with a value for light and one for dark appearance.
///
/// A renderer picks the one it draws for, so that the same drawing serves both.
public struct Color: Hashable, Sendable {
  /// Components in sRGB, each nominally 0 to 1, not multiplied by the opacity.
  public struct Components: Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// 0 is transparent, 1 opaque.
    public var opacity: Double

    /// Components from four numbers.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// The value in light appearance.
  public var light: Components
  /// The value in dark appearance.
  public var dark: Components

  /// A colour with a value for each appearance.
  public init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// The same colour in both appearances, from sRGB components of 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let components = Components(red: red, green: green, blue: blue, opacity: opacity)
    self.init(light: components, dark: components)
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    map { Components(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity * factor) }
  }

  /// The colour with each appearance's components changed by a function.
  public func map(_ change: (Components) -> Components) -> Color {
    Color(light: change(light), dark: change(dark))
  }

  /// A colour from 0xRRGGBB for each appearance.
  public static func hex(_ light: UInt32, dark: UInt32? = nil) -> Color {
    func components(_ value: UInt32) -> Components {
      Components(
        red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
    }
    return Color(light: components(light), dark: components(dark ?? light))
  }
}
