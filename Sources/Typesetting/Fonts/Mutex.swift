import Glibc

/// A value that one thread at a time can access.
///
/// `Synchronization.Mutex` would load another library at each start.
final class Mutex<Value>: @unchecked Sendable {
  private var value: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  /// Creates a mutex for a value.
  init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Calls a function with exclusive access to the value, and returns its result.
  func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try work(&value)
  }
}
