/// An angle; positive angles turn clockwise, since y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle of 0.
  public static let zero = Angle()
  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns whether the first angle is smaller than the second.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Returns the sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns an angle multiplied by a factor.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// Returns an angle multiplied by a factor.
  public static func * (factor: Double, a: Angle) -> Angle { a * factor }
  /// Returns an angle divided by a divisor.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
  /// Returns the angle of the opposite direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
