/// Assembles an OpenType file from its tables.
///
/// Source: the OpenType specification, 1.9.
enum OpenTypeFile {
  /// Returns the file.
  ///
  /// The tables must be in the order of their tags.
  static func bytes(of tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var power = 1
    var exponent = 0
    while power * 2 <= tables.count { (power, exponent) = (power * 2, exponent + 1) }
    var directory = BigEndian()
    var content = BigEndian()
    directory.text("OTTO")
    directory.shorts(tables.count, 16 * power, exponent, 16 * (tables.count - power))
    let start = 12 + 16 * tables.count
    for table in tables {
      directory.text(table.tag)
      directory.long(checksum(table.bytes))
      directory.long(start + content.bytes.count)
      directory.long(table.bytes.count)
      content.add(table.bytes)
      for _ in 0..<padding(table.bytes.count) { content.byte(0) }
    }
    return directory.bytes + content.bytes
  }

  /// Returns the checksum of a table: the sum of its 32-bit integers.
  static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var word: UInt32 = 0
      for offset in 0..<4 { word = word << 8 | (start + offset < bytes.count ? UInt32(bytes[start + offset]) : 0) }
      sum &+= word
    }
    return Int(sum)
  }

  /// Returns the number of zeros after a table of the given length, which align the next table to four bytes.
  static func padding(_ count: Int) -> Int { (4 - count % 4) % 4 }
}
