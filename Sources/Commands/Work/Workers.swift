import Glibc
import Synchronization

/// Threads that share a number of tasks; each has a stack large enough for any layout file.
enum Workers {
  /// The size of a thread's stack in bytes; only what is used takes memory.
  static let stackSize = 1 << 30

  /// Whether the calling thread is one of these threads.
  static var isHere: Bool { pthread_getspecific(mark) != nil }

  /// What is set on these threads alone.
  private static let mark: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The number of processors that are there.
  static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Runs tasks 0 to `count` - 1 on `jobs` threads and returns when all are done.
  ///
  /// `deliver` gets each result in the order of the tasks, one at a time, as soon as all before it are there.
  static func run<Result: Sendable>(
    _ count: Int, jobs: Int, task: @escaping @Sendable (Int) -> Result,
    deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    let queue = WorkQueue(count: count, task: task, deliver: deliver)
    let threads = (0..<max(min(jobs, count), 1)).compactMap { _ in
      thread {
        pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
        queue.work()
      }
    }
    if threads.isEmpty { queue.work() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Starts a thread with a large stack, or returns nil if the system has none to give.
  private static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    if status == 0 { return thread }
    box.release()
    return nil
  }
}

/// What a thread runs.
private final class ThreadBody {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Tasks in order, and their results until it is their turn.
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

  /// Takes tasks until none is left.
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
