/// A filter that is applied to a whole group.
public enum DisplayEffect: Hashable, Sendable {
  /// A Gaussian blur. `radius` is SwiftUI's, in points: the standard deviation.
  case blur(radius: Double)
  /// A blurred copy of the group behind it, in one colour. `radius` and `offset` are in points.
  case shadow(color: Color, radius: Double, offset: Point)
  /// Adds an amount to each component: -1 gives black, 1 gives white.
  case brightness(Double)
  /// Scales each component's distance from middle grey: 0 gives grey, 1 changes nothing.
  case contrast(Double)
  /// Scales the distance of each colour from its grey: 0 gives grey, 1 changes nothing.
  case saturation(Double)
  /// Mixes each colour with its grey: 0 changes nothing, 1 gives grey.
  case grayscale(Double)
  /// Rotates the hue by an angle.
  case hueRotation(Angle)
  /// Inverts the red, green and blue components.
  case colorInvert
  /// Multiplies each component by the colour's.
  case colorMultiply(Color)
  /// Replaces the opacity by the luminance.
  case luminanceToAlpha
}

extension DisplayEffect {
  /// Whether the effect changes no pixel, as a blur with a radius of 0 or a saturation of 1.
  public var isIdentity: Bool {
    switch self {
    case .blur(let radius): Self.deviation(radius) == 0
    case .shadow(let color, _, _): color.light.opacity == 0 && color.dark.opacity == 0
    case .brightness(let amount), .grayscale(let amount): amount == 0
    case .contrast(let amount), .saturation(let amount): amount == 1
    case .hueRotation(let angle): angle.radians == 0
    case .colorMultiply(let color): color == Color(white: 1)
    case .colorInvert, .luminanceToAlpha: false
    }
  }

  /// Returns the standard deviation for a blur radius, both in points: the radius itself, and at most 100.
  ///
  /// Rule: <doc:Drawing#Blurs-and-shadows>.
  public static func deviation(_ radius: Double) -> Double { radius.isFinite ? min(max(radius, 0), 100) : 0 }

  /// The distance, in points, by which the effect extends the content's bounds on each side.
  public var reach: Double {
    switch self {
    case .blur(let radius): return 3 * Self.deviation(radius)
    case .shadow(_, let radius, let offset):
      let distance = max(abs(offset.x), abs(offset.y))
      return 3 * Self.deviation(radius) + (distance.isFinite ? min(distance, 1000) : 0)
    default: return 0
    }
  }
}
