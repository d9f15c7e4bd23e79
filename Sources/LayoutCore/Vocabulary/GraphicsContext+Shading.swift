import Glibc

extension GraphicsContext {
  /// A fill for a path, in canvas coordinates.
  public struct Shading: Hashable, Sendable {
    /// A style or a gradient.
    package enum Source: Hashable, Sendable {
      /// A style, whose unit points are relative to the bounds of the path.
      case style(AnyShapeStyle)
      /// A gradient along the line between two points.
      case linear(Gradient, from: Point, to: Point, GradientOptions)
      /// A gradient along a radius around a point.
      case radial(Gradient, center: Point, startRadius: Double, endRadius: Double, GradientOptions)
      /// A gradient around a point by angle.
      case conic(Gradient, center: Point, angle: Angle, GradientOptions)
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
    ) -> Shading { Shading(.linear(gradient, from: startPoint, to: endPoint, options)) }
    /// Returns a radial gradient.
    public static func radialGradient(
      _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double, options: GradientOptions = []
    ) -> Shading {
      Shading(.radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
    }
    /// Returns a conic gradient.
    public static func conicGradient(
      _ gradient: Gradient, center: Point, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading { Shading(.conic(gradient, center: center, angle: angle, options)) }
  }

  /// The options of a gradient.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The gradient is repeated beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient is repeated beyond its ends, every second time in reverse.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed in linear components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext.Shading {
  /// Returns the paint for a path with given bounds.
  func paint(in rect: Rect, environment: EnvironmentValues) -> Paint {
    switch source {
    case .style(let style): return style.paint(in: rect, environment: environment)
    case .linear(let gradient, let start, let end, let options):
      let gradient = options.mixed(gradient.shown(in: environment))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let locations = rect.corners.map {
        (($0.x - start.x) * dx + ($0.y - start.y) * dy) / (dx * dx + dy * dy)
      }
      guard let (repeated, range) = options.repeated(gradient, over: locations) else {
        return .linear(gradient, start: start, end: end)
      }
      func point(_ location: Double) -> Point { Point(x: start.x + dx * location, y: start.y + dy * location) }
      return .linear(repeated, start: point(range.lowerBound), end: point(range.upperBound))
    case .radial(let gradient, let center, let startRadius, let endRadius, let options):
      let gradient = options.mixed(gradient.shown(in: environment))
      let (inner, outer) = (max(startRadius.finite, 0), max(endRadius.finite, 0))
      let farthest = rect.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
      let locations = [0, farthest].map { ($0 - inner) / (outer - inner) }
      guard let (repeated, _) = options.repeated(gradient, over: locations) else {
        return .radial(gradient, center: center, startRadius: inner, endRadius: outer)
      }
      return outer > inner
        ? .radial(repeated, center: center, startRadius: 0, endRadius: farthest)
        : .radial(repeated, center: center, startRadius: farthest, endRadius: 0)
    case .conic(let gradient, let center, let angle, let options):
      // A conic gradient fills the whole turn, so that there is nothing beyond its ends.
      return .angular(
        options.mixed(gradient.shown(in: environment)), center: center, start: angle, end: angle + .degrees(360))
    }
  }
}

extension GraphicsContext.GradientOptions {
  /// Returns a gradient with the stops that the mixing of its colours needs.
  fileprivate func mixed(_ gradient: Gradient) -> Gradient {
    (contains(.linearColor) ? gradient.mixedLinearly : gradient).mixedByCoverage
  }

  /// Returns a gradient repeated over the range of some locations, with the range; nil if it is not repeated.
  fileprivate func repeated(_ gradient: Gradient, over locations: [Double]) -> (Gradient, ClosedRange<Double>)? {
    guard contains(.repeat) || contains(.mirror), locations.allSatisfy(\.isFinite), let least = locations.min(),
      let most = locations.max(),
      let repeated = gradient.repeated(over: least...most, mirrors: contains(.mirror))
    else { return nil }
    return (repeated, least...most)
  }
}

extension Rect {
  /// The four corners.
  fileprivate var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY)]
  }
}
