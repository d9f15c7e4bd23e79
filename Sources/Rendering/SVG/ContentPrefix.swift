/// The beginning of every name in an SVG, derived from its content, so that several figures can stand in one page.
enum ContentPrefix {
  /// The byte that stands for the prefix while the content is not known yet; no XML text can hold it.
  static let mark: UInt8 = 1

  /// The bytes with every mark replaced.
  static func applied(to bytes: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    let prefix = (0..<7).map { digits[$0 == 0 ? Int(hash & 15) : Int(hash >> (UInt64($0) * 5) & 31)] }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var start = 0
    while let place = bytes[start...].firstIndex(of: mark) {
      result += bytes[start..<place]
      result += prefix
      start = place + 1
    }
    result += bytes[start...]
    return result
  }
}
