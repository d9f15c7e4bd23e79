extension Color: ShapeStyle, PrimitiveView {
  /// The colour as a style.
  public var anyShapeStyle: AnyShapeStyle { .color(self) }
  /// The node of the colour, which fills its frame.
  public var layoutNode: LayoutNode { .color(self) }
  /// The colour's standard gradient, which is lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
  /// The default tint of controls.
  public static var accentColor: Color { .blue }

  /// The colour spaces of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The spaces that SwiftUI names; all are drawn as sRGB.
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour from components from 0 to 1.
  ///
  /// - Example: `Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)`
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  /// Creates a grey from 0 to 1.
  ///
  /// - Example: `Color(white: 0.8)`
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }
  /// Creates a colour of the assets of the environment; a missing one is drawn grey, with a warning.
  ///
  /// - Example: `Color(hue: 0.6, saturation: 0.5, brightness: 0.9)`
  public init(_ name: String) { self = .named(name) }
}
