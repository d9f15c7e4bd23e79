/// A value of a view with the animations with which it approaches its model.
///
/// The model changes at once. Each change adds its distance to the model, which its animation reduces to nothing, so
/// that several animations add up. A spring takes over the distance and the velocity of all previous animations.
/// Rule: <doc:Animations#Interrupted-animations>.
struct AnimatedValue {
  /// A distance from the model that is still to go.
  struct Change {
    /// The distance at the start, by component.
    var distance: [Double]
    /// The velocity that a spring takes over, by component; empty if it begins at rest.
    var velocity: [Double] = []
    /// The animation.
    var animation: Animation
    /// The start, in seconds since the preview began.
    var start: Double

    /// Returns the remaining distance at a time, or nil after the end.
    func rest(at time: Double) -> [Double]? {
      let elapsed = max(time - start, 0)
      if !velocity.isEmpty, case .spring(let spring, _, _) = animation.curve {
        guard elapsed < animation.duration else { return nil }
        return zip(distance, velocity).map { spring.motion(distance: $0, velocity: $1, at: elapsed).distance }
      }
      guard let progress = animation.progress(at: elapsed) else { return nil }
      return distance.map { $0 * (1 - progress) }
    }
  }

  /// The value without animations, by component.
  private(set) var model: [Double]
  /// The running changes, from the first.
  private(set) var changes: [Change] = []

  /// Creates a value that rests.
  init(_ model: [Double]) { self.model = model }

  /// Creates a value on its way from another.
  init(_ model: [Double], from start: [Double], by animation: Animation, at time: Double) {
    self.model = start
    set(model, by: animation, at: time)
  }

  /// Sets the model, animated if there is an animation.
  mutating func set(_ new: [Double], by animation: Animation?, at time: Double) {
    guard new != model else { return }
    guard new.count == model.count else {
      (model, changes) = (new, [])
      return
    }
    let distance = zip(new, model).map { $0 - $1 }
    model = new
    guard let animation, distance.contains(where: { abs($0) > 1e-9 }) else { return }
    changes.removeAll { $0.rest(at: time) == nil }
    var change = Change(distance: distance, animation: animation, start: time)
    if case .spring(_, _, merges: true) = animation.curve, !changes.isEmpty {
      let (rest, earlier) = (sum(at: time), sum(at: time - 1e-4))
      change.velocity = zip(rest, earlier).map { ($0 - $1) / 1e-4 }
      change.distance = zip(distance, rest).map { $0 + $1 }
      changes = []
    }
    changes.append(change)
  }

  /// Ends all animations.
  mutating func end() { changes = [] }

  /// Returns the value at a time; without `includesFinite`, as if all animations but the endless ones had ended.
  func value(at time: Double, includesFinite: Bool) -> [Double] {
    var result = model
    for change in changes where includesFinite || change.animation.isEndless {
      guard let rest = change.rest(at: time), rest.count == result.count else { continue }
      for index in rest.indices { result[index] -= rest[index] }
    }
    return result
  }

  /// Returns whether an animation runs at a time.
  func isRunning(at time: Double, includesFinite: Bool) -> Bool {
    changes.contains { (includesFinite || $0.animation.isEndless) && $0.rest(at: time) != nil }
  }

  /// The time at which the last animation ends, or nil if there is none but endless ones.
  var endTime: Double? { changes.filter { !$0.animation.isEndless }.map { $0.start + $0.animation.duration }.max() }

  private func sum(at time: Double) -> [Double] {
    changes.reduce(model.map { _ in 0 }) { total, change in
      zip(total, change.rest(at: time) ?? model.map { _ in 0 }).map { $0 + $1 }
    }
  }
}
