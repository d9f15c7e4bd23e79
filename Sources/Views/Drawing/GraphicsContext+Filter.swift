extension GraphicsContext {
  /// What changes the pixels of what follows.
  public struct Filter: Sendable {
    /// The effect, or nil for one that a figure does not have.
    let effect: DisplayEffect?

    /// Soft edges.
    public static func blur(radius: CGFloat) -> Filter { Filter(effect: .blur(radius: max(radius, 0))) }
    /// A shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 1.0 / 3), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(effect: .shadow(color: color, radius: max(radius, 0), offset: Point(x: x, y: y))) }
    /// Lighter colours.
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .brightness(amount)) }
    /// Colours further apart.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .contrast(amount)) }
    /// Stronger colours.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .saturation(amount)) }
    /// Greyer colours.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .grayscale(amount)) }
    /// Colours of another hue.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .hueRotation(angle)) }
    /// Colours multiplied by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .colorMultiply(color)) }
    /// Inverted colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .colorInvert) }
    /// The luminance as opacity.
    public static var luminanceToAlpha: Filter { Filter(effect: .luminanceToAlpha) }
    /// One colour where what follows is opaque enough: nothing, in a figure.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(effect: nil)
    }
  }

  /// Changes the pixels of what follows.
  public mutating func addFilter(_ filter: Filter) {
    if let effect = filter.effect { addFilter(effect) }
  }
}
