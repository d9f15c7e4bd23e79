/// One of several parts of a batch.
struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  let index: Int
  /// The number of parts.
  let count: Int

  /// Returns whether a file belongs to the part; the answer is the same on every machine.
  ///
  /// Source: FNV-1a, 64 bits.
  func contains(_ path: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash ^ hash >> 32) % UInt64(count)) == index - 1
  }
}
