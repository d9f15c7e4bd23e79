/// A buffer for the bytes of a font file, with integers in big-endian order.
struct BigEndian {
  private(set) var bytes: [UInt8] = []

  /// Appends an 8-bit integer.
  mutating func byte(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

  /// Appends a 16-bit integer.
  mutating func short(_ value: Int) {
    byte(value >> 8)
    byte(value)
  }

  /// Appends 16-bit integers.
  mutating func shorts(_ values: Int...) { for value in values { short(value) } }

  /// Appends a 32-bit integer.
  mutating func long(_ value: Int) {
    short(value >> 16)
    short(value)
  }

  /// Appends the UTF-8 bytes of a string.
  mutating func text(_ text: String) { bytes += text.utf8 }

  /// Appends bytes.
  mutating func add(_ more: [UInt8]) { bytes += more }
}
