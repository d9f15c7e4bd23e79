import Glibc

/// The prefix of the identifiers in an SVG.
///
/// It is derived from the content, so that several figures can be in one page.
enum ContentPrefix {
  /// The byte that represents the prefix until the content is complete.
  ///
  /// XML text cannot contain it.
  static let mark: UInt8 = 1

  /// Returns the bytes with each mark replaced by the content's prefix.
  static func applied(to bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] { applied(to: bytes, fixed: nil) }

  /// Returns the bytes with each mark replaced by a fixed prefix, or by the content's for nil.
  static func applied(to bytes: UnsafeBufferPointer<UInt8>, fixed: String?) -> [UInt8] {
    let prefix = fixed.map { Array($0.utf8) } ?? prefix(of: UnsafeRawBufferPointer(bytes))
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      let found = memchr(base, Int32(mark), rest.count)
    {
      let end = rest.startIndex + (UnsafeRawPointer(found) - base)
      result += rest[..<end]
      result += prefix
      rest = rest[(end + 1)...]
    }
    result += rest
    return result
  }

  /// Returns a letter and six letters or digits that depend on all bytes, which are read eight at a time.
  private static func prefix(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    let end = bytes.count & ~7
    for offset in stride(from: 0, to: end, by: 8) {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    for byte in bytes[end...] { mix(UInt64(byte)) }
    let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    return (0..<7).map { digits[$0 == 0 ? Int(hash & 15) : Int(hash >> (UInt64($0) * 5) & 31)] }
  }
}
