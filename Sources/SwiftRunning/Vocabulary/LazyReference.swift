import Synchronization

/// An object that is created on first access; the type is thread-safe.
///
/// It does the same as the standard library's `AtomicLazyReference`, which takes hundreds of instructions to read.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The object's address, or 0 if it has not been created.
  private let storage = Atomic<UInt>(0)

  /// Whether the object has been created.
  var isInitialized: Bool { storage.load(ordering: .acquiring) != 0 }

  /// Returns the object, which `create` creates on first access; if several threads call `create` at once, one of the
  /// results is kept.
  func object(_ create: () -> Object) -> Object {
    if let known = object(at: storage.load(ordering: .acquiring)) { return known.takeUnretainedValue() }
    let new = Unmanaged.passRetained(create())
    let (isFirst, other) = storage.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let other = object(at: other) else { return new.takeUnretainedValue() }
    new.release()
    return other.takeUnretainedValue()
  }

  private func object(at address: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }

  deinit { object(at: storage.load(ordering: .acquiring))?.release() }
}
