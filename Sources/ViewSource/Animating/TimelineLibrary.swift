import PlumblineLayout

/// The moments at which a timeline's content is made.
enum TimelineTimes: Sendable {
  /// Each frame, or each minute.
  case frames, minutes
  /// A start and a regular interval, in seconds.
  case periodic(Double, Double)
  /// Given moments, in seconds since 2001-01-01 00:00 UTC.
  case explicit([Double])

  /// Returns the last moment that is not after a time.
  func last(before time: Double) -> Double {
    switch self {
    case .frames: return time
    case .minutes: return (time / 60).rounded(.down) * 60
    case .periodic(let start, let interval):
      guard interval > 0, time >= start else { return time }
      return start + ((time - start) / interval + 1e-9).rounded(.down) * interval
    case .explicit(let times): return times.last { $0 <= time } ?? times.first ?? time
    }
  }
}
