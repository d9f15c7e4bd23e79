import Glibc

/// The words that one thread has shaped in one style, by their bytes.
///
/// A hash table with open addressing and linear probing, in unmanaged memory, so that a lookup does not count
/// references.
final class WordTable {
  /// One slot of the hash table.
  fileprivate struct Slot {
    /// The word's bytes if there are at most eight, otherwise their hash.
    var key: UInt64
    /// The offset of the word's bytes.
    var start: Int32
    /// The number of bytes, and in the lowest four bits the edges; negative in an empty slot.
    var kind: Int32
    /// The index of the word.
    var word: Int32
  }

  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  @exclusivity(unchecked) private var mask: Int
  @exclusivity(unchecked) private var bytes = GrowingBuffer<UInt8>(capacity: 8192)
  @exclusivity(unchecked) private var words = GrowingBuffer<ShapedWord>(capacity: 512)
  /// The glyphs of all words.
  @exclusivity(unchecked) private(set) var glyphs: ContiguousArray<ShapedGlyph> = []
  @exclusivity(unchecked) private var pairs: LetterPairs??
  /// Whether the words of a pattern depend on their neighbours.
  @exclusivity(unchecked) var dependences: [Pattern: Bool] = [:]
  /// The glyphs of texts that are shaped as one word, with their digits replaced by 0; nil for texts that cannot be
  /// composed.
  @exclusivity(unchecked) var numbered: [NumberedText: ShapedPattern?] = [:]
  /// The number of words that were shaped and not composed of known pairs.
  @exclusivity(unchecked) var shapedCount = 0

