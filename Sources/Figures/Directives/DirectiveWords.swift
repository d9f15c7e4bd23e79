import PlumblineLayout

/// The words of a directive, which are read in order; a text in quotes is one word.
struct DirectiveWords {
  /// A plain word or a text in quotes.
  enum Word: Hashable {
    /// A plain word.
    case plain(String)
    /// A text in quotes, without the quotes.
    case quoted(String)
  }

  /// The directive's position in the source, or nil.
  var source: SourceRange?
  /// The directive as it is written after its first word.
  private(set) var written = ""
  /// The remaining words.
  private(set) var rest: ArraySlice<Word>

  /// The words as they are written.
  private let original: [String]

  /// Creates the words of a directive.
  init(_ words: [String]) {
    written = words.drop { $0.isEmpty }.dropFirst().joined(separator: " ")
    original = words
    var result: [Word] = []
    var plain = ""
    var quoted: String?
    var isEscaped = false
    for character in words.joined(separator: " ") {
      if var text = quoted {
        if isEscaped || (character != "\"" && character != "\\") {
          text.append(character)
          (quoted, isEscaped) = (text, false)
        } else if character == "\\" {
          isEscaped = true
        } else {
          result.append(.quoted(text))
          quoted = nil
        }
      } else if character == " " || character == "\t" || character == "," || character == "\"" {
        if !plain.isEmpty { result.append(.plain(plain)) }
        plain = ""
        if character == "\"" { quoted = "" }
      } else {
        plain.append(character)
      }
    }
    if !plain.isEmpty { result.append(.plain(plain)) }
    if let quoted { result.append(.quoted(quoted)) }
    rest = result[...]
  }

  /// Takes all remaining words.
  mutating func takeAll() -> String {
    rest = []
    return written
  }

  /// Whether all words have been read.
  var isEmpty: Bool { rest.isEmpty }

  /// Removes and returns a plain word.
  mutating func word() -> String? {
    guard case .plain(let word)? = rest.first else { return nil }
    rest.removeFirst()
    return word
  }

  /// Takes all text after the directive's name as it is written; nil if there is none.
  mutating func takeAll() -> String? {
    rest = []
    return original.count > 1 ? original.dropFirst().joined(separator: " ") : nil
  }

  /// Takes a word if it is the next one, and returns whether it is.
  mutating func take(_ word: String) -> Bool {
    guard rest.first == .plain(word) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a text in quotes.
  mutating func text() -> String? {
    guard case .quoted(let text)? = rest.first else { return nil }
    rest.removeFirst()
    return text
  }

  /// Takes all texts in quotes that follow each other.
  mutating func texts() -> [String] {
    var texts: [String] = []
    while let text = text() { texts.append(text) }
    return texts
  }

  /// Takes a number.
  mutating func number() -> Double? {
    guard case .plain(let word)? = rest.first, let number = Double(word), number.isFinite else { return nil }
    rest.removeFirst()
    return number
  }
}
