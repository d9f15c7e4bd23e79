import Glibc

/// The words that one thread has shaped in one style, by their bytes.
///
/// Open addressing with linear probing; words and glyphs are never moved while a text is being set.
final class WordTable {
  private struct Slot {
    var hash: UInt64
    var start: Int32
    var length: Int32
    var word: Int32
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var count = 0
  private var bytes: ContiguousArray<UInt8> = []
  private var words: ContiguousArray<ShapedWord> = []
  /// The glyphs of all words.
  private(set) var glyphs: ContiguousArray<ShapedGlyph> = []

  /// An empty table.
  init() {
    mask = 1023
    slots = Self.empty(1024)
  }

  deinit { slots.deallocate() }

  private static func empty(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(hash: 0, start: 0, length: -1, word: 0), count: count)
    return slots
  }

  /// The word of these bytes, shaped by `shape` when it is met for the first time.
  @inline(__always)
  func word(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges,
    shape: (UnsafeBufferPointer<UInt8>, inout ContiguousArray<ShapedGlyph>) -> ShapedWord
  ) -> ShapedWord {
    let hash = Self.hash(text, seed: UInt64(edges.rawValue))
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[index]
      if slot.length < 0 { break }
      if slot.hash == hash, Int(slot.length) == text.count, isEqual(slot, text) { return words[Int(slot.word)] }
      index = (index + 1) & mask
    }
    return insert(text, hash: hash, shape: shape)
  }

  /// Whether the table has grown so large that it should be emptied between two texts.
  var isFull: Bool { count > 200_000 || glyphs.count > 4_000_000 }

  @inline(__always)
  private func isEqual(_ slot: Slot, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return true }
    return bytes.withUnsafeBufferPointer { known in
      known.baseAddress.map { memcmp($0 + Int(slot.start), base, text.count) == 0 } ?? false
    }
  }

  @inline(never)
  private func insert(
    _ text: UnsafeBufferPointer<UInt8>, hash: UInt64,
    shape: (UnsafeBufferPointer<UInt8>, inout ContiguousArray<ShapedGlyph>) -> ShapedWord
  ) -> ShapedWord {
    if count * 2 > mask { grow() }
    let word = shape(text, &glyphs)
    put(Slot(hash: hash, start: Int32(bytes.count), length: Int32(text.count), word: Int32(words.count)))
    bytes.append(contentsOf: text)
    words.append(word)
    count += 1
    return word
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
    var offset = 0
    while offset + 8 <= text.count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < text.count {
      rest = rest << 8 | UInt64(base[offset])
      offset += 1
    }
    return mix(hash ^ rest)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA24B_AED4_963E_E407)
    return product.high ^ product.low
  }
}
