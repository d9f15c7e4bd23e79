/// A colour with one value for light and one for dark appearance.
///
/// A renderer chooses the value for the appearance that it draws, so that one drawing serves both.
public struct Color: Hashable, Sendable {
  /// The components of a colour in sRGB, nominally 0 to 1 and not premultiplied by the opacity.
  public struct Components: Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Double

    /// Creates components from their values.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The components without transparency.
    package var opaque: Components { Components(red: red, green: green, blue: blue) }
  }

  /// The components in light appearance.
  package var light: Components
  /// The components in dark appearance.
  package var dark: Components

  /// Creates a colour from the components for each appearance.
  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// The colour spaces of a colour's components.
  public enum RGBColorSpace: String, Hashable, Sendable {
    /// The spaces that SwiftUI defines; components of Display P3 outside the gamut of sRGB are clamped.
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour that is the same in both appearances, from components of 0 to 1.
  ///
  /// - Example: `Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)`
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let components = Components(red: red, green: green, blue: blue, opacity: opacity).converted(from: space)
    self.init(light: components, dark: components)
  }

  /// Creates a grey that is the same in both appearances, from 0 (black) to 1 (white).
  ///
  /// - Example: `Color(white: 0.8)`
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    // Display P3 and sRGB have the same greys.
    self.init(space == .displayP3 ? .sRGB : space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by a factor.
  ///
  /// - Example: `Color.red.opacity(0.5)`
  public func opacity(_ factor: Double) -> Color {
    map { Components(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity * factor) }
  }

  /// Returns the colour with the components of each appearance changed by a function.
  package func map(_ change: (Components) -> Components) -> Color {
    Color(light: change(light), dark: change(dark))
  }

  /// Returns an opaque colour from 0xRRGGBB values; without a dark value, both appearances share the light one.
  package static func hex(_ light: UInt32, dark: UInt32? = nil) -> Color {
    func components(_ value: UInt32) -> Components {
      Components(
        red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
    }
    return Color(light: components(light), dark: components(dark ?? light))
  }
}