  /// Creates an empty table.
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
    slots.initialize(repeating: Slot(key: 0, start: 0, kind: -1, word: 0), count: count)
    return slots
  }

  /// A word with its digits replaced by 0 and no more than three digits in a row, so that similar labels share a
  /// pattern.
  struct Pattern: Hashable {
    /// The characters of the pattern.
    private(set) var text: [UInt8] = []
    private let edges: UInt8

    /// Creates the pattern of a word.
    init(_ word: UnsafeBufferPointer<UInt8>, _ edges: WordEdges) {
      self.edges = edges.rawValue
      for byte in word {
        let isDigit = byte >= 0x30 && byte <= 0x39
        if !isDigit || text.count < 3 || !text.suffix(3).allSatisfy({ $0 == 0x30 }) {
          text.append(isDigit ? 0x30 : byte)
        }
      }
    }
  }

  /// The table's memory, for lookups that bypass the object.
  ///
  /// It is valid until the next word is inserted.
  struct Snapshot {
    fileprivate let slots: UnsafeMutablePointer<Slot>
    fileprivate let mask: Int
    fileprivate let bytes: UnsafeMutablePointer<UInt8>
    fileprivate let words: UnsafeMutablePointer<ShapedWord>

    /// Returns the word with the given bytes and edges; nil if it has not been inserted.
    @inline(__always)
    func word(_ text: UnsafePointer<UInt8>, count: Int, edges: WordEdges) -> UnsafePointer<ShapedWord>? {
      let key = WordTable.key(text, count)
      let kind = WordTable.kind(count, edges)
      var index = WordTable.slotIndex(key, kind) & mask
      while true {
        let slot = slots + index
        if slot.pointee.key == key, slot.pointee.kind == kind,
          count <= 8 || WordTable.isEqual(bytes + Int(slot.pointee.start), text, count)
        {
          return UnsafePointer(words + Int(slot.pointee.word))
        }
        if slot.pointee.kind < 0 { return nil }
        index = (index &+ 1) & mask
      }
    }
  }

  /// The table's current memory.
  @inline(__always) var snapshot: Snapshot {
    Snapshot(slots: slots, mask: mask, bytes: bytes.base, words: words.base)
  }

  /// Returns the word with the given bytes and edges; nil if it has not been inserted.
  func word(_ text: UnsafeBufferPointer<UInt8>, edges: WordEdges) -> ShapedWord? {
    guard let base = text.baseAddress else { return nil }
    return snapshot.word(base, count: text.count, edges: edges)?.pointee
  }

  /// Inserts a word that the table lacks, shaped by a function, and returns it.
  @inline(never)
  func insert(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges,
    shape: (inout ContiguousArray<ShapedGlyph>) -> ShapedWord
  ) -> ShapedWord {
    let word = shape(&glyphs)
    guard let base = text.baseAddress else { return word }
    if words.count * 2 > mask { grow() }
    put(
      Slot(
        key: Self.key(base, text.count), start: Int32(bytes.count), kind: Self.kind(text.count, edges),
        word: Int32(words.count)))
    for byte in text { bytes.append(byte) }
    words.append(word)
    return word
  }

  /// Returns the pairs of the table's style once enough words were shaped for them to pay off; nil if words must be
  /// shaped.
  func pairs(of style: ShapingStyle) -> LetterPairs? {
    if let pairs { return pairs }
    guard shapedCount >= LetterPairs.minimumWordCount else { return nil }
    let found = LetterPairs(style)
    pairs = .some(found)
    return found
  }

  /// Inserts the measurements of a whole text, in font units, unless the table is large.
  ///
  /// Most labels occur again.
  func insertLabel(_ label: UnsafeBufferPointer<UInt8>, advance: Int, clusters: Int) {
    guard words.count < Self.labelLimit, let advance = Int32(exactly: advance),
      let clusters = Int32(exactly: clusters)
    else { return }
    _ = insert(label, edges: .label) { _ in
      ShapedWord(
        glyphs: (0, 0), advance: advance, lead: 0, clusters: clusters, dependsOnNeighbours: false, lacksGlyphs: false)
    }
  }

  /// The number of words up to which labels are inserted; the table then has some four megabytes.
  private static let labelLimit = 32_000

  /// Whether the table has grown so large that it should be discarded before the next text.
  var isFull: Bool { words.count > 200_000 || glyphs.count > 4_000_000 || bytes.count > 64_000_000 }

  private func put(_ slot: Slot) {
    var index = Self.slotIndex(slot.key, slot.kind) & mask
    while slots[index].kind >= 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  private func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    mask = mask * 4 + 3
    slots = Self.empty(mask + 1)
    for slot in old where slot.kind >= 0 { put(slot) }
    old.deallocate()
  }

  @inline(__always)
  fileprivate static func kind(_ count: Int, _ edges: WordEdges) -> Int32 {
    Int32(truncatingIfNeeded: count &<< 4 | Int(edges.rawValue))
  }

  /// Returns whether more than eight bytes are equal, compared eight at a time; the last eight may overlap the ones
  /// before.
  @inline(__always)
  fileprivate static func isEqual(
    _ known: UnsafeMutablePointer<UInt8>, _ text: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    let (known, text) = (UnsafeRawPointer(known), UnsafeRawPointer(text))
    func differs(at offset: Int) -> Bool {
      known.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var offset = 0
    while offset &+ 8 < count {
      if differs(at: offset) { return false }
      offset &+= 8
    }
    return !differs(at: count &- 8)
  }

  /// Returns up to eight bytes as an integer that is unique for the count, or a hash of more bytes.
  @inline(__always)
  fileprivate static func key(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(text)
    if count >= 8 {
      var hash: UInt64 = 0
      var offset = 0
      while offset &+ 8 < count {
        hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      return hash ^ raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    if count >= 4 {
      let low = UInt64(raw.loadUnaligned(as: UInt32.self))
      return low | UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) &<< 32
    }
    guard count > 0 else { return 0 }
    return UInt64(text[0]) | UInt64(text[count &>> 1]) &<< 8 | UInt64(text[count &- 1]) &<< 16
  }

  /// Returns the index of the first slot to probe, before it is masked.
  @inline(__always)
  fileprivate static func slotIndex(_ key: UInt64, _ kind: Int32) -> Int {
    Int(truncatingIfNeeded: mix(key ^ UInt64(truncatingIfNeeded: kind) &* 0x9E37_79B9_7F4A_7C15))
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0xA24B_AED4_963E_E407
    return product ^ product &>> 32
  }
}

/// A growing array in unmanaged memory, which its owner deallocates.
private struct GrowingBuffer<Element: BitwiseCopyable> {
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
