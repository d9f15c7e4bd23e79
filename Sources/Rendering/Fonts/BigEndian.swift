/// Bytes of a font file as they are being written, numbers with their highest byte first.
struct BigEndian {
  private(set) var bytes: [UInt8] = []

  /// Adds a number of one byte.
  mutating func byte(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

  /// Adds a number of two bytes.
  mutating func short(_ value: Int) {
    byte(value >> 8)
    byte(value)
  }

  /// Adds numbers of two bytes each.
  mutating func shorts(_ values: Int...) { for value in values { short(value) } }

  /// Adds a number of four bytes.
  mutating func long(_ value: Int) {
    short(value >> 16)
    short(value)
  }

  /// Adds letters.
  mutating func text(_ text: String) { bytes += text.utf8 }

  /// Adds bytes.
  mutating func add(_ more: [UInt8]) { bytes += more }
}
