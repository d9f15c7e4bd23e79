extension TextContent {
  /// Creates a text from inline Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` or `~struck~`,
  /// `[links](address)`, and
  /// `^[words](inflect: true)`, which agree with their number.
  ///
  /// Unpaired marks are literal text. As in SwiftUI, blocks such as headings and lists are not interpreted.
  public init(markdown string: String) {
    guard string.utf8.contains(where: MarkdownReader.isMark) else {
      self.init(string)
      return
    }
    var reader = MarkdownReader(string)
    self.init(segments: reader.segments())
  }

  /// Creates a text from inline Markdown in which placeholders stand for other texts, which get the attributes of the
  /// text around them where they set none.
  public init(markdown string: String, pieces: [TextContent]) {
    guard !pieces.isEmpty else {
      self.init(markdown: string)
      return
    }
    var result: [Segment] = []
    for segment in TextContent(markdown: string).segments {
      guard case .string(let string) = segment.piece else { continue }
      var plain = String.UnicodeScalarView()
      func flush() {
        if !plain.isEmpty { result.append(Segment(.string(String(plain)), attributes: segment.attributes)) }
        plain = String.UnicodeScalarView()
      }
      for scalar in string.unicodeScalars {
        let index = Int(scalar.value) - Self.firstPlaceholder
        guard pieces.indices.contains(index) else {
          plain.append(scalar)
          continue
        }
        flush()
        for part in pieces[index].segments {
          result.append(Segment(part.piece, attributes: part.attributes.overriding(segment.attributes)))
        }
      }
      flush()
    }
    self.init(segments: result)
  }

  /// Returns the character that stands for another text: one of the supplementary private use area B, which texts do
  /// not use.
  public static func placeholder(_ index: Int) -> String {
    String(Unicode.Scalar(UInt32(firstPlaceholder + index % 65_534)).map(Character.init) ?? " ")
  }

  /// The first of the 65,534 characters that stand for other texts.
  private static let firstPlaceholder = 0x10_0000
}

/// A reader of inline Markdown that scans from left to right and examines each mark once.
private struct MarkdownReader {
  /// Returns whether a byte can begin a mark.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "[")...UInt8(ascii: "`"): byte != UInt8(ascii: "]")
    default: false
    }
  }

  private let characters: [Character]
  private var position = 0
  private var plain = ""
  private var attributes = TextAttributes()
  private var result: [TextContent.Segment] = []
  /// The marks known not to be closed, which are not searched for again.
  private var unpaired: Set<String> = []
  /// The number of open marks.
  private var depth = 0
  /// The maximum number of open marks; any further ones are literal text.
  private static let greatestDepth = 32

  init(_ string: String) { characters = Array(string) }

  /// Returns the segments of the text.
  mutating func segments() -> [TextContent.Segment] {
    read(until: nil)
    flush()
    return result.isEmpty ? [TextContent.Segment(.string(""))] : result
  }

  /// Reads up to a closing mark or the end.
  private mutating func read(until mark: String?) {
    while position < characters.count {
      if let mark, isClosing(mark, at: position) { return }
      let character = characters[position]
      switch character {
      case "\\" where position + 1 < characters.count && characters[position + 1].isPunctuation:
        plain.append(characters[position + 1])
        position += 2
      case "`": readCode()
      case "[": readLink()
      case "^" where position + 1 < characters.count && characters[position + 1] == "[": readAttributes()
      case "*", "_", "~": readEmphasis(character)
      default:
        plain.append(character)
        position += 1
      }
    }
  }

  private mutating func readEmphasis(_ character: Character) {
    let count = run(of: character, at: position)
    let mark = String(repeating: character, count: min(count, character == "~" ? 2 : 3))
    let isWord = character == "_" && position > 0 && characters[position - 1].isLetter
    guard depth < Self.greatestDepth, !isWord, character != "~" || count <= 2, canOpen(after: position + mark.count),
      closes(mark)
    else {
      plain.append(contentsOf: characters[position..<position + count])
      position += count
      return
    }
    flush()
    let outer = attributes
    if mark.count > 1, character != "~" { attributes.isBold = true }
    if mark.count != 2, character != "~" { attributes.isItalic = true }
    if character == "~" { attributes.strikethrough = .some(TextAttributes.LineStyle()) }
    position += mark.count
    depth += 1
    read(until: mark)
    depth -= 1
    flush()
    attributes = outer
    position = min(position + mark.count, characters.count)
  }

  private mutating func readCode() {
    guard let end = index(of: "`", from: position + 1) else {
      plain.append("`")
      position += 1
      return
    }
    flush()
    var own = attributes
    own.design = .monospaced
    result.append(TextContent.Segment(.string(String(characters[position + 1..<end])), attributes: own))
    position = end + 1
  }

  private mutating func readLink() {
    guard let link = bracketed(from: position) else {
      plain.append("[")
      position += 1
      return
    }
    flush()
    var own = attributes
    own.link = link.address
    own.foreground = .tint
    result.append(TextContent.Segment(.string(link.text), attributes: own))
    position = link.end
  }

  /// Reads text with attributes of Foundation's Markdown; `inflect: true` makes it agree with its number in English.
  private mutating func readAttributes() {
    guard let found = bracketed(from: position + 1) else {
      plain.append("^")
      position += 1
      return
    }
    let inflects = found.address.filter { !$0.isWhitespace }.contains("inflect:true")
    plain.append(inflects ? EnglishPlural.agreeing(found.text) : found.text)
    position = found.end
  }

  /// Returns the text in brackets that starts at an index, the text in the parentheses after it and the index after
  /// both.
  private mutating func bracketed(from start: Int) -> (text: String, address: String, end: Int)? {
    guard let middle = index(of: "]", from: start + 1), middle + 1 < characters.count, characters[middle + 1] == "(",
      let end = index(of: ")", from: middle + 2)
    else { return nil }
    return (String(characters[start + 1..<middle]), String(characters[middle + 2..<end]), end + 1)
  }

  private func run(of character: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  private func canOpen(after index: Int) -> Bool { index < characters.count && !characters[index].isWhitespace }

  /// Returns whether a closing mark is at an index, preceded by a character other than a space.
  private func isClosing(_ mark: String, at index: Int) -> Bool {
    guard index > 0, index + mark.count <= characters.count, !characters[index - 1].isWhitespace else { return false }
    if mark.first == "~", run(of: "~", at: index) != mark.count || characters[index - 1] == "~" { return false }
    return zip(characters[index...], mark).allSatisfy { $0 == $1 }
  }

  /// Returns whether a mark at the current position is closed later.
  private mutating func closes(_ mark: String) -> Bool {
    if unpaired.contains(mark) { return false }
    var index = position + mark.count + 1
    while index < characters.count {
      if isClosing(mark, at: index) { return true }
      index += 1
    }
    unpaired.insert(mark)
    return false
  }

  private mutating func index(of character: Character, from start: Int) -> Int? {
    let key = "to " + String(character)
    guard start < characters.count, !unpaired.contains(key) else { return nil }
    if let found = characters[start...].firstIndex(of: character) { return found }
    unpaired.insert(key)
    return nil
  }

  private mutating func flush() {
    if !plain.isEmpty { result.append(TextContent.Segment(.string(plain), attributes: attributes)) }
    plain = ""
  }
}
