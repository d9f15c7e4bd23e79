/// How a group moves over time, in a loop.
public struct DisplayAnimation: Hashable, Sendable {
  /// One moment of the movement.
  public struct Keyframe: Hashable, Sendable {
    /// The moment, as a share of the duration from 0 to 1.
    public var time: Double
    /// Where the group's items go at that moment, after the group's own transform.
    public var transform: Transform
    /// The opacity at that moment, multiplied with the group's own.
    public var opacity: Double

    /// A moment of the movement.
    public init(time: Double, transform: Transform = .identity, opacity: Double = 1) {
      self.time = time
      self.transform = transform
      self.opacity = opacity
    }
  }

  /// How long a loop takes, in seconds.
  public var duration: Double
  /// The moments, in ascending order; between them the movement eases in and out.
  public var keyframes: [Keyframe]

  /// A movement through keyframes.
  public init(duration: Double, keyframes: [Keyframe]) {
    self.duration = duration
    self.keyframes = keyframes
  }
}
