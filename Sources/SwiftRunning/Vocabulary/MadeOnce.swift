import Synchronization

/// An object that is created on first access; the type is thread-safe.
///
/// It does the same as the standard library's `AtomicLazyReference`, which takes hundreds of instructions to read.
struct MadeOnce<Made: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The object's address, or 0 if it has not been created.
  private let made = Atomic<UInt>(0)

  /// Whether the object has been created.
  var isMade: Bool { made.load(ordering: .acquiring) != 0 }

  /// Returns the object, which `make` creates on first access; if several threads call `make` at once, one of the
  /// results is kept.
  func object(_ make: () -> Made) -> Made {
    if let known = object(at: made.load(ordering: .acquiring)) { return known.takeUnretainedValue() }
    let new = Unmanaged.passRetained(make())
    let (isFirst, other) = made.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let other = object(at: other) else { return new.takeUnretainedValue() }
    new.release()
    return other.takeUnretainedValue()
  }

  private func object(at address: UInt) -> Unmanaged<Made>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }

  deinit { object(at: made.load(ordering: .acquiring))?.release() }
}
