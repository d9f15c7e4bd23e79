/// Cuts Swift source into lexemes.
///
/// Source: The Swift Programming Language, Lexical Structure. What layout files are not made of is refused, never guessed: text beside ASCII in
/// names, regular expressions, carriage returns, placeholders of editors.
struct Lexer {
  /// A text that is being read: its opening quote, and the parentheses that are open around the value within it.
  private struct OpenText {
    var pounds: Int
    var isMultiline: Bool
    var parentheses: Int
    var quote: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var startsLine = true
  private var lexemes: [Lexeme] = []
  private var texts: [OpenText] = []
  private var parentheses = 0

  /// A lexer of some bytes.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexemes.reserveCapacity(bytes.count / 3 + 16)
  }

  /// The lexemes of a file, the last of which is its end; nil for what is not understood.
  static func lexemes(of bytes: UnsafeBufferPointer<UInt8>) -> [Lexeme]? {
    guard bytes.count < 1 << 24 else { return nil }
    var lexer = Lexer(bytes)
    guard lexer.run() else { return nil }
    return lexer.lexemes
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func run() -> Bool {
    while true {
      guard skipSpace() else { return false }
      guard index < bytes.count else { break }
      guard lexeme() else { return false }
    }
    guard texts.isEmpty else { return false }
    add(.end, from: index)
    return true
  }

  private mutating func add(_ kind: Lexeme.Kind, keyword: Keyword = .none, from start: Int) {
    let isAttached = lexemes.last.map { Int($0.end) == start } ?? false
    lexemes.append(
      Lexeme(
        kind: kind, keyword: keyword, startsLine: startsLine, isAttached: isAttached, start: UInt32(start),
        end: UInt32(index)))
    startsLine = false
  }

  /// Passes over blanks and comments.
  private mutating func skipSpace() -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09: index += 1
      case 0x0A:
        if let text = texts.last, !text.isMultiline { return false }
        startsLine = true
        index += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A {
          if bytes[index] == 0x0D || bytes[index] == 0 { return false }
          index += 1
        }
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
      return word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "("): return mark(.leftParenthesis, nesting: 1)
    case UInt8(ascii: ")"):
      if let text = texts.last, text.parentheses == parentheses {
        index += 1
        add(.valueEnd, from: start)
        parentheses -= 1
        return self.text()
      }
      return mark(.rightParenthesis, nesting: -1)
    case UInt8(ascii: "["): return mark(.leftSquare)
    case UInt8(ascii: "]"): return mark(.rightSquare)
    case UInt8(ascii: "{"): return mark(.leftBrace)
    case UInt8(ascii: "}"): return mark(.rightBrace)
    case UInt8(ascii: ","): return mark(.comma)
    case UInt8(ascii: ":"): return mark(.colon)
    case UInt8(ascii: ";"): return mark(.semicolon)
    case UInt8(ascii: "@"): return mark(.at)
    case UInt8(ascii: "\\"): return mark(.backslash)
    case UInt8(ascii: "$"):
      index += 1
      guard Self.isWord(byte()) else { return false }
      while Self.isWord(byte()) { index += 1 }
      add(.dollarIdentifier, from: start)
      return true
    case UInt8(ascii: "`"):
      index += 1
      guard Self.isWord(byte()), byte() > UInt8(ascii: "9") else { return false }
      while Self.isWord(byte()) { index += 1 }
      guard byte() == UInt8(ascii: "`") else { return false }
      index += 1
      add(.identifier, from: start)
      return true
    case UInt8(ascii: "\""): return quote(pounds: 0)
    case UInt8(ascii: "#"): return pound()
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if isLeftBound(start) { return mark(first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation) }
      return operatorLexeme()
    default:
      return Self.isOperator(first) || first == UInt8(ascii: ".") ? operatorLexeme() : false
    }
  }

  private mutating func mark(_ kind: Lexeme.Kind, nesting: Int = 0) -> Bool {
    index += 1
    parentheses += nesting
    add(kind, from: index - 1)
    return true
  }

  private mutating func word() -> Bool {
    let start = index
    while Self.isWord(byte()) { index += 1 }
    guard byte() < 0x80 else { return false }
    let keyword = Keyword.of(UnsafeBufferPointer(rebasing: bytes[start..<index]))
    add(keyword == .none ? .identifier : .keyword, keyword: keyword, from: start)
    return true
  }

  /// A number; after a dot digits alone, as in `tuple.0.1`.
  private mutating func number() -> Bool {
    let start = index
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func isDigitOrLine(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "_") }
    if lexemes.last?.kind == .period {
      while isDigit(byte()) { index += 1 }
      guard !Self.isWord(byte()) else { return false }
      add(.integer, from: start)
      return true
    }
    if byte() == UInt8(ascii: "0"), [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")].contains(byte(1)) {
      let base = byte(1)
      index += 2
      let first = index
      while isDigitOrLine(byte())
        || base == UInt8(ascii: "x") && Self.isWord(byte()) && byte() | 0x20 <= UInt8(ascii: "f")
      {
        let digit = byte()
        if base == UInt8(ascii: "b"), digit > UInt8(ascii: "1"), digit != UInt8(ascii: "_") { return false }
        if base == UInt8(ascii: "o"), digit > UInt8(ascii: "7"), digit != UInt8(ascii: "_") { return false }
        index += 1
      }
      guard index > first, bytes[first] != UInt8(ascii: "_"), !Self.isWord(byte()), byte() < 0x80,
        byte() != UInt8(ascii: ".") || !Self.isWord(byte(1))
      else { return false }
      add(.integer, from: start)
      return true
    }
    while isDigitOrLine(byte()) { index += 1 }
    var isFloat = false
    if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
      isFloat = true
      index += 1
      while isDigitOrLine(byte()) { index += 1 }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      isFloat = true
      index += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { index += 1 }
      guard isDigit(byte()) else { return false }
      while isDigitOrLine(byte()) { index += 1 }
    }
    guard !Self.isWord(byte()), byte() < 0x80 else { return false }
    add(isFloat ? .float : .integer, from: start)
    return true
  }

  /// `#if` and its like, a macro's name, or a text between pounds.
  private mutating func pound() -> Bool {
    let start = index
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      index += count
      add(.stringPounds, from: start)
      return quote(pounds: count)
    }
    guard count == 1, Self.isWord(byte(1)) else { return false }
    var end = index + 1
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
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

  // MARK: Operators

  /// Whether something that an operator can follow stands directly before.
  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  /// Whether something that an operator can precede stands directly behind.
  private func isRightBound(isLeftBound: Bool) -> Bool {
    switch byte() {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"): byte(1) != UInt8(ascii: "/") && byte(1) != UInt8(ascii: "*")
    default: true
    }
  }

  private mutating func operatorLexeme() -> Bool {
    let start = index
    let hasDots = byte() == UInt8(ascii: ".")
    while Self.isOperator(byte()) || hasDots && byte() == UInt8(ascii: ".") {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { break }
      index += 1
    }
    guard index > start, byte() < 0x80 else { return false }
    let isLeftBound = isLeftBound(start)
    let isRightBound = isRightBound(isLeftBound: isLeftBound)
    if index - start == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="):
        guard isLeftBound == isRightBound else { return false }
        add(.equal, from: start)
        return true
      case UInt8(ascii: "&") where !isLeftBound && isRightBound:
        add(.prefixAmpersand, from: start)
        return true
      case UInt8(ascii: "."):
        add(.period, from: start)
        return true
      case UInt8(ascii: "?"):
        add(.infixQuestion, from: start)
        return true
      default: break
      }
    }
    if index - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      add(.arrow, from: start)
      return true
    }
    if bytes[start] == UInt8(ascii: "/"), !isLeftBound {
      if isRightBound || lexemes.last.map({ $0.kind == .keyword && $0.keyword != .self }) ?? true { return false }
    }
    if bytes[start..<index].elementsEqual("*/".utf8) { return false }
    add(
      isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator, from: start)
    return true
  }

  // MARK: Texts

  /// The opening quote of a text, and what follows up to the first value in it or its end.
  private mutating func quote(pounds: Int) -> Bool {
    let start = index
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    if isMultiline, pounds > 0 { return false }
    index += isMultiline ? 3 : 1
    add(.quote, from: start)
    if isMultiline {
      guard byte() == 0x0A else { return false }
      index += 1
    }
    texts.append(OpenText(pounds: pounds, isMultiline: isMultiline, parentheses: 0, quote: lexemes.count - 1))
    return text()
  }

  /// Reads on in the innermost text.
  private mutating func text() -> Bool {
    guard let open = texts.last else { return false }
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasPounds(open.pounds, at: index + 1):
        let escape = index + 1 + open.pounds
        guard escape < bytes.count else { return false }
        switch bytes[escape] {
        case UInt8(ascii: "("):
          if start < index { addPiece(from: start) }
          let from = index
          index = escape + 1
          add(.valueStart, from: from)
          parentheses += 1
          texts[texts.count - 1].parentheses = parentheses
          return true
        case UInt8(ascii: "n"), UInt8(ascii: "r"):
          index = escape + 1
          addPiece(from: start)
          start = index
        case UInt8(ascii: "t"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
          UInt8(ascii: "\""), UInt8(ascii: "'"):
          index = escape + 1
        case UInt8(ascii: "u"):
          guard let end = unicodeEscape(escape + 1) else { return false }
          index = end
        case 0x0A where open.isMultiline:
          if start < index { addPiece(from: start) }
          index = escape + 1
          start = index
        default: return false
        }
      case UInt8(ascii: "\"") where !open.isMultiline && hasPounds(open.pounds, at: index + 1):
        if start < index { addPiece(from: start) }
        return endText()
      case UInt8(ascii: "\"") where open.isMultiline && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""):
        return byte(3) == UInt8(ascii: "\"") ? false : endLines(from: start)
      case 0x0A:
        guard open.isMultiline else { return false }
        index += 1
        addPiece(from: start)
        start = index
      case 0, 0x0D: return false
      default: index += 1
      }
    }
    return false
  }

  private mutating func addPiece(from start: Int) { add(.stringPiece, from: start) }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func unicodeEscape(_ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
    var end = start + 1
    var value: UInt32 = 0
    while end < bytes.count, let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue {
      value = value << 4 | UInt32(digit)
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}"), (1...8).contains(end - start - 1),
      Unicode.Scalar(value) != nil
    else { return nil }
    return end + 1
  }

  private mutating func endText() -> Bool {
    guard let open = texts.popLast() else { return false }
    let start = index
    index += open.isMultiline ? 3 : 1
    add(.quote, from: start)
    if open.pounds > 0 {
      index += open.pounds
      add(.stringPounds, from: index - open.pounds)
    }
    return true
  }

  /// The end of a text of several lines: the blanks before its quotes are taken off every line.
  private mutating func endLines(from start: Int) -> Bool {
    guard let open = texts.last, start > 0, bytes[start - 1] == 0x0A else { return false }
    let blanks = bytes[start..<index]
    guard blanks.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return false }
    var kept = open.quote + 1
    var depth = 0
    for place in (open.quote + 1)..<lexemes.count {
      var lexeme = lexemes[place]
      if lexeme.kind == .valueStart { depth += 1 }
      if depth == 0, bytes[Int(lexeme.start) - 1] == 0x0A {
        if lexeme.kind != .stringPiece {
          guard blanks.isEmpty else { return false }
        } else if !(lexeme.end - lexeme.start == 1 && bytes[Int(lexeme.start)] == 0x0A) {
          guard Int(lexeme.end - lexeme.start) >= blanks.count,
            bytes[Int(lexeme.start)..<(Int(lexeme.start) + blanks.count)].elementsEqual(blanks)
          else { return false }
          lexeme.start += UInt32(blanks.count)
        }
      }
      if lexeme.kind == .valueEnd { depth -= 1 }
      if lexeme.kind == .stringPiece, depth == 0, lexeme.start == lexeme.end { continue }
      lexemes[kept] = lexeme
      kept += 1
    }
    lexemes.removeSubrange(kept...)
    dropLastLineEnd(after: open.quote)
    return endText()
  }

  /// The line end before the closing quotes is no part of the text.
  private mutating func dropLastLineEnd(after quote: Int) {
    let last = lexemes.count - 1
    guard last > quote, lexemes[last].kind == .stringPiece, bytes[Int(lexemes[last].end) - 1] == 0x0A else { return }
    lexemes[last].end -= 1
    if lexemes[last].end == lexemes[last].start { lexemes.removeLast() }
  }

  // MARK: Letters

  private static func isWord(_ byte: UInt8) -> Bool { classes[Int(byte)] & 1 != 0 }
  private static func isOperator(_ byte: UInt8) -> Bool { classes[Int(byte)] & 2 != 0 }

  /// What may stand in a word (1) and in an operator (2).
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
