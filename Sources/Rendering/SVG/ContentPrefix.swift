import Glibc

/// The beginning of every name in an SVG, derived from its content, so that several figures can stand in one page.
enum ContentPrefix {
  /// The byte that stands for the prefix while the content is not known yet; no XML text can hold it.
  static let mark: UInt8 = 1

  /// The bytes with every mark replaced.
  static func applied(to bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let prefix = prefix(of: UnsafeRawBufferPointer(bytes))
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      let place = memchr(base, Int32(mark), rest.count)
    {
      let end = rest.startIndex + (UnsafeRawPointer(place) - base)
      result += rest[..<end]
      result += prefix
      rest = rest[(end + 1)...]
    }
    result += rest
    return result
  }

  /// A letter and six letters or digits, from all bytes, eight at a time.
  private static func prefix(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    let end = bytes.count & ~7
    for place in stride(from: 0, to: end, by: 8) {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
    }
    for byte in bytes[end...] { mix(UInt64(byte)) }
    let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    return (0..<7).map { digits[$0 == 0 ? Int(hash & 15) : Int(hash >> (UInt64($0) * 5) & 31)] }
  }
}
