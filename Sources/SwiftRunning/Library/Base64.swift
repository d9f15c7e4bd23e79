/// The base-64 encoding of bytes.
///
/// Source: RFC 4648, section 4.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the bytes that a text encodes, or nil if it is not base-64.
  static func bytes(of text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }.reversed()
    for letter in digits {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return digits.count % 4 == 1 ? nil : result
  }

  /// Returns the text that encodes bytes.
  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - part.count))
      var letters: [UInt8] = []
      for _ in 0..<4 {
        letters.append(Self.letters[Int(bits & 63)])
        bits >>= 6
      }
      result += letters.reversed().prefix(part.count + 1) + [UInt8](repeating: UInt8(ascii: "="), count: 3 - part.count)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
