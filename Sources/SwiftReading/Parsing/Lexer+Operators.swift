extension Lexer {
  /// Returns whether an operator that starts at an offset is left-bound: no whitespace or punctuation precedes it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  /// Returns whether the operator that ends here is right-bound: no whitespace or punctuation follows it.
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

  /// Whether the lexemes end with a keyword other than a member's name (as in `memory.internal`), or there are none.
  private var followsKeyword: Bool {
    guard let last = lexemes.last else { return true }
    guard last.kind == .keyword, last.keyword != .self else { return false }
    return lexemes.count < 2 || lexemes[lexemes.count - 2].kind != .period
  }

  /// Adds an operator, or returns false if it might be something else.
  mutating func operatorLexeme() -> Bool {
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
      if isRightBound || followsKeyword { return false }
    }
    if bytes[start..<index].elementsEqual("*/".utf8) { return false }
    add(
      isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator, from: start)
    return true
  }
}
