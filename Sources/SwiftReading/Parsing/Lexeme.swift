/// A word, number, operator or mark of Swift source.
struct Lexeme {
  /// What a lexeme is.
  enum Kind: UInt8 {
    case end
    case identifier, keyword, dollarIdentifier, integer, float
    case binaryOperator, prefixOperator, postfixOperator
    case equal, arrow, period, comma, colon, semicolon
    case leftParenthesis, rightParenthesis, leftSquare, rightSquare, leftBrace, rightBrace
    case at, pound, poundIf, poundElseif, poundElse, poundEndif, poundAvailable
    case postfixQuestion, infixQuestion, exclamation, prefixAmpersand, backslash
    case stringPounds, quote, stringPiece, valueStart, valueEnd
  }

  /// What it is.
  var kind: Kind
  /// Which keyword it is.
  var keyword = Keyword.none
  /// Whether it is the first of its line.
  var startsLine: Bool
  /// Whether it follows the one before it directly.
  var isAttached: Bool
  /// The offset of its first byte.
  var start: UInt32
  /// The offset behind its last byte.
  var end: UInt32
}

/// The words that are never names, unless they follow a dot or stand in backticks.
enum Keyword: String, CaseIterable {
  case none = ""
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `Any`, `as`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
  case wildcard = "_"

  /// The keywords by their length.
  ///
  /// They are raw values: describing a case would look for its type's conformances at every start.
  private static let byLength: [[(text: [UInt8], keyword: Keyword)]] = {
    var table = [[(text: [UInt8], keyword: Keyword)]](repeating: [], count: 16)
    for keyword in allCases where keyword != .none {
      let text = Array(keyword.rawValue.utf8)
      table[text.count].append((text, keyword))
    }
    return table
  }()

  /// The letters with which keywords of a length begin, a bit each: most words are none after one look.
  private static let firstLetters = byLength.map { $0.reduce(UInt64(0)) { $0 | 1 << UInt64($1.text[0] & 63) } }

  /// The keyword that a word is, or none.
  static func of(_ word: UnsafeBufferPointer<UInt8>) -> Keyword {
    guard word.count < byLength.count, firstLetters[word.count] >> UInt64(word[0] & 63) & 1 != 0 else { return .none }
    for entry in byLength[word.count] where entry.text[0] == word[0] {
      if entry.text.elementsEqual(word) { return entry.keyword }
    }
    return .none
  }
}
