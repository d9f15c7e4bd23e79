/// The tokens of a Deflate stream: bytes, and copies of earlier bytes.
///
/// From its lowest bit, a token has 9 bits for the byte or for the symbol of the copy's length, 5 for the length's
/// extra bits, 5 for the symbol of the distance and 13 for its extra bits. Source: RFC 1951, 3.2.5.
final class DeflateTokens {
  private let tokens: UnsafeMutablePointer<UInt32>
  /// The number of tokens.
  @exclusivity(unchecked) private(set) var count = 0

  /// The symbol for the end of a block.
  private static let end = 256
  private static let lengthSymbols = 286
  private static let distanceSymbols = 30
  /// The length of the longest copy, in bytes.
  private static let longestCopy = 258
  /// The length of the shortest copy, in bytes.
  static let shortestCopy = 3
  /// The largest distance of a copy, in bytes.
  static let window = 32_768

  /// Creates an empty list of tokens.
  ///
  /// The caller must not add more than its capacity.
  init(capacity: Int) {
    tokens = .allocate(capacity: capacity)
  }

  deinit { tokens.deallocate() }

  /// Returns the largest number of tokens for a copy of a length.
  static func maximumCount(for length: Int) -> Int { length / longestCopy + 2 }

  /// Adds a byte.
  @inline(__always)
  func add(_ byte: UInt8) {
    tokens[count] = UInt32(byte)
    count &+= 1
  }

  /// Adds a copy of at least three bytes, from a distance within the window.
  @inline(__always)
  func addCopy(_ length: Int, distance: Int) {
    var (distanceSymbol, distanceBits) = (distance &- 1, 0)
    if distance > 4 {
      let exponent = Int.bitWidth &- 1 &- (distance &- 1).leadingZeroBitCount
      distanceSymbol = 2 &* exponent &+ (distance &- 1) &>> (exponent &- 1) & 1
      distanceBits = (distance &- 1) & (1 &<< (exponent &- 1) &- 1)
    }
    let low = UInt32(truncatingIfNeeded: distanceSymbol &<< 14 | distanceBits &<< 19)
    var left = length
    while left > 0 {
      var taken = min(left, Self.longestCopy)
      if left > taken, left < taken &+ Self.shortestCopy { taken = left &- Self.shortestCopy }
      let rest = taken &- Self.shortestCopy
      var (symbol, bits) = (257 &+ rest, 0)
      if taken == Self.longestCopy {
        symbol = 285
      } else if rest >= 8 {
        let exponent = Int.bitWidth &- 3 &- rest.leadingZeroBitCount
        symbol = 261 &+ 4 &* exponent &+ rest &>> exponent & 3
        bits = rest & (1 &<< exponent &- 1)
      }
      tokens[count] = UInt32(truncatingIfNeeded: symbol | bits &<< 9) | low
      count &+= 1
      left &-= taken
    }
  }

  /// The largest number of bytes that ``write(to:)`` writes: 47 bits for each token, and the codes of each block.
  var byteLimit: Int { 6 * count + 1_024 * (count / Self.blockLength + 1) }

  /// Writes all tokens as the blocks of a stream.
  func write(to writer: inout DeflateWriter) {
    var start = 0
    repeat {
      let end = count - start < 2 * Self.blockLength ? count : start + Self.blockLength
      write(start..<end, to: &writer)
      start = end
    } while start < count
  }

  /// The number of tokens that share codes.
  ///
  /// Longer blocks compress less well, and shorter ones spend more on the codes themselves.
  private static let blockLength = 8_000

