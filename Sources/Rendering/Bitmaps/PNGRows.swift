import CPlumblineDeflate
import Glibc

/// The filtered rows of a PNG file, of which those that equal the one above are only counted: most rows of a figure do.
struct PNGRows {
  /// The bytes of a row, with the one that names its filter.
  let stride: Int
  /// The rows that differ from the one above.
  let bytes: [UInt8]
  /// How often each of them is repeated beneath itself.
  let repeats: [Int]

  /// The filter of a row that is stored as its difference from the one above.
  static let up: UInt8 = 2

  /// The number of bytes of all rows in the file.
  var fileLength: Int { stride * repeats.reduce(repeats.count, +) }

  /// All rows, those that are repeated as no difference from the one above.
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

  /// The rows packed by the Deflate method with a zlib header.
  ///
  /// Rows that are repeated cost nothing but a few bits here; a picture with few of them, and little else that is even, is left to
  /// libdeflate, which finds more in it.
  var packed: [UInt8] {
    if let tokens = FlatRowReader.tokens(of: self) { return packed(tokens) }
    return Packer.packed(expanded, level: Self.level)
  }

  /// How hard libdeflate tries: of all levels the second takes the least time.
  private static let level: Int32 = 2

  private func packed(_ tokens: DeflateTokens) -> [UInt8] {
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

  /// The checksum of all rows; those that are repeated are added without looking at their bytes.
  ///
  /// Source: RFC 1950, 8 (Adler-32).
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
