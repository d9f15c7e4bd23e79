import Glibc

/// A growing buffer of trivial values, freed by its owner.
struct Pool<Element: BitwiseCopyable> {
  /// The address of the first element.
  private(set) var base: UnsafeMutablePointer<Element>
  /// The number of elements in use.
  private(set) var count = 0
  private var capacity: Int

  /// Creates an empty pool.
  init(capacity: Int = 64) {
    self.capacity = capacity
    base = Pool.allocate(nil, capacity)
  }

  /// Appends an element and returns its index.
  @inline(__always)
  mutating func append(_ element: Element) -> Int32 {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
    return Int32(truncatingIfNeeded: count - 1)
  }

  /// Removes all elements but keeps the memory.
  mutating func removeAll() { count = 0 }

  /// The size of the elements in use, in bytes.
  var byteCount: Int { count * MemoryLayout<Element>.stride }

  /// Frees the memory.
  func free() { Glibc.free(base) }

  /// Reduces the memory to the size of the elements.
  mutating func trim() {
    capacity = max(count, 1)
    base = Pool.allocate(base, capacity)
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    base = Pool.allocate(base, capacity)
  }

  private static func allocate(
    _ old: UnsafeMutablePointer<Element>?, _ capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else { abort() }
    return memory.assumingMemoryBound(to: Element.self)
  }
}
