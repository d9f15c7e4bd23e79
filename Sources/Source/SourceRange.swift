/// A stretch of a source file.
public struct SourceRange: Hashable, Sendable {
  /// The file's path as it was given.
  public var file: String
  /// The line of the first character, from 1.
  public var line: Int
  /// The column of the first character in UTF-8 bytes, from 1.
  public var column: Int
  /// The UTF-8 offset of the first character.
  public var offset: Int
  /// The length in UTF-8 bytes.
  public var length: Int

  /// A stretch of a file.
  public init(file: String, line: Int, column: Int, offset: Int = 0, length: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }
}
