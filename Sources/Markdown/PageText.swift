/// The bytes of a page, line by line.
struct PageText: Sendable {
  /// The bytes of the page.
  let bytes: [UInt8]
  /// The ranges of the lines without their ends.
  private let contents: [Range<Int>]

  /// Splits a text into lines, which end with a line feed, a carriage return or both.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var contents: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.lineFeed || byte == Self.carriageReturn {
        contents.append(start..<index)
        if byte == Self.carriageReturn, index + 1 < bytes.count, bytes[index + 1] == Self.lineFeed { index += 1 }
        start = index + 1
      }
      index += 1
    }
    if start < bytes.count { contents.append(start..<bytes.count) }
    self.contents = contents
  }

  /// The bytes without front matter, whose lines are blank: a block of settings that many tools read at a page's top,
  /// in YAML between lines of `---` or in TOML between lines of `+++`.
  ///
  /// A page that begins with a line of `---` has front matter if the next line is a key or a comment.
  var markdown: [UInt8] {
    guard let last = frontMatterEnd else { return bytes }
    var result = bytes
    for range in contents[...last] {
      for index in range { result[index] = 0x20 }
    }
    return result
  }

  /// The index of the line that ends the front matter, or nil if the page has none.
  private var frontMatterEnd: Int? {
    guard contents.count > 2 else { return nil }
    let opening = text(ofLine: 0)
    let isYAML = opening == "---" || opening == "\u{FEFF}---"
    guard isYAML || opening == "+++" || opening == "\u{FEFF}+++" else { return nil }
    let first = text(ofLine: 1)
    let isSetting = first.hasPrefix("#") || first.contains(isYAML ? ":" : "=")
    guard isSetting, first.first.map({ $0.isLetter || "\"'_#".contains($0) }) ?? false else { return nil }
    return (2..<contents.count).first { line in
      let text = text(ofLine: line)
      return isYAML ? text == "---" || text == "..." : text == "+++"
    }
  }

  /// Returns the text of a line, from 0, without blanks at its end.
  private func text(ofLine index: Int) -> Substring {
    var line = bytes[contents[index]]
    while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
    return Substring(decoding: line, as: UTF8.self)
  }

  /// The number of lines.
  var lineCount: Int { contents.count }

  /// Returns the bytes of a line, from 1, without its end; empty beyond the page.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    contents.indices.contains(number - 1) ? bytes[contents[number - 1]] : []
  }

  /// Returns the bytes of lines with their ends.
  func whole(_ lines: ClosedRange<Int>) -> ArraySlice<UInt8> {
    guard lines.lowerBound <= lineCount else { return [] }
    let end = lines.upperBound < lineCount ? contents[lines.upperBound].lowerBound : bytes.count
    return bytes[contents[lines.lowerBound - 1].lowerBound..<end]
  }

  /// The end of the page's first line, or a line feed where it has only one.
  var lineEnd: String {
    guard let first = contents.first, first.upperBound < bytes.count else { return "\n" }
    guard bytes[first.upperBound] == Self.carriageReturn else { return "\n" }
    let isPair = first.upperBound + 1 < bytes.count && bytes[first.upperBound + 1] == Self.lineFeed
    return isPair ? "\r\n" : "\r"
  }

  private static let lineFeed: UInt8 = 10
  private static let carriageReturn: UInt8 = 13
}
