/// A Huffman code of Deflate.
///
/// Source: RFC 1951, 3.2.2.
struct DeflateCode {
  /// The code of one symbol.
  struct Entry {
    /// The bits of the code, in order from the lowest bit.
    var bits: UInt64 = 0
    /// The number of bits; 0 if the symbol does not occur.
    var count: UInt64 = 0
  }

  /// The code of each symbol.
  private(set) var entries: [Entry]

  /// Creates the shortest code for symbols with the given frequencies whose codes have at most `limit` bits.
  ///
  /// If fewer than two symbols occur, the first ones get codes too, since some readers reject a code with a single
  /// symbol.
  init(frequencies: [UInt32], limit: Int) {
    entries = [Entry](repeating: Entry(), count: frequencies.count)
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in 0..<2 where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
    let order = used.map { UInt64(frequencies[$0]) << 16 | UInt64($0) }.sorted()
    var counts = Self.depths(of: order.map { $0 >> 16 })
    Self.shorten(&counts, to: limit)
    var next = 0
    for length in stride(from: min(limit, counts.count - 1), to: 0, by: -1) {
      for _ in 0..<counts[length] {
        entries[Int(order[next] & 0xFFFF)].count = UInt64(length)
        next += 1
      }
    }
    assignCodes()
  }

  /// Returns the number of leaves at each depth of the Huffman tree for weights in ascending order.
  private static func depths(of weights: [UInt64]) -> [Int] {
    let count = weights.count
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var sums = weights
    var (leaf, inner) = (0, count)
    while sums.count < 2 * count - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (inner >= sums.count || sums[leaf] <= sums[inner])
        let taken = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += sums[taken]
        parents[taken] = sums.count
      }
      sums.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    var counts = [Int](repeating: 0, count: count + 1)
    for node in stride(from: 2 * count - 2, through: 0, by: -1) {
      if node < 2 * count - 2 { depths[node] = depths[parents[node]] + 1 }
      if node < count { counts[depths[node]] += 1 }
    }
    return counts
  }

  /// Moves leaves up that are deeper than the limit, and others down until the code is complete.
  private static func shorten(_ counts: inout [Int], to limit: Int) {
    guard counts.count > limit + 1 else { return }
    counts[limit] += counts[(limit + 1)...].reduce(0, +)
    var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while total > 1 << limit {
      counts[limit] -= 1
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
      counts[length] -= 1
      counts[length + 1] += 2
      total -= 1
    }
  }

  /// Assigns consecutive codes to the symbols of each length.
  private mutating func assignCodes() {
    var next = [UInt64](repeating: 0, count: 17)
    for length in 1..<16 {
      let count = entries.count { $0.count == UInt64(length) }
      next[length + 1] = (next[length] + UInt64(count)) << 1
    }
    for symbol in entries.indices where entries[symbol].count > 0 {
      let length = Int(entries[symbol].count)
      entries[symbol].bits = Self.reversed(next[length], count: length)
      next[length] += 1
    }
  }

  /// Returns the lowest bits of an integer in reverse order.
  private static func reversed(_ bits: UInt64, count: Int) -> UInt64 {
    var (rest, result) = (bits, UInt64(0))
    for _ in 0..<count { (rest, result) = (rest >> 1, result << 1 | rest & 1) }
    return result
  }
}
