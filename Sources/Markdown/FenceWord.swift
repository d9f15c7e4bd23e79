import PlumblineSource

/// A word of an info string: `hide`, `name=box`, or `caption="A box"`.
public struct FenceWord: Hashable, Sendable {
  /// The word, or the part before the equals sign.
  public var name: String
  /// The part after the equals sign, without quotes, or nil.
  public var value: String?
  /// The position in the page.
  public var source: SourceRange
  /// Whether the value ends with the quote that it begins with, or begins with none.
  public var isClosed = true

  /// Reads the words of a text on one line of a page; `column` is that of its first byte, from 1.
  ///
  /// A value in single or double quotes may contain blanks; a backslash escapes a quote or a backslash. A quote that is
  /// not closed reaches to the end.
  static func all(in text: some Collection<UInt8>, file: String, line: Int, column: Int) -> [FenceWord] {
    let bytes = Array(text)
    var words: [FenceWord] = []
    var index = 0
    while index < bytes.count {
      if isBlank(bytes[index]) {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, !isBlank(bytes[index]), bytes[index] != UInt8(ascii: "=") { index += 1 }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      var value: String?
      var isClosed = true
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
        index += 1
        value = Self.value(in: bytes, &index, &isClosed)
      }
      words.append(
        FenceWord(
          name: name, value: value,
          source: SourceRange(file: file, line: line, column: column + start, length: index - start),
          isClosed: isClosed))
    }
    return words
  }

  private static func value(in bytes: [UInt8], _ index: inout Int, _ isClosed: inout Bool) -> String {
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    var value: [UInt8] = []
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while index < bytes.count, !isBlank(bytes[index]) {
        value.append(bytes[index])
        index += 1
      }
      return String(decoding: value, as: UTF8.self)
    }
    index += 1
    while index < bytes.count, bytes[index] != quote {
      let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
      if isEscape, bytes[index + 1] == quote || bytes[index + 1] == UInt8(ascii: "\\") { index += 1 }
      value.append(bytes[index])
      index += 1
    }
    isClosed = index < bytes.count
    if isClosed { index += 1 }
    return String(decoding: value, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
