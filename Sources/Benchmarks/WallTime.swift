import Glibc

/// Wall time of work that several threads or processes share.
enum WallTime {
  /// The median of three runs, in seconds.
  static func median(of work: () -> Void) -> Double {
    (0..<3).map { _ in once(work) }.sorted()[1]
  }

  /// The time of one run, in seconds.
  static func once(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Processor time of the calling thread, which other work on the machine does not lengthen.
enum ThreadTime {
  /// The median of five runs, in seconds.
  static func median(of work: () -> Void) -> Double {
    (0..<5).map { _ in once(work) }.sorted()[2]
  }

  /// The time of one run, in seconds.
  static func once(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Double {
  /// The number with three significant digits, for tables.
  var short: String {
    let size = abs(self)
    let unit = size >= 100 ? 1.0 : size >= 10 ? 0.1 : size >= 1 ? 0.01 : 0.001
    let digits = (self / unit).rounded() * unit
    return String("\(digits)".prefix(size >= 100 ? 7 : 5))
  }
}
