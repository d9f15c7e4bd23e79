import Glibc
import PlumblineLayout
import Synchronization

/// The thread on which a live page's files are read and its figures are made, one job after another.
///
/// Programs and their views stay on the thread that made them; the server's threads only add jobs.
final class LiveEngine: Sendable {
  /// A piece of work with the state that belongs to the thread.
  typealias Job = @Sendable (LiveSession) -> Void

  private struct Queue {
    var urgent: [Job] = []
    var others: [Job] = []

    /// Removes the next job; the urgent ones come first, in their order.
    mutating func next() -> Job? {
      if !urgent.isEmpty { return urgent.removeFirst() }
      return others.isEmpty ? nil : others.removeFirst()
    }
  }

  private let jobs = Mutex(Queue())
  private let semaphore: Semaphore

  /// Starts the thread, which creates its state itself.
  init(_ makeSession: @escaping @Sendable (LiveEngine) -> LiveSession) {
    semaphore = Semaphore()
    _ = LargeStack.start { [self] in
      let session = makeSession(self)
      while true {
        semaphore.wait()
        let job = jobs.withLock { $0.next() }
        job?(session)
      }
    }
  }

  /// Adds a job after all others.
  func add(_ job: @escaping Job) {
    jobs.withLock { $0.others.append(job) }
    semaphore.post()
  }

  /// Adds a job that a request waits for: it runs after earlier jobs of requests, and before all others.
  func addUrgent(_ job: @escaping Job) {
    jobs.withLock { $0.urgent.append(job) }
    semaphore.post()
  }
}

/// A counter on which a thread waits.
private final class Semaphore: @unchecked Sendable {
  private let storage = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(storage, 0, 0) }

  func post() { sem_post(storage) }
  func wait() { while sem_wait(storage) != 0 {} }
}
