/// A buffer of 32-bit words, which the parser fills with the nodes of a tree or the children of a list.
///
/// The owner frees the memory with `deallocate()`, so that appending needs no reference counting.
struct WordBuffer {
  private var base: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  /// The number of words.
  private(set) var count = 0

  /// Creates an empty buffer with a capacity in words.
  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  /// Frees the memory.
  func deallocate() { base.deallocate() }

  /// The words; valid until the next word is appended.
  var all: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: base, count: count) }

  /// The word at an index.
  subscript(index: Int) -> UInt32 {
    precondition(index < count)
    return base[index]
  }

  /// Appends a word.
  @inline(__always) mutating func append(_ word: UInt32) {
    if count == capacity { grow(to: count + 1) }
    base[count] = word
    count += 1
  }

  /// Appends the words of another buffer from an index on.
  mutating func append(_ other: WordBuffer, since mark: Int) {
    let added = other.count - mark
    precondition(mark >= 0 && added >= 0)
    if count + added > capacity { grow(to: count + added) }
    (base + count).update(from: other.base + mark, count: added)
    count += added
  }

  /// Removes the words from an index on.
  mutating func drop(from index: Int) { count = min(count, index) }

  private mutating func grow(to needed: Int) {
    capacity = max(capacity * 2, needed)
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
