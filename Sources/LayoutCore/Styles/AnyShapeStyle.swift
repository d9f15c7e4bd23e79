/// What an area is filled with, as SwiftUI code names it; places are relative to the area.
public indirect enum AnyShapeStyle: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// The environment's foreground style at a level: 1 is primary, 2 secondary and so on to 5.
  case foreground(level: Int)
  /// The environment's tint.
  case tint
  /// The environment's background.
  case background
  /// Colours along a line.
  case linear(Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  /// Colours along a radius in points.
  case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colours along the radius of an ellipse inscribed in the area; radii are shares of it.
  case elliptical(Gradient, center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
  /// Colours around a centre.
  case angular(Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// The standard gradient of a colour: lighter at the top.
  case standardGradient(Color)
  /// A translucent layer, approximated by a plain colour.
  case material(Material)
  /// An image repeated over the area.
  case image(ImageSource, sourceRect: Rect, scale: Double)
  /// A style at a level of its hierarchy: 2 is secondary and so on.
  case level(AnyShapeStyle, Int)
  /// A style with its opacity multiplied.
  case opacity(AnyShapeStyle, Double)
  /// A style with a shadow of what it fills.
  case shadowed(AnyShapeStyle, StyleShadow)
  /// A style fixed to one appearance.
  case appearance(AnyShapeStyle, ColorScheme)
  /// A style of a program, which depends on the environment.
  case custom(CustomShapeStyle)

  /// SwiftUI's materials.
  public enum Material: String, Hashable, Sendable, CaseIterable {
    /// The thicknesses that SwiftUI names.
    case ultraThin, thin, regular, thick, ultraThick, bar
  }
}

/// A style of a program, which says by the environment which other style it is.
public struct CustomShapeStyle: Hashable, Sendable {
  /// The name of the style's type.
  public let name: String
  /// The style in an environment.
  public let resolve: @Sendable (EnvironmentValues) -> AnyShapeStyle

  /// A style that a function resolves.
  public init(name: String, resolve: @escaping @Sendable (EnvironmentValues) -> AnyShapeStyle) {
    (self.name, self.resolve) = (name, resolve)
  }

  /// Whether two styles are of one type and the same in the default environment.
  public static func == (a: CustomShapeStyle, b: CustomShapeStyle) -> Bool {
    a.name == b.name && a.resolve(EnvironmentValues()) == b.resolve(EnvironmentValues())
  }

  /// The name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A shadow that belongs to a style: of the filled area on what lies behind, or of the area's edge on the area.
public struct StyleShadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// How far the shadow is blurred, in points.
  public var radius: Double
  /// How far the shadow is moved, in points.
  public var offset: Point
  /// Whether the shadow lies within the area.
  public var isInner: Bool

  /// A shadow.
  public init(color: Color, radius: Double, offset: Point = .zero, isInner: Bool) {
    self.color = color
    self.radius = max(radius.finite, 0)
    self.offset = Point(x: offset.x.finite, y: offset.y.finite)
    self.isInner = isInner
  }
}

/// Light or dark appearance.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// The appearances that SwiftUI names.
  case light, dark
}
