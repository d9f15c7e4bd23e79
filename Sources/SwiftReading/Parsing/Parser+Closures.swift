extension Parser {
  /// A closure, from brace to brace.
  mutating func closure() throws(Refusal) -> UInt32 {
    let start = next.start
    try expect(.leftBrace)
    let signature = isClosureSignature() ? try closureSignature() : 0
    let statements = try items()
    try expect(.rightBrace)
    return node(.closureExpr, from: start, signature, statements)
  }

  /// Whether what follows a closure's brace ends with `in`.
  private func isClosureSignature() -> Bool {
    var place = index
    func kind() -> Lexeme.Kind { lexemes[place].kind }
    func skipBrackets() -> Bool {
      var depth = 0
      while place < lexemes.count {
        switch kind() {
        case .leftParenthesis, .leftSquare, .leftBrace: depth += 1
        case .rightParenthesis, .rightSquare, .rightBrace: depth -= 1
        case .end: return false
        default: break
        }
        place += 1
        if depth == 0 { return true }
      }
      return false
    }
    while kind() == .at {
      place += 2
      guard place < lexemes.count else { return false }
      if kind() == .leftParenthesis, lexemes[place].isAttached, !skipBrackets() { return false }
    }
    if kind() == .leftSquare, !skipBrackets() { return false }
    if kind() == .leftParenthesis {
      guard skipBrackets() else { return false }
    } else {
      while kind() == .identifier || lexemes[place].keyword == .wildcard {
        if isWord(lexemes[place], "async") { break }
        place += 1
        if kind() != .comma { break }
        place += 1
      }
    }
    if isWord(lexemes[place], "async") { place += 1 }
    if lexemes[place].keyword == .throws {
      place += 1
      if kind() == .leftParenthesis, !skipBrackets() { return false }
    }
    if kind() == .arrow {
      place += 1
      while place < lexemes.count, lexemes[place].keyword != .in {
        switch kind() {
        case .leftParenthesis, .leftSquare: if !skipBrackets() { return false }
        case .identifier, .period, .postfixQuestion, .exclamation, .binaryOperator, .prefixOperator, .postfixOperator,
          .comma, .arrow, .at, .prefixAmpersand:
          place += 1
        case .keyword where [.Any, .Self, .throws].contains(lexemes[place].keyword): place += 1
        default: return false
        }
      }
    }
    return place > index && place < lexemes.count && lexemes[place].keyword == .in
  }

  private mutating func closureSignature() throws(Refusal) -> UInt32 {
    let start = next.start
    if at(.at) { _ = try attributes() }
    let captures = at(.leftSquare) ? try closureCaptures() : 0
    var parameters: UInt32 = 0
    if at(.leftParenthesis) {
      parameters = try closureParameters()
    } else if !at(.in), !at(word: "async"), !at(.throws), !at(.arrow) {
      let mark = pending.count
      repeat {
        let start = next.start
        guard at(.identifier) || at(.wildcard) else { throw Refusal() }
        let name = token()
        let isLast = !take(.comma)
        pending.append(node(.closureShorthandParameter, from: start, name))
        if isLast { break }
      } while true
      parameters = list(.closureShorthandParameterList, since: mark)
    }
    try effects()
    let result = take(.arrow) ? try type() : 0
    try expect(.in)
    return node(.closureSignature, from: start, captures, parameters, result)
  }

  private mutating func closureCaptures() throws(Refusal) -> UInt32 {
    advance()
    let mark = pending.count
    while !at(.rightSquare) {
      let start = next.start
      if at(word: "weak") || at(word: "unowned"), second.kind != .comma, second.kind != .rightSquare {
        advance()
        if take(.leftParenthesis) {
          advance()
          try expect(.rightParenthesis)
        }
      }
      guard at(.identifier) || at(.self) else { throw Refusal() }
      let name = token()
      let value = take(.equal) ? try expression() : 0
      let isLast = !take(.comma)
      pending.append(node(.closureCapture, from: start, name, value))
      if isLast { break }
    }
    let captures = list(.closureCaptureList, since: mark)
    try expect(.rightSquare)
    return captures
  }

  private mutating func closureParameters() throws(Refusal) -> UInt32 {
    advance()
    let mark = pending.count
    while !at(.rightParenthesis) {
      let start = next.start
      if at(.at) { throw Refusal() }
      guard at(.identifier) || at(.wildcard) else { throw Refusal() }
      let first = token()
      let second = at(.identifier) || at(.wildcard) ? token() : 0
      let type = take(.colon) ? try self.type() : 0
      if at(.postfixOperator) { throw Refusal() }
      let isLast = !take(.comma)
      pending.append(node(.closureParameter, from: start, first, second, type))
      if isLast { break }
    }
    let parameters = list(.closureParameterList, since: mark)
    try expect(.rightParenthesis)
    return parameters
  }
}
