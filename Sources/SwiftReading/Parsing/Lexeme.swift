/// A token of Swift source, without its text.
///
/// A string literal consists of several lexemes: its quotes, the segments of its text, and the lexemes of its
/// interpolations.
struct Lexeme {
  /// The kinds of lexemes.
  enum Kind: UInt8 {
    case end
    case identifier, keyword, dollarIdentifier, integer, float
    case binaryOperator, prefixOperator, postfixOperator
    case equal, arrow, period, comma, colon, semicolon
    case leftParenthesis, rightParenthesis, leftSquare, rightSquare, leftBrace, rightBrace
    case at, pound, poundIf, poundElseif, poundElse, poundEndif, poundAvailable
    case postfixQuestion, infixQuestion, exclamation, prefixAmpersand, backslash
    case stringPounds, quote, stringSegment, interpolationStart, interpolationEnd
  }

  /// The lexeme's kind.
  var kind: Kind
  /// The keyword, or `none` if the lexeme isn't one.
  var keyword = Keyword.none
  /// Whether the lexeme is the first on its line.
  var startsLine: Bool
  /// Whether the lexeme directly follows the previous one.
  var isAttached: Bool
  /// The offset of the first byte.
  var start: UInt32
  /// The offset after the last byte.
  var end: UInt32

  /// Returns the lexeme's text in its source, without the backticks of an identifier.
  func name(in source: some RandomAccessCollection<UInt8>) -> String {
    let bytes = source.dropFirst(Int(start)).prefix(Int(end - start))
    return String(decoding: bytes.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }
}

/// The reserved words: identifiers only after a dot or between backticks.
enum Keyword: String, CaseIterable {
  case none = ""
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `Any`, `as`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
  case wildcard = "_"

  /// The keywords, grouped by length.
  ///
  /// The texts are raw values, because describing a case would look up its type's conformances at every start.
  private static let byLength: [[(text: [UInt8], keyword: Keyword)]] = {
    var table = [[(text: [UInt8], keyword: Keyword)]](repeating: [], count: 16)
    for keyword in allCases where keyword != .none {
      let text = Array(keyword.rawValue.utf8)
      table[text.count].append((text, keyword))
    }
    return table
  }()

  /// The first letters of the keywords of each length, as bit masks that rule out most identifiers at once.
  private static let firstLetters = byLength.map { $0.reduce(UInt64(0)) { $0 | 1 << UInt64($1.text[0] & 63) } }

  /// Returns the keyword with a spelling, or `none`.
  static func of(_ word: UnsafeBufferPointer<UInt8>) -> Keyword {
    guard word.count < byLength.count, firstLetters[word.count] >> UInt64(word[0] & 63) & 1 != 0 else { return .none }
    for entry in byLength[word.count] where entry.text[0] == word[0] {
      if entry.text.elementsEqual(word) { return entry.keyword }
    }
    return .none
  }
}
