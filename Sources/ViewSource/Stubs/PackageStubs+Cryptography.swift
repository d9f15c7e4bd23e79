extension PackageStubs {
  /// Digests of CryptoKit: SHA-256, SHA-1 and MD5 by their published definitions (FIPS 180-4, RFC 1321).
  static let cryptoKit = """
    public protocol Digest: Hashable, Sequence {}
    public protocol HashFunction {}
    public struct _Digest: Hashable, Sequence, CustomStringConvertible {
      let _bytes: [UInt8]
      let _name: String
      public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
      public func map<Result>(_ change: (UInt8) throws -> Result) rethrows -> [Result] { try _bytes.map(change) }
      public func compactMap<Result>(_ change: (UInt8) throws -> Result?) rethrows -> [Result] { try _bytes.compactMap(change) }
      public func reduce<Result>(_ start: Result, _ change: (Result, UInt8) throws -> Result) rethrows -> Result {
        try _bytes.reduce(start, change)
      }
      public func forEach(_ action: (UInt8) throws -> Void) rethrows { try _bytes.forEach(action) }
      public func prefix(_ count: Int) -> ArraySlice<UInt8> { _bytes.prefix(count) }
      public func suffix(_ count: Int) -> ArraySlice<UInt8> { _bytes.suffix(count) }
      public func withUnsafeBytes<Result>(_ body: ([UInt8]) throws -> Result) rethrows -> Result { try body(_bytes) }
      public var count: Int { _bytes.count }
      public subscript(index: Int) -> UInt8 { _bytes[index] }
      public var description: String { _name + " digest: " + _bytes.map { String(format: "%02x", $0) }.joined() }
    }
    public typealias SHA256Digest = _Digest
    /// Returns a message with its padding, in blocks of 64 bytes.
    func _padded(_ message: [UInt8], bigEndian: Bool) -> [UInt8] {
      var bytes = message + [0x80]
      while bytes.count % 64 != 56 { bytes.append(0) }
      let length = message.count * 8
      let places = bigEndian ? [56, 48, 40, 32, 24, 16, 8, 0] : [0, 8, 16, 24, 32, 40, 48, 56]
      return bytes + places.map { UInt8((length >> $0) & 0xff) }
    }
    func _left(_ value: Int, _ count: Int) -> Int { ((value << count) | (value >> (32 - count))) & 0xffffffff }
    func _right(_ value: Int, _ count: Int) -> Int { ((value >> count) | (value << (32 - count))) & 0xffffffff }
    func _words(_ bytes: [UInt8], _ start: Int, bigEndian: Bool) -> [Int] {
      (0..<16).map { word in
        let four = (0..<4).map { Int(bytes[start + word * 4 + (bigEndian ? $0 : 3 - $0)]) }
        return four[0] << 24 | four[1] << 16 | four[2] << 8 | four[3]
      }
    }
    func _bytes(_ words: [Int], bigEndian: Bool) -> [UInt8] {
      words.flatMap { word in (bigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]).map { UInt8((word >> $0) & 0xff) } }
    }
    let _rounds256 = [
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    ]
    func _sha256(_ message: [UInt8]) -> [UInt8] {
      var state = [
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
      ]
      let bytes = _padded(message, bigEndian: true)
      for start in stride(from: 0, to: bytes.count, by: 64) {
        var w = _words(bytes, start, bigEndian: true)
        for i in 16..<64 {
          let s0 = _right(w[i - 15], 7) ^ _right(w[i - 15], 18) ^ (w[i - 15] >> 3)
          let s1 = _right(w[i - 2], 17) ^ _right(w[i - 2], 19) ^ (w[i - 2] >> 10)
          w.append((w[i - 16] + s0 + w[i - 7] + s1) & 0xffffffff)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for i in 0..<64 {
          let s1 = _right(e, 6) ^ _right(e, 11) ^ _right(e, 25)
          let choice = (e & f) ^ ((e ^ 0xffffffff) & g)
          let t1 = h + s1 + choice + _rounds256[i] + w[i]
          let s0 = _right(a, 2) ^ _right(a, 13) ^ _right(a, 22)
          let t2 = s0 + ((a & b) ^ (a & c) ^ (b & c))
          (h, g, f, e, d, c, b, a) = (g, f, e, (d + t1) & 0xffffffff, c, b, a, (t1 + t2) & 0xffffffff)
        }
        let next = [a, b, c, d, e, f, g, h]
        state = (0..<8).map { (state[$0] + next[$0]) & 0xffffffff }
      }
      return _bytes(state, bigEndian: true)
    }
    func _sha1(_ message: [UInt8]) -> [UInt8] {
      var state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
      let bytes = _padded(message, bigEndian: true)
      for start in stride(from: 0, to: bytes.count, by: 64) {
        var w = _words(bytes, start, bigEndian: true)
        for i in 16..<80 { w.append(_left(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1)) }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for i in 0..<80 {
          var (f, k) = (b ^ c ^ d, 0xca62c1d6)
          if i < 20 {
            (f, k) = ((b & c) | ((b ^ 0xffffffff) & d), 0x5a827999)
          } else if i < 40 {
            k = 0x6ed9eba1
          } else if i < 60 {
            (f, k) = ((b & c) | (b & d) | (c & d), 0x8f1bbcdc)
          }
          let next = (_left(a, 5) + f + e + k + w[i]) & 0xffffffff
          (e, d, c, b, a) = (d, c, _left(b, 30), a, next)
        }
        let next = [a, b, c, d, e]
        state = (0..<5).map { (state[$0] + next[$0]) & 0xffffffff }
      }
      return _bytes(state, bigEndian: true)
    }
    func _md5(_ message: [UInt8]) -> [UInt8] {
      let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
      let sines = (0..<64).map { Int(abs(sin(Double($0 + 1))) * 4294967296) }
      var state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
      let bytes = _padded(message, bigEndian: false)
      for start in stride(from: 0, to: bytes.count, by: 64) {
        let w = _words(bytes, start, bigEndian: false)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for i in 0..<64 {
          var (f, g) = (c ^ (b | (d ^ 0xffffffff)), (7 * i) % 16)
          if i < 16 {
            (f, g) = ((b & c) | ((b ^ 0xffffffff) & d), i)
          } else if i < 32 {
            (f, g) = ((d & b) | ((d ^ 0xffffffff) & c), (5 * i + 1) % 16)
          } else if i < 48 {
            (f, g) = (b ^ c ^ d, (3 * i + 5) % 16)
          }
          let next = (b + _left((a + f + sines[i] + w[g]) & 0xffffffff, shifts[i / 16][i % 4])) & 0xffffffff
          (a, d, c, b) = (d, c, b, next)
        }
        let next = [a, b, c, d]
        state = (0..<4).map { (state[$0] + next[$0]) & 0xffffffff }
      }
      return _bytes(state, bigEndian: false)
    }

    """
    + hashFunction("SHA256", by: "_sha256") + "public enum Insecure {\n" + hashFunction("SHA1", by: "_sha1")
    + hashFunction("MD5", by: "_md5") + "}\n"

  /// Returns the source of a hash function of CryptoKit.
  private static func hashFunction(_ name: String, by function: String) -> String {
    """
    public struct \(name): HashFunction {
      var _message: [UInt8] = []
      public init() {}
      public mutating func update(data: Data) { _message += Array(data) }
      public mutating func update(data: [UInt8]) { _message += data }
      public mutating func update(bufferPointer: [UInt8]) { _message += bufferPointer }
      public func finalize() -> _Digest { _Digest(_bytes: \(function)(_message), _name: "\(name)") }
      public static func hash(data: Data) -> _Digest { _Digest(_bytes: \(function)(Array(data)), _name: "\(name)") }
      public static func hash(data: [UInt8]) -> _Digest { _Digest(_bytes: \(function)(data), _name: "\(name)") }
    }

    """
  }
}
