/// A compact source range: a file of the program, an offset and a length.
package struct SourceLocation: Hashable, Sendable {
  /// The file's index in its program.
  package var file: UInt32
  /// The offset of the first character, in UTF-8 bytes.
  package var offset: UInt32
  /// The length, in UTF-8 bytes.
  package var length: UInt32

  /// Creates a range in a file.
  package init(file: UInt32, offset: UInt32, length: UInt32) {
    self.file = file
    self.offset = offset
    self.length = length
  }

  /// The empty range at the beginning of the first file.
  package static let start = SourceLocation(file: 0, offset: 0, length: 0)
}

extension SourceLocation {
  /// Returns whether another range begins within this one.
  package func encloses(_ other: SourceLocation) -> Bool {
    file == other.file && offset <= other.offset && other.offset < offset + length
  }

  /// Returns the location of the first characters, as many as a number of UTF-8 bytes.
  package func first(_ count: Int) -> SourceLocation {
    SourceLocation(file: file, offset: offset, length: min(length, UInt32(count)))
  }
}
