extension Lexer {
  /// Adds the opening quote of a string literal and its text up to the first interpolation or the end.
  mutating func stringLiteral(pounds: Int) -> Bool {
    let start = index
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    if isMultiline, pounds > 0 { return false }
    index += isMultiline ? 3 : 1
    add(.quote, from: start)
    if isMultiline {
      guard byte() == 0x0A else { return false }
      index += 1
    }
    openStrings.append(OpenString(pounds: pounds, isMultiline: isMultiline, parentheses: 0, quote: lexemes.count - 1))
    return stringSegments()
  }

  /// Adds the text of the innermost string literal up to its next interpolation or its end.
  mutating func stringSegments() -> Bool {
    guard let open = openStrings.last else { return false }
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasPounds(open.pounds, at: index + 1):
        let escape = index + 1 + open.pounds
        guard escape < bytes.count else { return false }
        switch bytes[escape] {
        case UInt8(ascii: "("):
          if start < index { addSegment(from: start) }
          let from = index
          index = escape + 1
          add(.interpolationStart, from: from)
          parentheses += 1
          openStrings[openStrings.count - 1].parentheses = parentheses
          return true
        case UInt8(ascii: "n"), UInt8(ascii: "r"):
          index = escape + 1
          addSegment(from: start)
          start = index
        case UInt8(ascii: "t"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
          UInt8(ascii: "\""), UInt8(ascii: "'"):
          index = escape + 1
        case UInt8(ascii: "u"):
          guard let end = unicodeEscape(escape + 1) else { return false }
          index = end
        case 0x0A where open.isMultiline:
          if start < index { addSegment(from: start) }
          index = escape + 1
          start = index
        default: return false
        }
      case UInt8(ascii: "\"") where !open.isMultiline && hasPounds(open.pounds, at: index + 1):
        if start < index { addSegment(from: start) }
        return endString()
      case UInt8(ascii: "\"") where open.isMultiline && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""):
        return byte(3) == UInt8(ascii: "\"") ? false : endMultilineString(from: start)
      case 0x0A:
        guard open.isMultiline else { return false }
        index += 1
        addSegment(from: start)
        start = index
      case 0, 0x0D: return false
      default: index += 1
      }
    }
    return false
  }

  private mutating func addSegment(from start: Int) { add(.stringSegment, from: start) }

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

  private mutating func endString() -> Bool {
    guard let open = openStrings.popLast() else { return false }
    let start = index
    index += open.isMultiline ? 3 : 1
    add(.quote, from: start)
    if open.pounds > 0 {
      index += open.pounds
      add(.stringPounds, from: index - open.pounds)
    }
    return true
  }

  /// Ends a multiline string literal: removes the indentation of its closing quotes from every line.
  private mutating func endMultilineString(from start: Int) -> Bool {
    guard let open = openStrings.last, start > 0, bytes[start - 1] == 0x0A else { return false }
    let indentation = bytes[start..<index]
    guard indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return false }
    var kept = open.quote + 1
    var depth = 0
    for position in (open.quote + 1)..<lexemes.count {
      var lexeme = lexemes[position]
      if lexeme.kind == .interpolationStart { depth += 1 }
      if depth == 0, bytes[Int(lexeme.start) - 1] == 0x0A {
        if lexeme.kind != .stringSegment {
          guard indentation.isEmpty else { return false }
        } else if !(lexeme.end - lexeme.start == 1 && bytes[Int(lexeme.start)] == 0x0A) {
          guard Int(lexeme.end - lexeme.start) >= indentation.count,
            bytes[Int(lexeme.start)..<(Int(lexeme.start) + indentation.count)].elementsEqual(indentation)
          else { return false }
          lexeme.start += UInt32(indentation.count)
        }
      }
      if lexeme.kind == .interpolationEnd { depth -= 1 }
      if lexeme.kind == .stringSegment, depth == 0, lexeme.start == lexeme.end { continue }
      lexemes[kept] = lexeme
      kept += 1
    }
    lexemes.removeSubrange(kept...)
    dropLastLineBreak(after: open.quote)
    return endString()
  }

  /// Removes the line break before the closing quotes, which isn't part of the string.
  private mutating func dropLastLineBreak(after quote: Int) {
    let last = lexemes.count - 1
    guard last > quote, lexemes[last].kind == .stringSegment, bytes[Int(lexemes[last].end) - 1] == 0x0A else { return }
    lexemes[last].end -= 1
    if lexemes[last].end == lexemes[last].start { lexemes.removeLast() }
  }
}
