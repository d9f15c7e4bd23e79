import PlumblineLayout

/// Keyframes of one animated value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The keyframes, in order.
  var keyframes: [KeyframeSequence.Keyframe] { get }
}

/// A keyframe that is reached in proportion to a curve.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// The keyframe.
  public let keyframes: [KeyframeSequence.Keyframe]
  /// Creates a keyframe with a value and a duration in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframes = [.init(.linear(timingCurve), target: animatedNumbers(of: to), duration: duration)]
  }
}

/// A keyframe that is reached along a smooth line through its neighbours.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// The keyframe.
  public let keyframes: [KeyframeSequence.Keyframe]
  /// Creates a keyframe with a value and a duration in seconds; velocities are in units per second.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let way = KeyframeSequence.Keyframe.Way.cubic(
      start: startVelocity.flatMap(animatedNumbers(of:)), end: endVelocity.flatMap(animatedNumbers(of:)))
    keyframes = [.init(way, target: animatedNumbers(of: to), duration: duration)]
  }
}

/// A keyframe that is reached as a spring moves.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// The keyframe.
  public let keyframes: [KeyframeSequence.Keyframe]
  /// Creates a keyframe with a value and a duration in seconds, by default until the spring settles.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframes = [
      .init(.spring(spring), target: animatedNumbers(of: to), duration: duration ?? spring.settlingDuration)
    ]
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// The keyframe.
  public let keyframes: [KeyframeSequence.Keyframe]
  /// Creates a keyframe with a value.
  public init(_ to: Value) { keyframes = [.init(.move, target: animatedNumbers(of: to), duration: 0)] }
}

/// The keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value> {
  fileprivate let path: WritableKeyPath<Root, Value>
  fileprivate let sequence: KeyframeSequence

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> [KeyframeSequence.Keyframe]
  ) {
    path = keyPath
    sequence = KeyframeSequence(content())
  }
}

extension KeyframeTrack where Root == Value {
  /// Creates the keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> [KeyframeSequence.Keyframe]) {
    self.init(\.self, content: content)
  }
}

/// The tracks by which a value moves.
public struct KeyframeTracks<Value> {
  private var tracks: [(sequence: KeyframeSequence, move: (inout Value, Double) -> Void)] = []
  private var alone: [KeyframeSequence.Keyframe] = []

  fileprivate init() {}

  fileprivate init<Property>(_ track: KeyframeTrack<Value, Property>) {
    tracks = [
      (
        track.sequence,
        { value, time in
          let property = value[keyPath: track.path]
          guard let start = animatedNumbers(of: property) else { return }
          var numbers = track.sequence.components(at: time, from: start)[...]
          value[keyPath: track.path] = moved(property, to: &numbers)
        }
      )
    ]
  }

  fileprivate init(alone: [KeyframeSequence.Keyframe]) { self.alone = alone }

  fileprivate mutating func append(_ other: KeyframeTracks) {
    tracks += other.tracks
    alone += other.alone
  }

  /// The tracks, with one for the keyframes that are declared outside of a track.
  fileprivate var whole: KeyframeTracks {
    guard !alone.isEmpty else { return self }
    var result = KeyframeTracks()
    result.tracks = tracks + KeyframeTracks(KeyframeTrack(\Value.self) { alone }).tracks
    return result
  }

  /// The duration of the longest track, in seconds.
  var duration: Double { tracks.map(\.sequence.duration).max() ?? 0 }

  /// Returns the value at a time in seconds, for an initial value.
  func value(from initial: Value, at time: Double) -> Value {
    tracks.reduce(into: initial) { $1.move(&$0, max(time, 0)) }
  }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: KeyframeTracks<Value>

  /// Creates the values of keyframes for an initial value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> KeyframeTracks<Value>) {
    initial = initialValue
    tracks = content()
  }

  /// The duration of the longest track, in seconds.
  public var duration: Double { tracks.duration }

  /// Returns the value at a time in seconds.
  public func value(time: Double) -> Value { tracks.value(from: initial, at: time) }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Collects the tracks of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Returns the tracks of a track.
  public static func buildExpression<Property>(_ track: KeyframeTrack<Value, Property>) -> KeyframeTracks<Value> {
    KeyframeTracks(track)
  }
  /// Returns the tracks of keyframes of the value itself.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> KeyframeTracks<Value>
  where Content.Value == Value { KeyframeTracks(alone: content.keyframes) }
  /// Joins tracks.
  public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { buildArray(parts) }
  /// Joins tracks.
  public static func buildArray(_ parts: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> {
    parts.reduce(into: KeyframeTracks()) { $0.append($1) }
  }
  /// Returns the tracks of a condition that holds.
  public static func buildEither(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> { first }
  /// Returns the tracks of the other branches of a condition.
  public static func buildEither(second: KeyframeTracks<Value>) -> KeyframeTracks<Value> { second }
  /// Returns the tracks of a condition, or none.
  public static func buildOptional(_ part: KeyframeTracks<Value>?) -> KeyframeTracks<Value> { part ?? KeyframeTracks() }
  /// Returns the tracks, with one for the keyframes that are declared outside of a track.
  public static func buildFinalResult(_ tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks.whole }
}

/// Collects the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Returns the keyframes of a value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> [KeyframeSequence.Keyframe] where Content.Value == Value { content.keyframes }
  /// Returns keyframes as they are.
  public static func buildExpression(_ keyframes: [KeyframeSequence.Keyframe]) -> [KeyframeSequence.Keyframe] {
    keyframes
  }
  /// Joins keyframes.
  public static func buildBlock(_ parts: [KeyframeSequence.Keyframe]...) -> [KeyframeSequence.Keyframe] {
    parts.flatMap { $0 }
  }
  /// Joins keyframes.
  public static func buildArray(_ parts: [[KeyframeSequence.Keyframe]]) -> [KeyframeSequence.Keyframe] {
    parts.flatMap { $0 }
  }
  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither(first: [KeyframeSequence.Keyframe]) -> [KeyframeSequence.Keyframe] { first }
  /// Returns the keyframes of the other branches of a condition.
  public static func buildEither(second: [KeyframeSequence.Keyframe]) -> [KeyframeSequence.Keyframe] { second }
  /// Returns the keyframes of a condition, or none.
  public static func buildOptional(_ part: [KeyframeSequence.Keyframe]?) -> [KeyframeSequence.Keyframe] { part ?? [] }
}
