extension GraphicsContext {
  /// A filter of subsequent drawing.
  public struct Filter: Sendable {
    /// The corresponding effect, or nil if a figure does not draw it.
    let effect: DisplayEffect?

    /// Returns a blur.
    public static func blur(radius: CGFloat) -> Filter { Filter(effect: .blur(radius: max(radius, 0))) }
    /// Returns a shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 1.0 / 3), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(effect: .shadow(color: color, radius: max(radius, 0), offset: Point(x: x, y: y))) }
    /// Returns an increase of brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .brightness(amount)) }
    /// Returns a change of contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .contrast(amount)) }
    /// Returns a change of saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .saturation(amount)) }
    /// Returns a mix with grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .grayscale(amount)) }
    /// Returns a rotation of hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .hueRotation(angle)) }
    /// Returns a multiplication of colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .colorMultiply(color)) }
    /// Returns an inversion of colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .colorInvert) }
    /// Returns a filter that turns luminance into opacity.
    public static var luminanceToAlpha: Filter { Filter(effect: .luminanceToAlpha) }
    /// Returns a filter for sufficiently opaque pixels, which a figure does not draw.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(effect: nil)
    }
  }

  /// Adds a filter to subsequent drawing.
  public mutating func addFilter(_ filter: Filter) {
    if let effect = filter.effect { addFilter(effect) }
  }
}
