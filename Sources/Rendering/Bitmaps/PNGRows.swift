import CPlumblineDeflate
import Glibc

/// The filtered rows of a PNG file.
///
/// Rows that equal the row above, as most rows of a figure do, are counted and not stored.
struct PNGRows {
  /// The number of bytes in a row, including its filter type.
  let stride: Int
  /// The stored rows: those that differ from the row above.
  let bytes: [UInt8]
  /// The number of repetitions below each stored row.
  let repeats: [Int]

  /// The filter type of a row that is stored as its difference from the row above.
  static let up: UInt8 = 2

  /// The number of bytes in all rows of the file.
  var fileLength: Int { stride * repeats.reduce(repeats.count, +) }

  /// All rows, with each repetition as a difference of zeros.
  var expanded: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: fileLength) { memory, count in
      guard let start = memory.baseAddress, let first = bytes.withUnsafeBufferPointer(\.baseAddress) else { return }
      var to = start
      for (row, times) in repeats.enumerated() {
        memcpy(to, first + row * stride, stride)
        to += stride
        memset(to, 0, times * stride)
        for _ in 0..<times {
          to[0] = Self.up
          to += stride
        }
      }
      count = to - start
    }
  }

  /// The rows, compressed by the Deflate method in the zlib format.
  ///
  /// Repeated rows take a few bits. An image with few repetitions of any kind is compressed by libdeflate, which finds
  /// more of them.
  var compressed: [UInt8] {
    if let tokens = FlatRowReader.tokens(of: self) { return compressed(tokens) }
    return Compressor.compressed(expanded, level: Self.level)
  }

  /// The compression level of libdeflate, whose second level is the fastest on figures.
  private static let level: Int32 = 2

  private func compressed(_ tokens: DeflateTokens) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: tokens.byteLimit + 6) { memory, count in
      guard let start = memory.baseAddress else { return }
      var writer = DeflateWriter(start)
      writer.write(0x0178, count: 16)
      tokens.write(to: &writer)
      count = writer.finish()
      let sum = checksum
      for shift in [24, 16, 8, 0] as [UInt32] {
        start[count] = UInt8(truncatingIfNeeded: sum >> shift)
        count += 1
      }
    }
  }

  /// The Adler-32 checksum of all rows, to which repeated rows are added in constant time.
  ///
  /// Source: RFC 1950, 8.
  private var checksum: UInt32 {
    let modulus: UInt64 = 65_521
    return bytes.withUnsafeBytes { bytes in
      var sum: UInt32 = 1
      for (row, times) in repeats.enumerated() {
        sum = libdeflate_adler32(sum, bytes.baseAddress?.advanced(by: row * stride), stride)
        guard times > 0 else { continue }
        var (low, high) = (UInt64(sum & 0xFFFF), UInt64(sum >> 16))
        for _ in 0..<times {
          low = (low + UInt64(Self.up)) % modulus
          high = (high + UInt64(stride) * low) % modulus
        }
        sum = UInt32(high << 16 | low)
      }
      return sum
    }
  }
}
