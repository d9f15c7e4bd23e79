/// The bytes and the path of a file, for diagnostics with source locations.
struct SourceBytes: Sendable {
  /// The path, which appears in messages.
  let path: String
  /// The file's bytes.
  let bytes: [UInt8]

  /// Returns the line and column of an offset, both counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (before.count { $0 == 0x0A } + 1, before.count - start + 1)
  }
}
