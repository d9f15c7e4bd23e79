import CPlumblineDeflate

/// A PNG file in progress, to which chunks are added.
struct PNGChunks {
  private(set) var bytes: [UInt8]

  /// The eight bytes at the start of each PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates a file with its signature and header.
  init(width: Int, height: Int, bitDepth: Int, colorType: UInt8) {
    bytes = Self.signature
    add(
      "IHDR", Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [UInt8(bitDepth), colorType, 0, 0, 0])
  }

  /// Adds a chunk: its length, type, content and checksum.
  mutating func add(_ kind: StaticString, _ content: [UInt8]) {
    bytes.reserveCapacity(bytes.count + content.count + 24)
    bytes += Self.bigEndian(UInt32(content.count))
    let start = bytes.count
    kind.withUTF8Buffer { bytes += $0 }
    bytes += content
    let checksum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress?.advanced(by: start), $0.count - start)
    }
    bytes += Self.bigEndian(checksum)
  }

  /// Returns the complete file.
  consuming func ended() -> [UInt8] {
    add("IEND", [])
    return bytes
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
