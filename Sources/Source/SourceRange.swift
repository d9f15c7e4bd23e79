/// A range of characters in a source file.
public struct SourceRange: Hashable, Sendable {
  /// The file's path, as it was given.
  public var file: String
  /// The 1-based line of the first character.
  public var line: Int
  /// The 1-based column of the first character, in UTF-8 bytes.
  public var column: Int
  /// The offset of the first character from the start of the file, in UTF-8 bytes.
  public var offset: Int
  /// The length of the range, in UTF-8 bytes.
  public var length: Int

  /// Creates a range in a file.
  public init(file: String, line: Int, column: Int, offset: Int = 0, length: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }
}