  /// Writes tokens as a block with its own codes; the block is marked as the last one if no tokens follow.
  private func write(_ range: Range<Int>, to writer: inout DeflateWriter) {
    var frequencies = [UInt32](repeating: 0, count: Self.lengthSymbols + Self.distanceSymbols)
    frequencies[Self.end] = 1
    frequencies.withUnsafeMutableBufferPointer { frequencies in
      for index in range {
        let token = tokens[index]
        frequencies[Int(token & 511)] &+= 1
        if token & 511 > 256 { frequencies[Self.lengthSymbols &+ Int(token &>> 14 & 31)] &+= 1 }
      }
    }
    let lengths = DeflateCode(frequencies: Array(frequencies[..<Self.lengthSymbols]), limit: 15)
    let distances = DeflateCode(frequencies: Array(frequencies[Self.lengthSymbols...]), limit: 15)
    writer.write(range.upperBound == count ? 0b101 : 0b100, count: 3)
    Self.write(lengths, distances, to: &writer)
    lengths.entries.withUnsafeBufferPointer { lengths in
      distances.entries.withUnsafeBufferPointer { distances in
        for index in range { Self.write(tokens[index], lengths, distances, to: &writer) }
        writer.write(lengths[Self.end].bits, count: lengths[Self.end].count)
      }
    }
  }

  @inline(__always)
  private static func write(
    _ token: UInt32, _ lengths: UnsafeBufferPointer<DeflateCode.Entry>,
    _ distances: UnsafeBufferPointer<DeflateCode.Entry>, to writer: inout DeflateWriter
  ) {
    let symbol = Int(token & 511)
    writer.write(lengths[symbol].bits, count: lengths[symbol].count)
    guard symbol > end else { return }
    let extra = symbol == 285 ? 0 : max((symbol - 261) / 4, 0)
    writer.write(UInt64(token >> 9 & 31), count: UInt64(extra))
    let distance = Int(token >> 14 & 31)
    writer.write(distances[distance].bits, count: distances[distance].count)
    writer.write(UInt64(token >> 19), count: UInt64(max(distance / 2 - 1, 0)))
  }

  /// Writes the code lengths of both codes, which are run-length encoded and have a code of their own.
  ///
  /// Source: RFC 1951, 3.2.7.
  private static func write(_ lengths: DeflateCode, _ distances: DeflateCode, to writer: inout DeflateWriter) {
    func used(_ code: DeflateCode, atLeast least: Int) -> ArraySlice<DeflateCode.Entry> {
      code.entries[..<max(code.entries.lastIndex { $0.count > 0 }.map { $0 + 1 } ?? 0, least)]
    }
    let (lengths, distances) = (used(lengths, atLeast: 257), used(distances, atLeast: 1))
    let runs = runs(of: (lengths + distances).map { UInt8($0.count) })
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = DeflateCode(frequencies: frequencies, limit: 7).entries
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let written = max((order.lastIndex { code[$0].count > 0 } ?? 0) + 1, 4)
    writer.write(UInt64(lengths.count - 257), count: 5)
    writer.write(UInt64(distances.count - 1), count: 5)
    writer.write(UInt64(written - 4), count: 4)
    for symbol in order[..<written] { writer.write(code[symbol].count, count: 3) }
    for run in runs {
      writer.write(code[run.symbol].bits, count: code[run.symbol].count)
      let extra: UInt64 =
        switch run.symbol {
        case 16: 2
        case 17: 3
        case 18: 7
        default: 0
        }
      writer.write(run.bits, count: extra)
    }
  }

  /// Returns code lengths as symbols: a length, a repetition of the previous one (16), or zeros (17 and 18).
  private static func runs(of lengths: [UInt8]) -> [(symbol: Int, bits: UInt64)] {
    var runs: [(symbol: Int, bits: UInt64)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let end = lengths[index...].firstIndex { $0 != length } ?? lengths.count
      if length != 0 {
        runs.append((Int(length), 0))
        index += 1
      }
      while index < end {
        let left = end - index
        let taken: Int
        switch (length, left) {
        case (_, ..<3):
          taken = 1
          runs.append((Int(length), 0))
        case (0, ..<11):
          taken = left
          runs.append((17, UInt64(taken - 3)))
        case (0, _):
          taken = min(left, 138)
          runs.append((18, UInt64(taken - 11)))
        default:
          taken = min(left, 6)
          runs.append((16, UInt64(taken - 3)))
        }
        index += taken
      }
    }
    return runs
  }
}
