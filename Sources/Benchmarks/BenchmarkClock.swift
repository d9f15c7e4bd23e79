import Glibc

/// A clock that measures the time of a benchmark.
struct BenchmarkClock: Sendable {
  private let id: clockid_t
  private let runs: Int

  /// The elapsed time, for work on several threads or processes.
  static let wall = BenchmarkClock(id: CLOCK_MONOTONIC, runs: 3)
  /// The processor time of the calling thread, which does not include other work on the machine.
  static let thread = BenchmarkClock(id: CLOCK_THREAD_CPUTIME_ID, runs: 5)
  /// The processor time of all threads of the process.
  static let process = BenchmarkClock(id: CLOCK_PROCESS_CPUTIME_ID, runs: 3)

  /// Returns the median time of several runs, in seconds.
  func median(of work: () -> Void) -> Double {
    (0..<runs).map { _ in once(work) }.sorted()[runs / 2]
  }

  /// Returns the time of one run, in seconds.
  func once(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The folder for the files of benchmarks.
enum ScratchFolder {
  /// The path of a folder for this process, in memory if possible, so that the disk's speed does not matter.
  static let path = "\(access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")/plumbline-bench-\(getpid())"
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
