/// A gradient that is also a view.
public protocol GradientView: ShapeStyle, PrimitiveView {}

extension GradientView {
  /// The gradient as a view.
  public var layoutNode: LayoutNode { .style(anyShapeStyle) }
}

/// A linear gradient.
public struct LinearGradient: GradientView {
  /// The corresponding gradient of the layout core.
  public let anyShapeStyle: AnyShapeStyle
  /// Creates a gradient from one point of the area to another.
  ///
  /// - Example: `LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)`
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    anyShapeStyle = .linear(gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient of evenly spaced colours from one point of the area to another.
  ///
  /// - Example: `LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)`
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient of stops from one point of the area to another.
  ///
  /// - Example: `LinearGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)`
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Returns a radial gradient.
public struct RadialGradient: GradientView {
  /// The corresponding gradient of the layout core.
  public let anyShapeStyle: AnyShapeStyle
  /// Creates a gradient between two radii, in points.
  ///
  /// - Example: `RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 50)`
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    anyShapeStyle = .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a gradient of evenly spaced colours between two radii, in points.
  ///
  /// - Example: `RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)`
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a gradient of stops between two radii, in points.
  ///
  /// - Example: `RadialGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startRadius: 0, endRadius: 50)`
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A radial gradient along the ellipse that fits the area.
public struct EllipticalGradient: GradientView {
  /// The corresponding gradient of the layout core.
  public let anyShapeStyle: AnyShapeStyle
  /// Creates a gradient between two fractions of the radius.
  ///
  /// - Example: `EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))`
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    anyShapeStyle = .elliptical(
      gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Creates a gradient of evenly spaced colours between two fractions of the radius.
  ///
  /// - Example: `EllipticalGradient(colors: [.red, .blue])`
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Creates a gradient of stops between two fractions of the radius.
  ///
  /// - Example: `EllipticalGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)])`
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// An angular gradient around a centre.
public struct AngularGradient: GradientView {
  /// The corresponding gradient of the layout core.
  public let anyShapeStyle: AnyShapeStyle
  /// Creates a gradient between two angles.
  ///
  /// - Example: `AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))`
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    anyShapeStyle = .angular(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient of evenly spaced colours between two angles.
  ///
  /// - Example: `AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))`
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient of stops between two angles.
  ///
  /// - Example: `AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startAngle: .zero, endAngle: .degrees(180))`
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient of a full turn from an angle.
  ///
  /// - Example: `AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)`
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates a gradient of evenly spaced colours of a full turn from an angle.
  ///
  /// - Example: `AngularGradient(colors: [.red, .blue], center: .center)`
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates a gradient of stops of a full turn from an angle.
  ///
  /// - Example: `AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center)`
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// The standard gradient of a colour.
public struct AnyGradient: GradientView {
  /// The corresponding gradient of the layout core.
  public let anyShapeStyle: AnyShapeStyle
  /// Creates the stops, evenly spaced from top to bottom.
  public init(_ gradient: Gradient) {
    anyShapeStyle = .linear(gradient, startPoint: .top, endPoint: .bottom)
  }
  /// Creates the gradient of a colour.
  init(color: Color) { anyShapeStyle = .standardGradient(color) }
}

extension Gradient: ShapeStyle {
  /// The colours from top to bottom.
  public var anyShapeStyle: AnyShapeStyle { .linear(self, startPoint: .top, endPoint: .bottom) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a linear gradient of evenly spaced colours.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a linear gradient of stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a radial gradient.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a radial gradient of evenly spaced colours.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a radial gradient of stops.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns an angular gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns an angular gradient of evenly spaced colours between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns an angular gradient of stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns an angular gradient of a full turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Returns an angular gradient of evenly spaced colours of a full turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  /// Returns an angular gradient of stops of a full turn.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns an elliptical gradient.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient,
      center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Returns an elliptical gradient of evenly spaced colours.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Returns an elliptical gradient of stops.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops,
      center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
