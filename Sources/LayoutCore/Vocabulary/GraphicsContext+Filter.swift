extension GraphicsContext {
  /// A filter of subsequent drawing.
  public struct Filter: Sendable {
    /// The corresponding effect, or nil if a figure does not draw it.
    private let effect: DisplayEffect?

    private init(_ effect: DisplayEffect?) { self.effect = effect }

    /// Returns a blur.
    public static func blur(radius: Double, options: BlurOptions = []) -> Filter {
      Filter(.blur(radius: max(radius, 0)))
    }
    /// Returns a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter { Filter(.shadow(color: color, radius: max(radius, 0), offset: Point(x: x, y: y))) }
    /// Returns an increase of brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
    /// Returns a change of contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
    /// Returns a change of saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
    /// Returns a mix with grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
    /// Returns a rotation of hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
    /// Returns a multiplication of colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.colorMultiply(color)) }
    /// Returns an inversion of colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.colorInvert) }
    /// Returns a filter that turns luminance into opacity.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
    /// Returns a filter for sufficiently opaque pixels, which a figure does not draw.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter(nil) }

    /// Adds the effect to a context.
    fileprivate func add(to context: inout GraphicsContext) {
      if let effect { context.add(effect) }
    }
  }

  /// Adds a filter to subsequent drawing.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filter.add(to: &self) }
}

extension GraphicsContext {
  /// The options of a blur, which have no effect on a figure.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The blur is done with dithering.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The options of a shadow, which have no effect on a figure.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow is drawn above the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow falls on the inside of the content.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadows of the parts of a group are drawn apart.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The options of a filter, which have no effect on a figure.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The filter is applied in linear colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The options of a gradient, which have no effect on a figure.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient is repeated beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient is repeated beyond its ends, every second time in reverse.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed in linear components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
