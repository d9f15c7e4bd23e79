/// Finds repetitions in the rows of an image: repeated rows, runs of a byte, parts that equal the row above, and
/// earlier sequences.
///
/// A general compressor searches for copies at each byte. Figures are flat: most rows repeat, which is known from their
/// counts, and the rest is mostly one colour or equal to the row above, which is found by comparing eight bytes at a
/// time. On figures, this takes a fifth of the instructions of libdeflate's fastest level, for files whose size is
/// within a few hundredths of that level's.
struct FlatRowReader {
  private let start: UnsafePointer<UInt8>
  private let stride: Int
  private let repeats: [Int]
  private let tokens: DeflateTokens
  /// For each hash of four bytes, the two most recent occurrences of such bytes.
  private let occurrences: UnsafeMutablePointer<Occurrence>
  /// The difference between a byte's offset in the file and its offset in the stored rows, caused by repeated rows.
  private var shift = 0

  /// An occurrence of four bytes.
  private struct Occurrence {
    /// The offset in the stored rows.
    var index: Int32
    /// The offset in the file.
    var position: Int32
  }

  private static let hashBits: UInt32 = 12
  /// The length from which on a run, or a part of the row above, is copied without searching further.
  private static let long = 64
  /// The largest row length, in bytes, at which a repeated row is shorter as a copy of the whole row above.
  private static let narrow = 350
  /// The number of bytes after which rows may be found unsuitable.
  private static let sample = 1 << 16

  /// Returns the tokens of rows; nil if the rows have so few repetitions that a general compressor does better.
  static func tokens(of rows: PNGRows) -> DeflateTokens? {
    withUnsafeTemporaryAllocation(of: Occurrence.self, capacity: 2 << Int(hashBits)) { memory in
      memory.initialize(repeating: Occurrence(index: 0, position: Int32(-DeflateTokens.window)))
      return rows.bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress, let memory = memory.baseAddress, rows.fileLength <= Int(Int32.max) else {
          return nil
        }
        var reader = FlatRowReader(rows, start, memory)
        return reader.read() ? reader.tokens : nil
      }
    }
  }

  private init(_ rows: PNGRows, _ start: UnsafePointer<UInt8>, _ occurrences: UnsafeMutablePointer<Occurrence>) {
    self.start = start
    self.occurrences = occurrences
    stride = rows.stride
    repeats = rows.repeats
    let repeated = repeats.reduce(0, +)
    tokens = DeflateTokens(capacity: rows.bytes.count + repeated * (DeflateTokens.maximumCount(for: stride) + 4) + 16)
  }

  /// Reads all rows; returns false if they have too few repetitions.
  private mutating func read() -> Bool {
    for row in repeats.indices {
      read(row, isBelowAnother: row > 0 && repeats[row - 1] == 0 && stride <= DeflateTokens.window)
      addRepeats(repeats[row])
      shift += repeats[row] * stride
      let bytes = (row + 1) * stride
      if bytes >= Self.sample, tokens.count * 3 > bytes { return false }
    }
    return true
  }

  /// Adds rows that equal the one above.
  ///
  /// Each consists of a filter type and zeros.
  private func addRepeats(_ times: Int) {
    guard times > 0 else { return }
    let isCopied = stride <= Self.narrow && (times - 1) * stride >= DeflateTokens.shortestCopy
    for _ in 0..<(isCopied ? 1 : times) {
      tokens.add(PNGRows.up)
      tokens.add(0)
      if stride - 2 >= DeflateTokens.shortestCopy {
        tokens.addCopy(stride - 2, distance: 1)
      } else {
        for _ in 2..<stride { tokens.add(0) }
      }
    }
    if isCopied { tokens.addCopy((times - 1) * stride, distance: stride) }
  }

  /// Reads a row.
  ///
  /// Bytes of the row above can be copied unless that row was repeated or the distance exceeds the window.
  private func read(_ row: Int, isBelowAnother: Bool) {
    let end = (row + 1) * stride
    var index = row * stride
    tokens.add(start[index])
    index += 1
    while index < end {
      let run = start[index] == start[index - 1] ? equal(index, index - 1, end) : 0
      let above = isBelowAnother && start[index] == start[index - stride] ? equal(index, index - stride, end) : 0
      let match = max(run, above) < Self.long ? match(at: index, end) : (length: 0, distance: 0)
      // A run takes the fewest bits, since its distance has no extra bits.
      if run >= DeflateTokens.shortestCopy, run + 8 >= above, run + 3 >= match.length {
        tokens.addCopy(run, distance: 1)
        index += run
      } else if above >= 4, above + 2 >= match.length {
        tokens.addCopy(above, distance: stride)
        index += above
      } else if match.length >= 4 {
        tokens.addCopy(match.length, distance: match.distance)
        index += match.length
      } else {
        tokens.add(start[index])
        index += 1
      }
    }
  }

  /// Returns the longest copy of an earlier occurrence of the next four bytes, and records this occurrence.
  @inline(__always)
  private func match(at index: Int, _ end: Int) -> (length: Int, distance: Int) {
    guard index + 4 <= end else { return (0, 0) }
    let bytes = UnsafeRawPointer(start + index).loadUnaligned(as: UInt32.self)
    let hash = (UInt32(littleEndian: bytes) &* 0x9E37_79B1) &>> (32 - Self.hashBits)
    let known = occurrences + 2 * Int(hash)
    var best = (length: 0, distance: 0)
    for way in 0..<2 {
      let occurrence = known[way]
      let distance = index + shift - Int(occurrence.position)
      let from = Int(occurrence.index)
      guard distance <= DeflateTokens.window,
        UnsafeRawPointer(start + from).loadUnaligned(as: UInt32.self) == bytes
      else { continue }
      // The copy ends with the row of its source, since repetitions of that row may follow in the file.
      let length = equal(index, from, min(end, index + (from / stride + 1) * stride - from))
      if length > best.length { best = (length, distance) }
    }
    known[1] = known[0]
    known[0] = Occurrence(index: Int32(truncatingIfNeeded: index), position: Int32(truncatingIfNeeded: index + shift))
    return best
  }

  /// Returns the number of bytes from one offset on that equal those from another.
  @inline(__always)
  private func equal(_ index: Int, _ other: Int, _ end: Int) -> Int {
    let (one, two) = (UnsafeRawPointer(start + index), UnsafeRawPointer(start + other))
    let count = end - index
    var offset = 0
    while offset + 8 <= count {
      let difference =
        one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ two.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return offset + UInt64(littleEndian: difference).trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, start[index + offset] == start[other + offset] { offset += 1 }
    return offset
  }
}
