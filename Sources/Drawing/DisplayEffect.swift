/// A filter of a whole group.
public enum DisplayEffect: Hashable, Sendable {
  /// A Gaussian blur; `radius` in points is SwiftUI's, twice the standard deviation.
  case blur(radius: Double)
  /// A blurred copy in one colour behind the group.
  case shadow(color: Color, radius: Double, offset: Point)
  /// Adds to each component: -1 is black, 1 is white.
  case brightness(Double)
  /// Multiplies the distance from middle grey.
  case contrast(Double)
  /// Multiplies the distance from grey: 0 is grey, 1 unchanged.
  case saturation(Double)
  /// Mixes with grey: 0 is unchanged, 1 grey.
  case grayscale(Double)
  /// Turns the hue.
  case hueRotation(Angle)
  /// Inverts each component.
  case colorInvert
  /// Multiplies each component by a colour's.
  case colorMultiply(Color)
  /// Takes the luminance as opacity.
  case luminanceToAlpha
}

extension DisplayEffect {
  /// The standard deviation of a blur's radius, in points: half of it, and at most 100.
  public static func deviation(_ radius: Double) -> Double { radius.isFinite ? min(max(radius, 0) / 2, 100) : 0 }

  /// How far the effect reaches beyond what it is applied to, in points.
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
