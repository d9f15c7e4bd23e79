import PlumblineLayout

/// The dates at which a timeline's content is evaluated.
enum TimelineTimes: Sendable {
  /// Each frame, or each minute.
  case frames, minutes
  /// No further dates.
  case paused
  /// A start and a regular interval, in seconds.
  case periodic(Double, Double)
  /// Explicit dates, in seconds since 2001-01-01 00:00 UTC.
  case explicit([Double])

  /// Returns the last date that is not after a time, both in seconds since 2001-01-01 00:00 UTC.
  func last(before time: Double) -> Double {
    switch self {
    case .frames, .paused: return time
    case .minutes: return (time / 60).rounded(.down) * 60
    case .periodic(let start, let interval):
      guard interval > 0, time >= start else { return time }
      return start + ((time - start) / interval + 1e-9).rounded(.down) * interval
    case .explicit(let times): return times.last { $0 <= time } ?? times.first ?? time
    }
  }
}

extension Evaluator {
  /// Returns the date that the next timeline shows.
  ///
  /// A periodic schedule that begins when the view is created keeps its first start, and a paused one keeps its date.
  func timelineDate(of times: TimelineTimes, at now: Double) -> Double {
    guard let place else { return times.last(before: now) }
    let last = place.memory.value as? (times: TimelineTimes, date: Double)
    var times = times
    if case .periodic(now, let interval) = times, case .periodic(_, interval)? = last?.times {
      times = last?.times ?? times
    }
    var date = times.last(before: now)
    if case .paused = times, let last { date = last.date }
    place.memory.value = (times: times, date: date)
    return date
  }
}

extension Value {
  /// Returns the schedule with a date for each frame, unless it is paused.
  static func frames(isPaused: Value?) -> Value {
    if case .bool(true)? = isPaused { return .native("TimelineSchedule", TimelineTimes.paused) }
    return .native("TimelineSchedule", TimelineTimes.frames)
  }
}
