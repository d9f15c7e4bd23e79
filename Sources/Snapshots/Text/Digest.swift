import CPlumblineDigest

/// A SHA-256 hash, which identifies contents.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes of the hash.
  private let bytes: [UInt8]

  /// Creates the hash of bytes.
  package init(of bytes: some Sequence<UInt8>) {
    self.init { context in Self.add(Array(bytes), to: &context) }
  }

  /// Creates the hash of a list of texts, each preceded by its length, so that different lists have different hashes.
  package init(ofTexts texts: [String]) {
    self.init { context in
      for text in texts {
        Self.add("\(text.utf8.count):", to: &context)
        Self.add(text, to: &context)
      }
    }
  }

  private init(_ addAll: (inout sha256_ctx) -> Void) {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    addAll(&context)
    bytes = Array(unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
      nettle_sha256_digest(&context, buffer.count, buffer.baseAddress)
      count = buffer.count
    }
  }

  private static func add(_ bytes: [UInt8], to context: inout sha256_ctx) {
    nettle_sha256_update(&context, bytes.count, bytes)
  }

  private static func add(_ text: String, to context: inout sha256_ctx) {
    var text = text
    text.withUTF8 { nettle_sha256_update(&context, $0.count, $0.baseAddress) }
  }

  /// The hash as 64 hexadecimal digits.
  package var description: String { Self.digits(of: bytes) }

  /// The first twelve hexadecimal digits, which are short enough to be compared by eye.
  package var short: String { Self.digits(of: bytes.prefix(6)) }

  private static func digits(of bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      var end = 0
      for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
          text[end] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
          end += 1
        }
      }
      return end
    }
  }
}
