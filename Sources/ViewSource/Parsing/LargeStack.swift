import Glibc

/// Runs work on a thread whose stack is large enough for deep trees.
enum LargeStack {
  private static let size = 1 << 30

  /// A piece of work and its result, handed to the thread and back.
  private final class Job<T> {
    var work: (() -> T)?
    var result: T?
    init(_ work: @escaping () -> T) { self.work = work }
    func run() {
      result = work?()
      work = nil
    }
  }

  private class AnyJob {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Runs work on a thread with a large stack, or here if no thread can be had.
  static func run<T>(_ work: () -> T) -> T {
    return withoutActuallyEscaping(work) { work in
      let job = Job(work)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, size)
      let any = AnyJob { job.run() }
      let pointer = Unmanaged.passRetained(any)
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { raw in
          guard let raw else { return nil }
          Unmanaged<AnyJob>.fromOpaque(raw).takeRetainedValue().run()
          return nil
        }, pointer.toOpaque())
      guard status == 0 else {
        pointer.release()
        return work()
      }
      pthread_join(thread, nil)
      return job.result ?? work()
    }
  }
}
