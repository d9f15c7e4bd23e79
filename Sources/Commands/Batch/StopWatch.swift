import Glibc

/// Measures elapsed time by the monotonic clock.
struct StopWatch: Sendable {
  private let start = Self.now

  /// The seconds since the watch was created.
  var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
