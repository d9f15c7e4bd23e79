import PlumblineSource

/// A comment of a page that is addressed to Plumbline: `<!-- plumbline: include Shared.swift -->`.
struct PageComment {
  /// The words that a comment begins with.
  enum Kind: String, CaseIterable {
    /// Include files of shared code.
    case include
    /// Draw the next fence as a figure, with the words of an info string.
    case draw
    /// The beginning of a block that Plumbline writes.
    case begin
    /// The end of such a block.
    case end
  }

  /// The first word, or nil if it is unknown.
  var kind: Kind?
  /// The first word.
  var word: FenceWord
  /// The other words on the comment's first line.
  var words: [FenceWord]

  /// Reads the comment that a block of HTML begins with, or returns nil if it is not addressed to Plumbline; `line` is
  /// the block's first line.
  init?(_ html: String, in page: PageText, file: String, line: Int) {
    guard html.utf8.drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: Self.start.utf8) else { return nil }
    let bytes = page.line(line)
    guard let mark = bytes.firstIndex(of: Self.start), mark >= bytes.startIndex else { return nil }
    let first = mark + Self.start.utf8.count
    let rest = bytes[first...]
    let end = rest.firstIndex(of: "-->") ?? bytes.endIndex
    var words = FenceWord.all(in: bytes[first..<end], file: file, line: line, column: first - bytes.startIndex + 1)
    word =
      words.isEmpty
      ? FenceWord(name: "", source: SourceRange(file: file, line: line, column: first - bytes.startIndex + 1))
      : words.removeFirst()
    kind = Kind(rawValue: word.name)
    self.words = words
  }

  /// The beginning of Plumbline's comments.
  static let start = "<!-- plumbline:"
}

extension ArraySlice<UInt8> {
  /// Returns the index of the first occurrence of a text.
  func firstIndex(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count, !wanted.isEmpty else { return nil }
    return (startIndex...(endIndex - wanted.count)).first { self[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
