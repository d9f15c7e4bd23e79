/// The progress of an interval of time.
public struct TimeProgress: Hashable, Sendable {
  /// The share of the interval that is filled, from 0 to 1: what has passed, or what is left if the interval counts down.
  public let share: Double
  /// The time that is shown, in seconds.
  public let length: Double

  /// Creates the progress of an interval from its start, end and the present in seconds; a time outside of the interval
  /// counts as its nearer end.
  public init(from start: Double, to end: Double, at now: Double, countsDown: Bool) {
    let moment = min(max(now, start), max(start, end))
    length = countsDown ? max(start, end) - moment : moment - start
    share = end > start ? length / (end - start) : 0
  }
}
