/// The encoding of bytes as text in base 64.
///
/// Source: RFC 4648.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the encoded bytes in ASCII.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { out, filled in
      var at = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let second = start + 1 < bytes.count ? UInt32(bytes[start + 1]) : 0
        let third = start + 2 < bytes.count ? UInt32(bytes[start + 2]) : 0
        let word = UInt32(bytes[start]) << 16 | second << 8 | third
        out[at] = letters[Int(word >> 18)]
        out[at + 1] = letters[Int(word >> 12 & 63)]
        out[at + 2] = start + 1 < bytes.count ? letters[Int(word >> 6 & 63)] : UInt8(ascii: "=")
        out[at + 3] = start + 2 < bytes.count ? letters[Int(word & 63)] : UInt8(ascii: "=")
        at += 4
      }
      filled = count
    }
  }
}
