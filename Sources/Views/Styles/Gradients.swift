/// A gradient that is also a view, filling its place.
public protocol GradientView: ShapeStyle, PrimitiveView {}

extension GradientView {
  /// The gradient as a view.
  public var layoutNode: LayoutNode { .style(anyShapeStyle) }
}

/// Colours along a line.
public struct LinearGradient: GradientView {
  /// The gradient as the layout core knows it.
  public let anyShapeStyle: AnyShapeStyle
  /// A gradient from one point of the area to another.
  ///
  /// - Example: `LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)`
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    anyShapeStyle = .linear(gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Evenly spread colours from one point of the area to another.
  ///
  /// - Example: `LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)`
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Stops from one point of the area to another.
  ///
  /// - Example: `LinearGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)`
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours along a radius.
public struct RadialGradient: GradientView {
  /// The gradient as the layout core knows it.
  public let anyShapeStyle: AnyShapeStyle
  /// A gradient between two radii in points.
  ///
  /// - Example: `RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 50)`
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    anyShapeStyle = .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Evenly spread colours between two radii in points.
  ///
  /// - Example: `RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)`
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Stops between two radii in points.
  ///
  /// - Example: `RadialGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startRadius: 0, endRadius: 50)`
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours along the radius of an ellipse that fits the area.
public struct EllipticalGradient: GradientView {
  /// The gradient as the layout core knows it.
  public let anyShapeStyle: AnyShapeStyle
  /// A gradient between two shares of the radius.
  ///
  /// - Example: `EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))`
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    anyShapeStyle = .elliptical(
      gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Evenly spread colours between two shares of the radius.
  ///
  /// - Example: `EllipticalGradient(colors: [.red, .blue])`
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Stops between two shares of the radius.
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

/// Colours around a centre.
public struct AngularGradient: GradientView {
  /// The gradient as the layout core knows it.
  public let anyShapeStyle: AnyShapeStyle
  /// A gradient between two angles.
  ///
  /// - Example: `AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))`
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    anyShapeStyle = .angular(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Evenly spread colours between two angles.
  ///
  /// - Example: `AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))`
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Stops between two angles.
  ///
  /// - Example: `AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center, startAngle: .zero, endAngle: .degrees(180))`
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient once around, from an angle.
  ///
  /// - Example: `AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)`
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Evenly spread colours once around, from an angle.
  ///
  /// - Example: `AngularGradient(colors: [.red, .blue], center: .center)`
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Stops once around, from an angle.
  ///
  /// - Example: `AngularGradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)], center: .center)`
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// The gradient that a colour stands for.
public struct AnyGradient: GradientView {
  /// The gradient as the layout core knows it.
  public let anyShapeStyle: AnyShapeStyle
  /// Evenly spread stops from top to bottom.
  public init(_ gradient: Gradient) {
    anyShapeStyle = .linear(gradient, startPoint: .top, endPoint: .bottom)
  }
  /// The gradient of a colour.
  init(color: Color) { anyShapeStyle = .standardGradient(color) }
}

extension Gradient: ShapeStyle {
  /// The colours from top to bottom.
  public var anyShapeStyle: AnyShapeStyle { .linear(self, startPoint: .top, endPoint: .bottom) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Evenly spread colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Stops along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours along a radius.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Evenly spread colours along a radius.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours once around a centre.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Evenly spread colours once around a centre.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Evenly spread colours along the radius of an ellipse that fits the area.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
