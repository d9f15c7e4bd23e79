import Glibc
import Synchronization

/// Threads with stacks that are large enough for deep trees and for recursive code.
///
/// A thread is kept for the next caller when its work is done, because mapping a new stack costs more than reading a
/// file of sixty lines.
package enum LargeStack {
  /// The size of a stack, in bytes; only the used part occupies memory.
  private static let size = 1 << 30
  /// The part of a stack that is reserved for code of other modules, in bytes.
  private static let reserve = 1 << 20
  /// The maximum number of idle threads that are kept.
  private static let keptCount = 2

  private static let idle = Mutex<[KeptThread]>([])

  /// The lowest address that the stack of the calling thread may reach, if it is one of these threads.
  private static let end: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Runs work on a large stack: on the calling thread if it has one, otherwise on another thread, for which the caller
  /// waits; on the caller's own stack if no thread can be created.
  package static func run<Result>(_ work: () -> Result) -> Result {
    run(bytes: size / 2, work)
  }

  /// Runs work that needs `bytes` of stack, on the calling thread if it is known to have them, otherwise on another
  /// one.
  package static func run<Result>(bytes: Int, _ work: () -> Result) -> Result {
    if let remaining, remaining >= bytes { return work() }
    var result: Result?
    // The compiler keeps the length of this file's path; without its folder, the program is the same wherever it is
    // built.
    #sourceLocation(file:"LargeStack",line:38)
    withoutActuallyEscaping(work) { work in
      withUnsafeMutablePointer(to: &result) { result in
        let body = { result.pointee = work() }
        if bytes <= size - reserve {
          runKept(body)
        } else if let thread = start(size: bytes + reserve, body) {
          pthread_join(thread, nil)
        }
      }
    }
    #sourceLocation()
    guard let result else { return work() }
    return result
  }

  /// Starts a thread with a large stack, or returns nil if the system cannot create one.
  package static func start(_ body: @escaping () -> Void) -> pthread_t? {
    start(size: size, body)
  }

  /// Starts a thread with a stack of a size in bytes, or returns nil if the system cannot create one.
  package static func start(bytes: Int, _ body: @escaping () -> Void) -> pthread_t? {
    start(size: bytes + reserve, body)
  }

  /// The remaining stack of the calling thread, in bytes, or nil if it is unknown.
  private static var remaining: Int? {
    guard let end = pthread_getspecific(end) else { return nil }
    return top - UnsafeMutableRawPointer(end)
  }

  /// The approximate address of the top of the calling thread's stack.
  fileprivate static var top: UnsafeMutableRawPointer {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UnsafeMutableRawPointer($0) }
  }

  /// Returns the memory to the system that the calling thread's stack has used and no longer needs.
  fileprivate static func trim() {
    guard let remaining, let end = pthread_getspecific(end), remaining > reserve else { return }
    let page = sysconf(Int32(_SC_PAGESIZE))
    let first = UnsafeMutableRawPointer(end).alignedUp(toMultipleOf: page)
    madvise(first, (remaining - reserve) / page * page, MADV_DONTNEED)
  }

  private static func start(size: Int, _ body: @escaping () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return nil }
    let box = Unmanaged.passRetained(
      ThreadBody {
        pthread_setspecific(end, UnsafeRawPointer(top - size + reserve))
        body()
      })
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

  /// Runs work on a thread that is kept afterwards; does nothing if no thread can be created.
  private static func runKept(_ body: @escaping () -> Void) {
    guard let thread = idle.withLock({ $0.popLast() }) ?? KeptThread() else { return }
    thread.run(body)
    let isKept = idle.withLock { idle in
      guard idle.count < keptCount else { return false }
      idle.append(thread)
      return true
    }
    if !isKept { thread.finish() }
  }
}

/// A thread with a large stack that runs one closure after another, while its caller waits.
private final class KeptThread: @unchecked Sendable {
  private let given: Signal
  private let done: Signal
  private var body: (() -> Void)?

  /// Starts a thread, or returns nil if the system cannot create one.
  init?() {
    given = Signal()
    done = Signal()
    let thread = LargeStack.start {
      while self.workOnce() {
        LargeStack.trim()
        self.done.send()
      }
    }
    guard let thread else { return nil }
    pthread_detach(thread)
  }

  /// Runs a closure on the thread and returns when it has finished.
  func run(_ body: @escaping () -> Void) {
    self.body = body
    given.send()
    done.wait()
  }

  /// Ends the idle thread.
  func finish() { given.send() }

  /// Waits for a closure, runs and releases it; returns false if the thread is to end.
  private func workOnce() -> Bool {
    given.wait()
    guard let work = body else { return false }
    body = nil
    work()
    return true
  }
}

/// A semaphore with which one thread wakes another.
final class Signal: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func send() { sem_post(semaphore) }

  func wait() { while sem_wait(semaphore) != 0 {} }
}

/// The closure that a thread runs.
private final class ThreadBody {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
