extension Lexer {
  /// The opening quote of a text, and what follows up to the first value in it or its end.
  mutating func quote(pounds: Int) -> Bool {
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
  mutating func text() -> Bool {
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
}
