import Glibc

/// Runs work that recurses once for each level of a tree.
enum DeepStack {
  /// The depth for which any thread's stack is large enough.
  static let shallow = 60
  /// The stack that a level may take, in bytes.
  private static let bytesPerLevel = 24 * 1024

  /// Runs the work here if the depth is small, else on a thread with a stack for the depth, and waits for it.
  static func run<Result>(depth: Int, _ work: () -> Result) -> Result {
    if depth <= shallow { return work() }
    var result: Result?
    withoutActuallyEscaping(work) { work in
      withUnsafeMutablePointer(to: &result) { result in
        let job = Job {
          result.pointee = work()
        }
        if !job.run(stack: (depth + 2 * shallow) * bytesPerLevel) { job.body() }
      }
    }
    guard let result else { return work() }
    return result
  }
}

/// Work for a thread of its own, whose starter waits for it.
private final class Job: @unchecked Sendable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  /// Runs the work on a thread with a stack of `size` bytes; false if there is none to be had.
  func run(stack size: Int) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    let status = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, context)
    guard status == 0 else {
      Unmanaged<Job>.fromOpaque(context).release()
      return false
    }
    return pthread_join(thread, nil) == 0
  }
}
