import Glibc

/// Time that passed, by a clock that nobody sets.
struct StopWatch: Sendable {
  private let start = Self.now

  /// The seconds since the watch was made.
  var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
