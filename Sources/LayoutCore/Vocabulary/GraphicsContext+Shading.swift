extension GraphicsContext {
  /// A fill for a path, in canvas coordinates.
  public struct Shading: Hashable, Sendable {
    /// A style or a gradient.
    package enum Source: Hashable, Sendable {
      /// A style, whose unit points are relative to the bounds of the path.
      case style(AnyShapeStyle)
      /// A gradient along the line between two points.
      case linear(Gradient, from: Point, to: Point)
      /// A gradient along a radius around a point.
      case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
      /// A gradient around a point by angle.
      case conic(Gradient, center: Point, angle: Angle)
    }

    /// The style or the gradient.
    package let source: Source

    /// Creates a fill from a style or a gradient.
    package init(_ source: Source) { self.source = source }

    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(.style(.foreground(level: 1))) }

    /// Returns a colour as shading.
    public static func color(_ color: Color) -> Shading { Shading(.style(.color(color))) }
    /// Returns a colour of three components as shading.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// Returns a grey as shading.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// Returns a linear gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GradientOptions = []
    ) -> Shading { Shading(.linear(gradient, from: startPoint, to: endPoint)) }
    /// Returns a radial gradient.
    public static func radialGradient(
      _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double, options: GradientOptions = []
    ) -> Shading { Shading(.radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)) }
    /// Returns a conic gradient.
    public static func conicGradient(
      _ gradient: Gradient, center: Point, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading { Shading(.conic(gradient, center: center, angle: angle)) }
  }
}
