import Synchronization

/// The tasks of views, which run as far as their first suspension.
enum ViewTask {
  /// Starts a task, and returns the function that cancels it.
  static func start(_ action: @escaping @Sendable () async -> Void) -> () -> Void {
    let queue = JobQueue()
    let task = Task(executorPreference: queue) { await action() }
    queue.runReady()
    return { task.cancel() }
  }
}

/// An executor whose jobs run when its owner calls it, on the owner's thread.
private final class JobQueue: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs the jobs that are ready.
  func runReady() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
