/// A stretch of the program's source, in few bytes.
package struct Place: Hashable, Sendable {
  /// The number of the file in its program.
  package var file: UInt32
  /// The UTF-8 offset of the first character.
  package var offset: UInt32
  /// The length in UTF-8 bytes.
  package var length: UInt32

  /// A stretch of a file.
  package init(file: UInt32, offset: UInt32, length: UInt32) {
    self.file = file
    self.offset = offset
    self.length = length
  }

  /// The beginning of the first file.
  package static let start = Place(file: 0, offset: 0, length: 0)
}
