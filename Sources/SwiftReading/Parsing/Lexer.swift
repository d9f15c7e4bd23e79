/// A lexer that splits Swift source into lexemes.
///
/// It refuses source that layout files hardly ever contain: non-ASCII identifiers, regular expression literals,
/// carriage returns and editor placeholders.
/// Source: The Swift Programming Language, Lexical Structure.
struct Lexer {
  /// A string literal whose closing quote has not been reached.
  struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    /// The number of parentheses that are open around the current interpolation.
    var parentheses: Int
    /// The index of the opening quote's lexeme.
    var quote: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var startsLine = true
  var lexemes: [Lexeme] = []
  /// The ranges of line comments, without the slashes.
  private(set) var comments: [Range<Int>] = []
  var openStrings: [OpenString] = []
  var parentheses = 0

  /// Creates a lexer of the bytes of a file.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexemes.reserveCapacity(bytes.count / 3 + 16)
  }

  /// Returns the lexemes of a file, ending with one of the kind `end`, and its line comments, or nil if the lexer
  /// refuses it.
  static func lexemes(of bytes: UnsafeBufferPointer<UInt8>) -> (lexemes: [Lexeme], comments: [Range<Int>])? {
    guard bytes.count < 1 << 24 else { return nil }
    var lexer = Lexer(bytes)
    guard lexer.run() else { return nil }
    return (lexer.lexemes, lexer.comments)
  }

  func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func run() -> Bool {
    while true {
      guard skipSpace() else { return false }
      guard index < bytes.count else { break }
      guard lexeme() else { return false }
    }
    guard openStrings.isEmpty else { return false }
    add(.end, from: index)
    return true
  }

  mutating func add(_ kind: Lexeme.Kind, keyword: Keyword = .none, from start: Int) {
    let isAttached = lexemes.last.map { Int($0.end) == start } ?? false
    lexemes.append(
      Lexeme(
        kind: kind, keyword: keyword, startsLine: startsLine, isAttached: isAttached, start: UInt32(start),
        end: UInt32(index)))
    startsLine = false
  }

  /// Skips whitespace and comments.
  private mutating func skipSpace() -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09: index += 1
      case 0x0A:
        if let string = openStrings.last, !string.isMultiline { return false }
        startsLine = true
        index += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        let start = index + 2
        while index < bytes.count, bytes[index] != 0x0A {
          if bytes[index] == 0x0D || bytes[index] == 0 { return false }
          index += 1
        }
        comments.append(start..<index)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        var depth = 0
        repeat {
          guard index + 1 < bytes.count else { return false }
          if bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
            depth += 1
            index += 2
          } else if bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
            depth -= 1
            index += 2
          } else {
            if bytes[index] == 0x0A { startsLine = true }
            if bytes[index] == 0x0D || bytes[index] == 0 { return false }
            index += 1
          }
        } while depth > 0
      default: return true
      }
    }
    return true
  }

  private mutating func lexeme() -> Bool {
    let start = index
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      return identifierOrKeyword()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return numericLiteral()
    case UInt8(ascii: "("): return punctuation(.leftParenthesis, nesting: 1)
    case UInt8(ascii: ")"):
      if let string = openStrings.last, string.parentheses == parentheses {
        index += 1
        add(.interpolationEnd, from: start)
        parentheses -= 1
        return stringSegments()
      }
      return punctuation(.rightParenthesis, nesting: -1)
    case UInt8(ascii: "["): return punctuation(.leftSquare)
    case UInt8(ascii: "]"): return punctuation(.rightSquare)
    case UInt8(ascii: "{"): return punctuation(.leftBrace)
    case UInt8(ascii: "}"): return punctuation(.rightBrace)
    case UInt8(ascii: ","): return punctuation(.comma)
    case UInt8(ascii: ":"): return punctuation(.colon)
    case UInt8(ascii: ";"): return punctuation(.semicolon)
    case UInt8(ascii: "@"): return punctuation(.at)
    case UInt8(ascii: "\\"): return punctuation(.backslash)
    case UInt8(ascii: "$"):
      index += 1
      guard Self.isIdentifierByte(byte()) else { return false }
      while Self.isIdentifierByte(byte()) { index += 1 }
      add(.dollarIdentifier, from: start)
      return true
    case UInt8(ascii: "`"):
      index += 1
      guard Self.isIdentifierByte(byte()), byte() > UInt8(ascii: "9") else { return false }
      while Self.isIdentifierByte(byte()) { index += 1 }
      guard byte() == UInt8(ascii: "`") else { return false }
      index += 1
      add(.identifier, from: start)
      return true
    case UInt8(ascii: "\""): return stringLiteral(pounds: 0)
    case UInt8(ascii: "#"): return pound()
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if isLeftBound(start) { return punctuation(first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation) }
      return operatorLexeme()
    default:
      return Self.isOperator(first) || first == UInt8(ascii: ".") ? operatorLexeme() : false
    }
  }

  private mutating func punctuation(_ kind: Lexeme.Kind, nesting: Int = 0) -> Bool {
    index += 1
    parentheses += nesting
    add(kind, from: index - 1)
    return true
  }

  private mutating func identifierOrKeyword() -> Bool {
    let start = index
    let classes = Self.classes
    while index < bytes.count, classes[Int(bytes[index])] & 1 != 0 { index += 1 }
    guard byte() < 0x80 else { return false }
    let keyword = Keyword.of(UnsafeBufferPointer(rebasing: bytes[start..<index]))
    add(keyword == .none ? .identifier : .keyword, keyword: keyword, from: start)
    return true
  }

  /// Adds an integer or floating-point literal; after a dot digits only, as in `tuple.0.1`.
  private mutating func numericLiteral() -> Bool {
    let start = index
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func isDigitOrUnderscore(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "_") }
    if lexemes.last?.kind == .period {
      while isDigit(byte()) { index += 1 }
      guard !Self.isIdentifierByte(byte()) else { return false }
      add(.integer, from: start)
      return true
    }
    if byte() == UInt8(ascii: "0"), [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")].contains(byte(1)) {
      let base = byte(1)
      index += 2
      let first = index
      while isDigitOrUnderscore(byte())
        || base == UInt8(ascii: "x") && Self.isIdentifierByte(byte()) && byte() | 0x20 <= UInt8(ascii: "f")
      {
        let digit = byte()
        if base == UInt8(ascii: "b"), digit > UInt8(ascii: "1"), digit != UInt8(ascii: "_") { return false }
        if base == UInt8(ascii: "o"), digit > UInt8(ascii: "7"), digit != UInt8(ascii: "_") { return false }
        index += 1
      }
      guard index > first, bytes[first] != UInt8(ascii: "_"), !Self.isIdentifierByte(byte()), byte() < 0x80,
        byte() != UInt8(ascii: ".") || !Self.isIdentifierByte(byte(1))
      else { return false }
      add(.integer, from: start)
      return true
    }
    while isDigitOrUnderscore(byte()) { index += 1 }
    var isFloat = false
    if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
      isFloat = true
      index += 1
      while isDigitOrUnderscore(byte()) { index += 1 }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      isFloat = true
      index += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { index += 1 }
      guard isDigit(byte()) else { return false }
      while isDigitOrUnderscore(byte()) { index += 1 }
    }
    guard !Self.isIdentifierByte(byte()), byte() < 0x80 else { return false }
    add(isFloat ? .float : .integer, from: start)
    return true
  }

  /// Adds a compiler directive, the pound sign of a macro, or a raw string literal.
  private mutating func pound() -> Bool {
    let start = index
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      index += count
      add(.stringPounds, from: start)
      return stringLiteral(pounds: count)
    }
    guard count == 1, Self.isIdentifierByte(byte(1)) else { return false }
    var end = index + 1
    while end < bytes.count, Self.isIdentifierByte(bytes[end]) { end += 1 }
    let name = bytes[(index + 1)..<end]
    guard !name.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return false }
    let kind: Lexeme.Kind? =
      if name.elementsEqual("if".utf8) { .poundIf } else if name.elementsEqual("elseif".utf8) {
        .poundElseif
      } else if name.elementsEqual("else".utf8) { .poundElse } else if name.elementsEqual("endif".utf8) {
        .poundEndif
      } else if name.elementsEqual("available".utf8) || name.elementsEqual("unavailable".utf8) {
        .poundAvailable
      } else if name.elementsEqual("sourceLocation".utf8) { nil } else { .pound }
    guard let kind else { return false }
    index = kind == .pound ? index + 1 : end
    add(kind, from: start)
    return true
  }

  // MARK: Character classes

  private static func isIdentifierByte(_ byte: UInt8) -> Bool { classes[Int(byte)] & 1 != 0 }
  static func isOperator(_ byte: UInt8) -> Bool { classes[Int(byte)] & 2 != 0 }

  /// The class of each byte: 1 in identifiers, 2 in operators.
  private static let classes: [UInt8] = {
    var classes = [UInt8](repeating: 0, count: 256)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { classes[Int(byte)] = 1 }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { classes[Int(byte)] = 1 }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { classes[Int(byte)] = 1 }
    classes[Int(UInt8(ascii: "_"))] = 1
    for byte in "/=-+!*%<>&|^~?".utf8 { classes[Int(byte)] = 2 }
    return classes
  }()
}
