import Glibc

/// The words that one thread has shaped in one style, by their bytes.
///
/// Open addressing with linear probing, over plain memory: a look costs no reference counting.
final class WordTable {
  private struct Slot {
    var hash: UInt64
    var start: Int32
    var length: Int32
    var word: Int32
  }

  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  @exclusivity(unchecked) private var mask: Int
  @exclusivity(unchecked) private var bytes = GrowingMemory<UInt8>(capacity: 8192)
  @exclusivity(unchecked) private var words = GrowingMemory<ShapedWord>(capacity: 512)
  /// The glyphs of all words.
  private(set) var glyphs: ContiguousArray<ShapedGlyph> = []

  /// An empty table.
  init() {
    mask = 1023
    slots = Self.empty(1024)
  }

  deinit {
    slots.deallocate()
    bytes.deallocate()
    words.deallocate()
  }

  private static func empty(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(hash: 0, start: 0, length: -1, word: 0), count: count)
    return slots
  }

  /// The word of these bytes, or nil where it is met for the first time.
  @inline(__always)
  func word(_ text: UnsafeBufferPointer<UInt8>, edges: WordEdges) -> ShapedWord? {
    let hash = Self.hash(text, seed: UInt64(edges.rawValue))
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[index]
      if slot.length < 0 { return nil }
      if slot.hash == hash, Int(slot.length) == text.count, Self.isEqual(bytes.base + Int(slot.start), text) {
        return words.base[Int(slot.word)]
      }
      index = (index + 1) & mask
    }
  }

  /// Enters a word that was not in the table, shaped by `shape`.
  @inline(never)
  func insert(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges,
    shape: (inout ContiguousArray<ShapedGlyph>) -> ShapedWord
  ) -> ShapedWord {
    if words.count * 2 > mask { grow() }
    let word = shape(&glyphs)
    put(
      Slot(
        hash: Self.hash(text, seed: UInt64(edges.rawValue)), start: Int32(bytes.count), length: Int32(text.count),
        word: Int32(words.count)))
    for byte in text { bytes.append(byte) }
    words.append(word)
    return word
  }

  /// Whether the table has grown so large that it should be emptied between two texts.
  var isFull: Bool { words.count > 200_000 || glyphs.count > 4_000_000 || bytes.count > 64_000_000 }

  @inline(__always)
  private static func isEqual(_ known: UnsafeMutablePointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return true }
    return memcmp(known, base, text.count) == 0
  }

  private func put(_ slot: Slot) {
    var index = Int(truncatingIfNeeded: slot.hash) & mask
    while slots[index].length >= 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  private func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    mask = mask * 4 + 3
    slots = Self.empty(mask + 1)
    for slot in old where slot.length >= 0 { put(slot) }
    old.deallocate()
  }

  /// A hash of the bytes, eight at a time; the edges are part of it, so that equal words with other edges differ.
  @inline(__always)
  private static func hash(_ text: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    var hash = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(text.count)
    guard let base = text.baseAddress else { return hash }
    let raw = UnsafeRawPointer(base)
    let count = text.count
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      return mix(hash ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
    if count >= 4 {
      let low = UInt64(raw.loadUnaligned(as: UInt32.self))
      return mix(hash ^ (low | UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32))
    }
    guard count > 0 else { return hash }
    let ends = UInt64(base[0]) | UInt64(base[count / 2]) << 8 | UInt64(base[count - 1]) << 16
    return mix(hash ^ ends)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA24B_AED4_963E_E407)
    return product.high ^ product.low
  }
}

/// Elements in memory that moves only when it grows, freed by its owner.
private struct GrowingMemory<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  mutating func append(_ element: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
      larger.update(from: base, count: count)
      base.deallocate()
      (base, capacity) = (larger, capacity * 2)
    }
    base[count] = element
    count += 1
  }

  func deallocate() { base.deallocate() }
}
