import Synchronization

/// An object that is made when it is first asked for; any number of threads may ask.
///
/// The standard library's `AtomicLazyReference` does the same, and takes hundreds of instructions to read.
struct MadeOnce<Made: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The object's address, or 0.
  private let made = Atomic<UInt>(0)

  /// Whether the object is there.
  var isMade: Bool { made.load(ordering: .acquiring) != 0 }

  /// The object; `make` may run on several threads at once, and then one of its answers stands for all.
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
