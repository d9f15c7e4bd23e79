/// A writer of bits, from the lowest one up, to memory that must be large enough.
struct DeflateWriter {
  private let start: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  /// Creates a writer at the start of memory.
  init(_ memory: UnsafeMutableRawPointer) {
    start = memory
    end = memory
  }

  /// Writes the lowest bits of an integer, at most 32.
  ///
  /// The higher bits must be 0.
  @inline(__always)
  mutating func write(_ value: UInt64, count more: UInt64) {
    bits |= value &<< count
    count &+= more
    if count >= 32 {
      end.storeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
      end += 4
      bits &>>= 32
      count &-= 32
    }
  }

  /// Completes the last byte, and returns the number of bytes.
  mutating func finish() -> Int {
    while count > 0 {
      end.storeBytes(of: UInt8(truncatingIfNeeded: bits), as: UInt8.self)
      end += 1
      bits >>= 8
      count = count > 8 ? count - 8 : 0
    }
    return end - start
  }
}
