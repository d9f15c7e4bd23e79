import Glibc
import PlumblineLayout
import PlumblineRendering
import Synchronization

/// Runs tasks on several threads, each with a stack that is large enough for any layout file.
enum Workers {
  /// The number of processors.
  static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Runs tasks 0 to `count` - 1 on `jobs` threads and returns when all are done.
  ///
  /// `deliver` is called with each result in the order of the tasks, one at a time, as soon as all earlier results
  /// exist.
  static func run<Result: Sendable>(
    _ count: Int, jobs: Int, task: @escaping @Sendable (Int) -> Result,
    deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    let queue = WorkQueue(count: count, task: task, deliver: deliver)
    let threadCount = max(min(jobs, count), 1)
    Rendering.divideMemory(among: threadCount)
    let threads = (0..<threadCount).compactMap { _ in LargeStack.start { queue.work() } }
    if threads.isEmpty { queue.work() }
    for thread in threads { pthread_join(thread, nil) }
  }
}

/// Tasks in order, and the results that wait for earlier ones.
private final class WorkQueue<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var delivered = 0
    var waiting: [Int: Result] = [:]
  }

  private let state = Mutex(State())
  private let count: Int
  private let task: @Sendable (Int) -> Result
  private let deliver: @Sendable (Int, Result) -> Void

  init(
    count: Int, task: @escaping @Sendable (Int) -> Result, deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    self.count = count
    self.task = task
    self.deliver = deliver
  }

  /// Runs tasks until there are none left.
  func work() {
    while let index = take() { finish(index, task(index)) }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private func finish(_ index: Int, _ result: Result) {
    state.withLock { state in
      state.waiting[index] = result
      while let ready = state.waiting.removeValue(forKey: state.delivered) {
        deliver(state.delivered, ready)
        state.delivered += 1
      }
    }
  }
}

extension Invocation {
  /// The number of files that are processed at once: that of the option, or one for each processor.
  var workerCount: Int { self[.jobs] == 0 ? Workers.processorCount : self[.jobs] }
}
