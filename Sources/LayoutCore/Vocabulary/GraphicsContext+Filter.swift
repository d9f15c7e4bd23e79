extension GraphicsContext {
  /// A filter of subsequent drawing.
  public struct Filter: Sendable {
    /// The drawing of a filter.
    package enum Drawing: Sendable {
      /// An effect of the whole content.
      case effect(DisplayEffect)
      /// A shadow that is drawn as content of its own, over or below the content, or alone.
      case shadow(ContextShadow)
      /// No filter.
      case nothing
    }

    /// The drawing.
    let drawing: Drawing
    /// The parts of the filter that a figure does not draw, by SwiftUI's names.
    var ignored: [String] = []

    private init(_ effect: DisplayEffect) { drawing = .effect(effect) }
    private init(_ drawing: Drawing, ignored: [String] = []) { (self.drawing, self.ignored) = (drawing, ignored) }

    /// Returns a blur.
    public static func blur(radius: Double, options: BlurOptions = []) -> Filter {
      Filter(.effect(.blur(radius: max(radius, 0))), ignored: options.contains(.opaque) ? ["BlurOptions.opaque"] : [])
    }
    /// Returns a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      let ignored = [
        (ShadowOptions.invertsAlpha, "ShadowOptions.invertsAlpha"), (.disablesGroup, "ShadowOptions.disablesGroup"),
      ].filter { options.contains($0.0) }.map(\.1)
      let offset = Point(x: x, y: y)
      guard blendMode != .normal || options.contains(.shadowAbove) || options.contains(.shadowOnly) else {
        return Filter(.effect(.shadow(color: color, radius: max(radius, 0), offset: offset)), ignored: ignored)
      }
      let shadow = ContextShadow(
        color: color, radius: max(radius, 0), offset: offset, blendMode: blendMode,
        isAbove: options.contains(.shadowAbove), isAlone: options.contains(.shadowOnly))
      return Filter(.shadow(shadow), ignored: ignored)
    }
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
    /// A filter that turns luminance into opacity.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
    /// Returns a filter for sufficiently opaque pixels, which a figure does not draw, with a warning.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(.nothing, ignored: ["alphaThreshold"])
    }
  }

  /// Adds a filter to subsequent drawing.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    for name in filter.ignored + (options.contains(.linearColor) ? ["FilterOptions.linearColor"] : []) {
      environment.drawingNotes?.ignore("'\(name)' is ignored: a canvas is drawn without it")
    }
    add(filter.drawing)
  }
}

/// A shadow that is drawn as content of its own.
package struct ContextShadow: Sendable {
  /// The colour.
  var color: Color
  /// The standard deviation of the blur, in points.
  var radius: Double
  /// The distance from the content, in points.
  var offset: Point
  /// The rule for blending the shadow with the drawing below it.
  var blendMode: BlendMode
  /// Whether the shadow is drawn over the content.
  var isAbove: Bool
  /// Whether the content is not drawn.
  var isAlone: Bool

  /// Returns content with its shadow: its silhouette in the shadow's colour, blurred and moved.
  func drawing(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    let color = color.shown(in: environment)
    let opaque = color.map { Color.Components(red: $0.red, green: $0.green, blue: $0.blue) }
    let silhouette = DisplayGroup(
      items: items, opacity: color.light.opacity,
      effects: [.brightness(1), .colorMultiply(opaque), .blur(radius: radius)])
    let shadow = DisplayItem.group(
      DisplayGroup(
        items: [.group(silhouette)], transform: .translation(x: offset.x, y: offset.y), blendMode: blendMode))
    if isAlone { return [shadow] }
    return isAbove ? items + [shadow] : [shadow] + items
  }
}

extension GraphicsContext {
  /// The options of a blur.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The result is opaque; a figure does not draw this, with a warning.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The blur is done with dithering, which is invisible in a figure.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The options of a shadow.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shadow is drawn above the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow falls on the inside of the content; a figure does not draw this, with a warning.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The parts of a group have shadows of their own; a figure does not draw this, with a warning.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The options of a filter.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The filter is applied in linear colours; a figure does not draw this, with a warning.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
