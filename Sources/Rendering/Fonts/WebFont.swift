/// Compresses the tables of an OpenType font to a WOFF file.
///
/// Source: WOFF File Format 1.0.
enum WebFont {
  /// The size in bytes below which tables are not compressed: that would take as long as compressing the outlines, and
  /// save a tenth as much.
  private static let smallestCompressed = 256

  /// Returns the file.
  static func file(of tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var directory = BigEndian()
    var content = BigEndian()
    let start = 44 + 20 * tables.count
    for table in tables {
      let compressed = table.bytes.count < smallestCompressed ? [] : Compressor.compressed(table.bytes, level: 9)
      let stored = compressed.count < table.bytes.count && !compressed.isEmpty ? compressed : table.bytes
      directory.text(table.tag)
      directory.long(start + content.bytes.count)
      directory.long(stored.count)
      directory.long(table.bytes.count)
      directory.long(OpenTypeFile.checksum(table.bytes))
      content.add(stored)
      for _ in 0..<OpenTypeFile.padding(stored.count) { content.byte(0) }
    }
    let sizes = tables.map { $0.bytes.count + OpenTypeFile.padding($0.bytes.count) }
    var file = BigEndian()
    file.text("wOFFOTTO")
    file.long(start + content.bytes.count)
    file.shorts(tables.count, 0)
    file.long(12 + 16 * tables.count + sizes.reduce(0, +))
    file.shorts(1, 0)
    for _ in 0..<5 { file.long(0) }
    return file.bytes + directory.bytes + content.bytes
  }
}
