/// The way in which a value moves to its target.
///
/// Rule: <doc:Animations#Curves>.
public struct Animation: Hashable, Sendable {
  /// The curve, with the changes to its time.
  indirect enum Curve: Hashable, Sendable {
    /// A curve of a duration in seconds.
    case timed(UnitCurve, Double)
    /// A spring; `merges` means that it takes over the motion of the animation before it.
    case spring(Spring, velocity: Double, merges: Bool)
    /// Another curve after a time in seconds.
    case delayed(Curve, Double)
    /// Another curve at a multiple of its speed.
    case sped(Curve, Double)
    /// Another curve several times, or without end.
    case repeated(Curve, count: Int?, autoreverses: Bool)
  }

  /// The curve.
  let curve: Curve

  init(_ curve: Curve) { self.curve = curve }

  /// SwiftUI's default animation: a spring with a response of 0.55 s, without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Returns the share of the way at a time in seconds after the start, or nil after the end.
  ///
  /// The share is below 0 or above 1 where the value overshoots.
  public func progress(at time: Double) -> Double? { curve.progress(at: time) }

  /// The time until the animation has ended, in seconds; infinite for an endless one.
  public var duration: Double { curve.duration }
  /// The time after which the animation counts as complete, in seconds: for a spring its perceived duration.
  public var logicalDuration: Double { curve.logicalDuration }
  /// Whether the animation repeats without end.
  public var isEndless: Bool { !duration.isFinite }
}

extension Animation.Curve {
  func progress(at time: Double) -> Double? {
    switch self {
    case .timed(let curve, let duration):
      if time >= duration { return nil }
      return curve.value(at: time / duration)
    case .spring(let spring, let velocity, _):
      if time >= duration { return nil }
      return spring.value(target: 1, initialVelocity: velocity, time: time)
    case .delayed(let curve, let delay): return time < delay ? 0 : curve.progress(at: time - delay)
    case .sped(let curve, let speed): return curve.progress(at: time * speed)
    case .repeated(let curve, let count, let autoreverses):
      let single = curve.duration
      guard single > 0, single.isFinite else { return curve.progress(at: time) }
      let index = (max(time, 0) / single).rounded(.down)
      if let count, index >= Double(count) { return nil }
      let share = curve.progress(at: time - index * single) ?? 1
      return autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? 1 - share : share
    }
  }

  var duration: Double {
    switch self {
    case .timed(_, let duration): duration
    case .spring(let spring, let velocity, _): spring.settlingDuration(target: 1, initialVelocity: velocity)
    case .delayed(let curve, let delay): curve.duration + delay
    case .sped(let curve, let speed): speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _): count.map { curve.duration * Double(max($0, 1)) } ?? .infinity
    }
  }

  var logicalDuration: Double {
    switch self {
    case .timed(_, let duration): duration
    case .spring(let spring, _, _): min(spring.duration, duration)
    case .delayed(let curve, let delay): curve.logicalDuration + delay
    case .sped(let curve, let speed): speed > 0 ? curve.logicalDuration / speed : .infinity
    case .repeated: duration
    }
  }
}
