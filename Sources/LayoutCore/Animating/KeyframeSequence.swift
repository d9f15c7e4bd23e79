/// The keyframes of one animated property, one after the other, in the components of its values.
///
/// Rule: <doc:Animations>.
public struct KeyframeSequence {
  /// A value and the interpolation from the previous value.
  public struct Keyframe {
    /// The way from the value before.
    public enum Way {
      /// Interpolation in proportion to a curve.
      case linear(UnitCurve)
      /// Interpolation along a cubic curve with velocities at its ends, in units per second; nil for those of a smooth
      /// line.
      case cubic(start: [Double]?, end: [Double]?)
      /// Interpolation by a spring.
      case spring(Spring)
      /// A change at once.
      case move
    }

    /// The way from the value before.
    public var way: Way
    /// The components of the value; nil to keep the previous value.
    public var target: [Double]?
    /// The duration in seconds.
    public var duration: Double

    /// Creates a keyframe.
    public init(_ way: Way, target: [Double]?, duration: Double) {
      self.way = way
      self.target = target
      self.duration = duration
    }
  }

  /// The keyframes, in order.
  public var keyframes: [Keyframe]

  /// Creates a sequence of keyframes.
  public init(_ keyframes: [Keyframe]) { self.keyframes = keyframes }

  /// The sum of the durations, in seconds.
  public var duration: Double { keyframes.reduce(0) { $0 + $1.duration } }

  /// Returns the components of the property at a time in seconds, from those at the start.
  public func components(at time: Double, from start: [Double]) -> [Double] {
    var (begin, value) = (0.0, start)
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.target ?? value
      guard target.count == value.count else { continue }
      let elapsed = time - begin
      if elapsed < keyframe.duration { return between(value, target, keyframe, index, elapsed, start) }
      (begin, value) = (begin + keyframe.duration, target)
    }
    return value
  }

  private func between(
    _ from: [Double], _ to: [Double], _ keyframe: Keyframe, _ index: Int, _ elapsed: Double, _ start: [Double]
  ) -> [Double] {
    let share = elapsed / keyframe.duration
    switch keyframe.way {
    case .move: return to
    case .linear(let curve): return zip(from, to).map { $0 + ($1 - $0) * curve.value(at: share) }
    case .spring(let spring): return zip(from, to).map { $0 + spring.value(target: $1 - $0, time: elapsed) }
    case .cubic(let first, let last):
      let starts = velocity(first, before: index, start)
      let ends = velocity(last, before: index + 1, start)
      return from.indices.map { component in
        let (p, q) = (from[component], to[component])
        let (v, w) = (starts[component] * keyframe.duration, ends[component] * keyframe.duration)
        let (s, t) = (share * share, share * share * share)
        return (2 * t - 3 * s + 1) * p + (t - 2 * s + share) * v + (3 * s - 2 * t) * q + (t - s) * w
      }
    }
  }

  /// Returns the velocity at the value before a keyframe: the given one, or that of the line between its neighbours if
  /// both adjacent keyframes are cubic, and 0 at the ends.
  private func velocity(_ given: [Double]?, before index: Int, _ start: [Double]) -> [Double] {
    if let given, given.count == start.count { return given }
    guard index > 0, index < keyframes.count, case .cubic = keyframes[index].way,
      case .cubic = keyframes[index - 1].way
    else { return start.map { _ in 0 } }
    let before = index > 1 ? keyframes[index - 2].target ?? start : start
    let after = keyframes[index].target ?? start
    let duration = keyframes[index - 1].duration + keyframes[index].duration
    return zip(before, after).map { ($1 - $0) / max(duration, 1e-6) }
  }
}
