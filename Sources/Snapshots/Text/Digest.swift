/// The SHA-256 of bytes, by which contents are told apart.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The eight words of the hash.
  private let words: [UInt32]

  /// The hash of bytes.
  package init(of bytes: some Sequence<UInt8>) {
    var hash = SHA256()
    hash.add(Array(bytes))
    words = hash.finish()
  }

  /// The hash of texts, each with its length, so that no two lists have the same.
  package init(ofTexts texts: [String]) {
    var hash = SHA256()
    for text in texts {
      hash.add(Array("\(text.utf8.count):".utf8))
      hash.add(Array(text.utf8))
    }
    words = hash.finish()
  }

  /// Sixty-four hexadecimal digits.
  package var description: String { Self.digits(of: words) }

  /// The first twelve digits, which people can compare.
  package var short: String { String(Self.digits(of: words.prefix(2)).prefix(12)) }

  private static func digits(of words: some Sequence<UInt32>) -> String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}

/// The state of a SHA-256.
///
/// Source: FIPS 180-4, 6.2.
private struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  mutating func add(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    rest += bytes
    let whole = rest.count / 64 * 64
    guard whole > 0 else { return }
    mix(rest[..<whole])
    rest.removeFirst(whole)
  }

  mutating func finish() -> [UInt32] {
    let bits = length * 8
    var tail = rest + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    mix(tail[...])
    return state
  }

  private mutating func mix(_ blocks: ArraySlice<UInt8>) {
    var state = state
    blocks.withUnsafeBytes { bytes in
      Self.constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
          for start in stride(from: 0, to: bytes.count, by: 64) {
            for i in 0..<16 {
              words[i] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * i, as: UInt32.self))
            }
            Self.mixBlock(words, constants, into: &state)
          }
        }
      }
    }
    self.state = state
  }

  private static func mixBlock(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>, into state: inout [UInt32]
  ) {
    func turned(_ x: UInt32, _ n: UInt32) -> UInt32 { x &>> n | x &<< (32 &- n) }
    for i in 16..<64 {
      let (x, y) = (words[i - 15], words[i - 2])
      words[i] =
        words[i - 16] &+ (turned(x, 7) ^ turned(x, 18) ^ x &>> 3) &+ words[i - 7]
        &+ (turned(y, 17) ^ turned(y, 19) ^ y &>> 10)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = h &+ sum &+ (e & f ^ ~e & g) &+ constants[i] &+ words[i]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] = state[i] &+ value }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
