/// A looping animation of a group's transform and opacity.
public struct DisplayAnimation: Hashable, Sendable {
  /// The state of the group at one time of the animation.
  public struct Keyframe: Hashable, Sendable {
    /// The time, as a fraction of the duration from 0 to 1.
    public var time: Double
    /// The transform at that time, applied after the group's own.
    public var transform: Transform
    /// The opacity at that time, multiplied by the group's own.
    public var opacity: Double

    /// Creates a keyframe.
    public init(time: Double, transform: Transform = .identity, opacity: Double = 1) {
      self.time = time
      self.transform = transform
      self.opacity = opacity
    }
  }

  /// The duration of one loop, in seconds.
  public var duration: Double
  /// The keyframes, in ascending order of time.
  ///
  /// Between two keyframes the animation eases in and out, unless it is linear.
  public var keyframes: [Keyframe]
  /// Whether the speed between two keyframes is constant.
  public var isLinear: Bool

  /// Creates an animation from its duration in seconds and its keyframes.
  public init(duration: Double, keyframes: [Keyframe], isLinear: Bool = false) {
    self.duration = duration
    self.keyframes = keyframes
    self.isLinear = isLinear
  }
}
