/// The way in which a value approaches its target over time.
///
/// Rule: <doc:Animations#Curves>.
public struct Animation: Hashable, Sendable {
  /// The curve, with the changes to its time.
  indirect enum Curve: Hashable, Sendable {
    /// A curve of a duration in seconds.
    case timed(UnitCurve, Double)
    /// A spring; `merges` means that it takes over the motion of the previous animation.
    case spring(Spring, velocity: Double, merges: Bool)
    /// Another curve after a time in seconds.
    case delayed(Curve, Double)
    /// Another curve at a multiple of its speed.
    case sped(Curve, Double)
    /// Another curve several times, or without end.
    case repeated(Curve, count: Int?, autoreverses: Bool)
    /// Another curve that counts as complete after a time in seconds.
    case completed(Curve, after: Double)
    /// A curve that the program computes.
    case own(OwnCurve)
  }

  /// The curve.
  let curve: Curve

  init(_ curve: Curve) { self.curve = curve }

  /// SwiftUI's default animation: a spring with a response of 0.55 s, without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Returns the animated fraction at a time in seconds after the start, or nil after the end.
  ///
  /// The fraction is below 0 or above 1 where the value overshoots.
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
    case .completed(let curve, _): return curve.progress(at: time)
    case .own(let own): return own.progress(at: time)
    }
  }

  var duration: Double {
    switch self {
    case .timed(_, let duration): duration
    case .spring(let spring, let velocity, _): spring.settlingDuration(target: 1, initialVelocity: velocity)
    case .delayed(let curve, let delay): curve.duration + delay
    case .sped(let curve, let speed): speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _): count.map { curve.duration * Double(max($0, 1)) } ?? .infinity
    case .completed(let curve, _): curve.duration
    case .own(let own): own.duration
    }
  }

  var logicalDuration: Double {
    switch self {
    case .timed(_, let duration): duration
    case .spring(let spring, _, _): min(spring.duration, duration)
    case .delayed(let curve, let delay): curve.logicalDuration + delay
    case .sped(let curve, let speed): speed > 0 ? curve.logicalDuration / speed : .infinity
    case .repeated, .own: duration
    case .completed(_, let time): time
    }
  }
}

/// A curve that the program computes: a `CustomAnimation`.
///
/// Unchecked: it stays on the thread of its program.
package final class OwnCurve: Hashable, @unchecked Sendable {
  private let compute: (Double) -> Double?
  private lazy var knownDuration = Self.end(of: compute)

  /// The maximum duration, in seconds; a longer animation is endless.
  private static let greatestDuration = 60.0
  /// The interval, in seconds, at which the end is searched for.
  private static let step = 1.0 / 60

  /// Creates a curve from a function that returns the animated fraction at a time in seconds, or nil after the end.
  package init(_ compute: @escaping (Double) -> Double?) { self.compute = compute }

  /// Returns the animated fraction at a time in seconds, or nil after the end.
  func progress(at time: Double) -> Double? { compute(time) }

  /// The time of the end, in seconds; infinite if there is none within a minute.
  var duration: Double { knownDuration }

  package static func == (a: OwnCurve, b: OwnCurve) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private static func end(of compute: (Double) -> Double?) -> Double {
    var low = 0.0
    while compute(low + step) != nil {
      low += step
      if low > greatestDuration { return .infinity }
    }
    var high = low + step
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if compute(middle) == nil { high = middle } else { low = middle }
    }
    return high
  }
}
