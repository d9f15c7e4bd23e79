// SwiftUI's animations. Sources: Apple's documentation of `Animation` and its defaults.
extension Animation {
  /// The duration of timed animations without one, in seconds.
  static let usualDuration = 0.35

  /// An animation at a constant speed, of 0.35 s.
  public static let linear = linear(duration: usualDuration)
  /// An animation that begins slowly, of 0.35 s.
  public static let easeIn = easeIn(duration: usualDuration)
  /// An animation that ends slowly, of 0.35 s.
  public static let easeOut = easeOut(duration: usualDuration)
  /// An animation that begins and ends slowly, of 0.35 s.
  public static let easeInOut = easeInOut(duration: usualDuration)
  /// A spring of 0.5 s without bounce.
  public static let spring = spring(duration: 0.5)
  /// A spring of 0.5 s with a bounce of 0.3.
  public static let bouncy = bouncy(duration: 0.5)
  /// A spring of 0.5 s without bounce.
  public static let smooth = smooth(duration: 0.5)
  /// A spring of 0.5 s with a bounce of 0.15.
  public static let snappy = snappy(duration: 0.5)
  /// A short spring that follows a finger: 0.15 s with a damping of 0.86.
  public static let interactiveSpring = interactiveSpring(response: 0.15)
  /// A spring of 0.5 s without bounce, whose motion is added to that of others.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  /// Returns an animation at a constant speed, of a duration in seconds.
  public static func linear(duration: Double) -> Animation { timed(.linear, duration) }
  /// Returns an animation that begins slowly, of a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { timed(.easeIn, duration) }
  /// Returns an animation that ends slowly, of a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { timed(.easeOut, duration) }
  /// Returns an animation that begins and ends slowly, of a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { timed(.easeInOut, duration) }
  /// Returns an animation along the cubic Bézier curve with two control points, of a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    timed(UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2)), duration)
  }
  /// Returns an animation along a curve, of a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { timed(curve, duration) }

  /// Returns a spring animation with a response in seconds and a damping as a fraction of critical damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction), velocity: 0, merges: true))
  }
  /// Returns a spring animation with a perceived duration in seconds and a bounce from -1 to 1.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// Returns the animation of a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring, velocity: 0, merges: true))
  }
  /// Returns a spring animation that follows a finger, with a response in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }
  /// Returns a spring animation that follows a finger, with a perceived duration in seconds and a bounce of 0.15 and
  /// more.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring animation without bounce but for `extraBounce`, of a perceived duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation with a bounce of 0.15 and more, of a perceived duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation with a bounce of 0.3 and more, of a perceived duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation with physical parameters, whose motion is added to that of others.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// Returns a spring animation with a perceived duration in seconds, whose motion is added to that of others.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// Returns the animation of a spring, whose motion is added to that of others.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(spring, velocity: initialVelocity, merges: false))
  }

  private static func timed(_ curve: UnitCurve, _ duration: Double) -> Animation {
    Animation(.timed(curve, duration.isFinite ? max(duration, 0) : 0))
  }

  /// Returns the animation after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(curve, delay.finite)) }
  /// Returns the animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(curve, max(speed.finite, 0))) }
  /// Returns the animation, which counts as complete after a time in seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completed(curve, after: max(duration.finite, 0)))
  }
  /// Returns the animation along a curve that the program computes.
  package static func own(_ curve: OwnCurve) -> Animation { Animation(.own(curve)) }
  /// Returns the animation repeated a number of times; every second repetition runs backwards if it reverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: max(repeatCount, 0), autoreverses: autoreverses))
  }
  /// Returns the animation repeated without end; every second repetition runs backwards if it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }
}

/// The animation of a change of state.
public struct Transaction: Hashable, Sendable {
  /// The animation of the change, or nil.
  public var animation: Animation?
  /// Whether modifiers inside may not animate the change.
  public var disablesAnimations = false
  /// Whether the change follows a finger.
  public var isContinuous = false
  /// Whether the change is animated only in modifiers, not in the views within them.
  package var isOfModifiers = false
  /// The values that a program adds, by the numbers of their keys.
  package var custom = TransactionValues()
  /// Creates a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// The values that a program adds to a transaction.
///
/// Unchecked: they stay on the thread of the program. Transactions with values for the same keys are equal.
package struct TransactionValues: Hashable, @unchecked Sendable {
  /// The values, by the numbers of their keys.
  package var values: [Int: Any] = [:]

  package static func == (a: Self, b: Self) -> Bool { a.values.keys == b.values.keys }
  package func hash(into hasher: inout Hasher) { hasher.combine(values.count) }
}
