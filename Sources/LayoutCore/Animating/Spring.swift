import Glibc

/// A damped spring that pulls a value to its target.
///
/// Source: the closed form of the damped harmonic oscillator, and the parameters of `Spring` in Apple's documentation.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public var mass: Double
  /// The stiffness of the spring.
  public var stiffness: Double
  /// The drag on the motion.
  public var damping: Double

  /// Creates a spring from its physical parameters.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    let critical = 2 * (self.stiffness * self.mass).squareRoot()
    self.damping = max(allowOverDamping ? damping : min(damping, critical), 0)
  }

  /// Creates a spring from its response, the period of the undamped oscillation in seconds, and its damping as a
  /// fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    self.init(
      stiffness: frequency * frequency, damping: 2 * max(dampingRatio, 0) * frequency, allowOverDamping: true)
  }

  /// Creates a spring from its perceived duration in seconds and its bounce, from -1 to 1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Returns the damping as a fraction of critical damping for a bounce: 1 - bounce, and 1 / (1 + bounce) below 0.
  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(1 + bounce, 1e-3) : max(1 - bounce, 0)
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce of 0.15.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a bounce of 0.3.
  public static let bouncy = Spring(bounce: 0.3)
  /// Returns a spring without bounce but for `extraBounce`, of a perceived duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with a bounce of 0.15 and `extraBounce`, of a perceived duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with a bounce of 0.3 and `extraBounce`, of a perceived duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The angular frequency of the undamped oscillation.
  var frequency: Double { (stiffness / mass).squareRoot() }
  /// The damping as a fraction of critical damping.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The period of the undamped oscillation, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The perceived duration, in seconds.
  public var duration: Double { response }
  /// The bounce, from -1 to 1.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Returns the distance from the target and the velocity at a time in seconds, from those at the start.
  func motion(distance start: Double, velocity: Double, at time: Double) -> (distance: Double, velocity: Double) {
    let (w, z) = (frequency, dampingRatio)
    if abs(z - 1) < 1e-6 {
      let slope = velocity + w * start
      let decay = exp(-w * time)
      return (decay * (start + slope * time), decay * (slope - w * (start + slope * time)))
    }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let sine = (velocity + z * w * start) / damped
      let (decay, c, s) = (exp(-z * w * time), cos(damped * time), sin(damped * time))
      let distance = decay * (start * c + sine * s)
      return (distance, decay * damped * (sine * c - start * s) - z * w * distance)
    }
    let root = (z * z - 1).squareRoot()
    let (slow, fast) = (-w * (z - root), -w * (z + root))
    let second = (velocity - slow * start) / (fast - slow)
    let first = start - second
    return (
      first * exp(slow * time) + second * exp(fast * time),
      first * slow * exp(slow * time) + second * fast * exp(fast * time)
    )
  }

  /// Returns the value at a time in seconds, for a movement from 0 to the target.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target + motion(distance: -target, velocity: initialVelocity, at: max(time, 0)).distance
  }

  /// Returns the velocity at a time in seconds, for a movement from 0 to the target.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    motion(distance: -target, velocity: initialVelocity, at: max(time, 0)).velocity
  }

  /// The time after which the value stays within a thousandth of its whole distance from the target, in seconds.
  public var settlingDuration: Double { settlingDuration(target: 1) }

  /// Returns the time after which the value stays within `epsilon` of the target, in seconds, at most 60.
  ///
  /// An oscillating spring has settled when its envelope has; others are searched by bisection.
  public func settlingDuration(target: Double, initialVelocity: Double = 0, epsilon: Double = 0.001) -> Double {
    let (w, z) = (frequency, dampingRatio)
    let limit = 60.0
    if z < 0.999 {
      guard z > 1e-6 else { return limit }
      let damped = w * (1 - z * z).squareRoot()
      let sine = (initialVelocity - z * w * target) / damped
      let reach = (target * target + sine * sine).squareRoot()
      return reach <= epsilon ? 0 : min(log(reach / epsilon) / (z * w), limit)
    }
    func isAway(_ time: Double) -> Bool {
      abs(motion(distance: -target, velocity: initialVelocity, at: time).distance) > epsilon
    }
    var high = response
    while isAway(high), high < limit { high *= 2 }
    var low = 0.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isAway(middle) { low = middle } else { high = middle }
    }
    return min(high, limit)
  }
}
