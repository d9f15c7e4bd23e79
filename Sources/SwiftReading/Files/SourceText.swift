import Glibc

/// A source file with the offsets of its lines.
package final class SourceText {
  /// The file.
  package let file: SourceFile
  /// The offset of each line's first byte, in ascending order.
  private let lineStarts: [UInt32]

  /// Creates the source text of a file and finds its lines.
  package init(_ file: SourceFile) {
    self.file = file
    var text = file.text
    lineStarts = text.withUTF8 { bytes in
      var starts: [UInt32] = [0]
      starts.reserveCapacity(bytes.count / 24 + 4)
      guard let first = bytes.baseAddress else { return starts }
      var next = UnsafeRawPointer(first)
      let end = next + bytes.count
      while next < end, let found = memchr(next, 0x0A, end - next) {
        next = UnsafeRawPointer(found) + 1
        starts.append(UInt32(next - UnsafeRawPointer(first)))
      }
      return starts
    }
  }

  /// Returns a source range of this file with its line and column.
  package func range(of location: SourceLocation) -> SourceRange {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= location.offset { low = middle } else { high = middle }
    }
    return SourceRange(
      file: file.path, line: low + 1, column: Int(location.offset - lineStarts[low]) + 1, offset: Int(location.offset),
      length: Int(location.length))
  }
}
