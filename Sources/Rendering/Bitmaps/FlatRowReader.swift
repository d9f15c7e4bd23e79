/// Finds what is even in the rows of a picture: rows that repeat, runs of one byte, parts that equal the row above, and words
/// that were met before.
///
/// A packer for any bytes looks for copies at every one of them. A figure is flat: most rows repeat, which their count tells, and
/// what is left is mostly one colour or like the row above, which takes a comparison of eight bytes at a time. On figures this
/// takes a fifth of the instructions of libdeflate's quickest level, for files as large as that level's within a few hundredths.
struct FlatRowReader {
  private let start: UnsafePointer<UInt8>
  private let stride: Int
  private let repeats: [Int]
  private let tokens: DeflateTokens
  /// By a hash of four bytes, the two places where such were met last.
  private let places: UnsafeMutablePointer<Place>
  /// By how much a byte's place in the file is larger than among the rows that are kept.
  private var shift = 0

  /// Where some bytes stand.
  private struct Place {
    /// Their place among the rows that are kept.
    var index: Int32
    /// Their place in the file.
    var position: Int32
  }

  private static let hashBits: UInt32 = 12
  /// How long a run or a part of the row above is taken without looking for anything better.
  private static let long = 64
  /// Up to how many bytes a row that repeats costs less as a copy of the one above than by itself.
  private static let narrow = 350
  /// The bytes after which it is judged how even they are.
  private static let sample = 1 << 16

  /// What the rows say, or nil where they are so uneven that a packer for any bytes does better.
  static func tokens(of rows: PNGRows) -> DeflateTokens? {
    withUnsafeTemporaryAllocation(of: Place.self, capacity: 2 << Int(hashBits)) { places in
      places.initialize(repeating: Place(index: 0, position: Int32(-DeflateTokens.window)))
      return rows.bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress, let places = places.baseAddress, rows.fileLength <= Int(Int32.max) else {
          return nil
        }
        var reader = FlatRowReader(rows, start, places)
        return reader.read() ? reader.tokens : nil
      }
    }
  }

  private init(_ rows: PNGRows, _ start: UnsafePointer<UInt8>, _ places: UnsafeMutablePointer<Place>) {
    self.start = start
    self.places = places
    stride = rows.stride
    repeats = rows.repeats
    let repeated = repeats.reduce(0, +)
    tokens = DeflateTokens(capacity: rows.bytes.count + repeated * (DeflateTokens.most(for: stride) + 4) + 16)
  }

  /// Reads all rows, or false where they are not even.
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

  /// Adds rows that are no different from the one above: each is the filter's name and zeros.
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

  /// Reads a row; the one above is there to copy from unless it was repeated, or is too long.
  private func read(_ row: Int, isBelowAnother: Bool) {
    let end = (row + 1) * stride
    var index = row * stride
    tokens.add(start[index])
    index += 1
    while index < end {
      let run = start[index] == start[index - 1] ? equal(index, index - 1, end) : 0
      let above = isBelowAnother && start[index] == start[index - stride] ? equal(index, index - stride, end) : 0
      let word = max(run, above) < Self.long ? word(at: index, end) : (length: 0, distance: 0)
      // A run costs the fewest bits, for its distance has none beside its symbol.
      if run >= DeflateTokens.shortestCopy, run + 8 >= above, run + 3 >= word.length {
        tokens.addCopy(run, distance: 1)
        index += run
      } else if above >= 4, above + 2 >= word.length {
        tokens.addCopy(above, distance: stride)
        index += above
      } else if word.length >= 4 {
        tokens.addCopy(word.length, distance: word.distance)
        index += word.length
      } else {
        tokens.add(start[index])
        index += 1
      }
    }
  }

  /// The longest copy of what was met with the same four bytes, which are then entered themselves.
  @inline(__always)
  private func word(at index: Int, _ end: Int) -> (length: Int, distance: Int) {
    guard index + 4 <= end else { return (0, 0) }
    let bytes = UnsafeRawPointer(start + index).loadUnaligned(as: UInt32.self)
    let hash = (UInt32(littleEndian: bytes) &* 0x9E37_79B1) &>> (32 - Self.hashBits)
    let known = places + 2 * Int(hash)
    var best = (length: 0, distance: 0)
    for way in 0..<2 {
      let place = known[way]
      let distance = index + shift - Int(place.position)
      let from = Int(place.index)
      guard distance <= DeflateTokens.window,
        UnsafeRawPointer(start + from).loadUnaligned(as: UInt32.self) == bytes
      else { continue }
      // The copy ends where its source's row does: what follows in the file may be a row that is repeated.
      let length = equal(index, from, min(end, index + (from / stride + 1) * stride - from))
      if length > best.length { best = (length, distance) }
    }
    known[1] = known[0]
    known[0] = Place(index: Int32(truncatingIfNeeded: index), position: Int32(truncatingIfNeeded: index + shift))
    return best
  }

  /// How many bytes from one place on equal those from another.
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
