/// A style that fills an area; unit points are relative to the area.
public indirect enum AnyShapeStyle: Hashable, Sendable {
  /// A single colour.
  case color(Color)
  /// The environment's foreground style at a level, from 1 for primary to 5 for quinary.
  case foreground(level: Int)
  /// The environment's tint.
  case tint
  /// The environment's background style.
  case background
  /// A gradient along a line.
  case linear(Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  /// A gradient along a radius in points.
  case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// A gradient along the radius of an ellipse; 1 is the area's width, or height on the vertical axis.
  case elliptical(Gradient, center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
  /// A gradient around a centre.
  case angular(Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// The standard gradient of a colour: lighter at the top.
  case standardGradient(Color)
  /// A material: a translucent colour over what is beneath it, blurred.
  case material(Material)
  /// An image that is repeated over the area.
  case image(ImageSource, sourceRect: Rect, scale: Double)
  /// A style at a level of its hierarchy: 2 is secondary, and so on to 5.
  case level(AnyShapeStyle, Int)
  /// A style with its opacity multiplied by a factor.
  case opacity(AnyShapeStyle, Double)
  /// A style with a shadow of the filled area.
  case shadowed(AnyShapeStyle, StyleShadow)
  /// A style that is blended in a mode with what is beneath it.
  case blended(AnyShapeStyle, BlendMode)
  /// A style with a fixed appearance.
  case appearance(AnyShapeStyle, ColorScheme)
  /// A style that the program defines, which depends on the environment.
  case custom(CustomShapeStyle)

  /// The materials that SwiftUI defines.
  public enum Material: String, Hashable, Sendable, CaseIterable {
    /// The thicknesses that SwiftUI names.
    case ultraThin, thin, regular, thick, ultraThick, bar
  }
}

/// A style that the program defines, which resolves to another style in an environment.
public struct CustomShapeStyle: Hashable, Sendable {
  /// The name of the style's type.
  public let name: String
  /// Returns the style that it resolves to in an environment.
  public let resolve: @Sendable (EnvironmentValues) -> AnyShapeStyle

  /// Creates a style from a function that resolves it.
  public init(name: String, resolve: @escaping @Sendable (EnvironmentValues) -> AnyShapeStyle) {
    (self.name, self.resolve) = (name, resolve)
  }

  /// Returns whether two styles have the same type and resolve to the same style in the default environment.
  public static func == (a: CustomShapeStyle, b: CustomShapeStyle) -> Bool {
    a.name == b.name && a.resolve(EnvironmentValues()) == b.resolve(EnvironmentValues())
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A shadow that belongs to a style: a drop shadow of the filled area, or an inner shadow of its edge.
public struct StyleShadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color
  /// The blur radius, in points.
  public var radius: Double
  /// The displacement, in points.
  public var offset: Point
  /// Whether the shadow is drawn inside the area.
  public var isInner: Bool

  /// Creates a shadow; values that are not finite count as 0, and a negative radius as 0.
  public init(color: Color, radius: Double, offset: Point = .zero, isInner: Bool) {
    self.color = color
    self.radius = max(radius.finite, 0)
    self.offset = Point(x: offset.x.finite, y: offset.y.finite)
    self.isInner = isInner
  }
}

/// A light or dark appearance.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// The appearances that SwiftUI defines.
  case light, dark
}
