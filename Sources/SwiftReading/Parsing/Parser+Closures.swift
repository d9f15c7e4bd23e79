extension Parser {
  /// Parses a closure expression.
  mutating func closure() throws(Refusal) -> UInt32 {
    let start = next.start
    try expect(.leftBrace)
    let signature = isClosureSignature() ? try closureSignature() : 0
    let statements = try items()
    try expect(.rightBrace)
    return node(.closureExpr, from: start, signature, statements)
  }

  /// Returns whether the lexemes after a closure's opening brace are a signature, which ends with `in`.
  private func isClosureSignature() -> Bool {
    var position = index
    func kind() -> Lexeme.Kind { lexemes[position].kind }
    func skipBrackets() -> Bool {
      var depth = 0
      while position < lexemes.count {
        switch kind() {
        case .leftParenthesis, .leftSquare, .leftBrace: depth += 1
        case .rightParenthesis, .rightSquare, .rightBrace: depth -= 1
        case .end: return false
        default: break
        }
        position += 1
        if depth == 0 { return true }
      }
      return false
    }
    while kind() == .at {
      position += 2
      guard position < lexemes.count else { return false }
      if kind() == .leftParenthesis, lexemes[position].isAttached, !skipBrackets() { return false }
    }
    if kind() == .leftSquare, !skipBrackets() { return false }
    if kind() == .leftParenthesis {
      guard skipBrackets() else { return false }
    } else {
      while kind() == .identifier || lexemes[position].keyword == .wildcard {
        if hasText(lexemes[position], "async") { break }
        position += 1
        if kind() != .comma { break }
        position += 1
      }
    }
    if hasText(lexemes[position], "async") { position += 1 }
    if lexemes[position].keyword == .throws {
      position += 1
      if kind() == .leftParenthesis, !skipBrackets() { return false }
    }
    if kind() == .arrow {
      position += 1
      while position < lexemes.count, lexemes[position].keyword != .in {
        switch kind() {
        case .leftParenthesis, .leftSquare: if !skipBrackets() { return false }
        case .identifier, .period, .postfixQuestion, .exclamation, .binaryOperator, .prefixOperator, .postfixOperator,
          .comma, .arrow, .at, .prefixAmpersand:
          position += 1
        case .keyword where [.Any, .Self, .throws].contains(lexemes[position].keyword): position += 1
        default: return false
        }
      }
    }
    return position > index && position < lexemes.count && lexemes[position].keyword == .in
  }

  private mutating func closureSignature() throws(Refusal) -> UInt32 {
    let start = next.start
    if at(.at) { _ = try attributes() }
    let captures = at(.leftSquare) ? try closureCaptures() : 0
    var parameters: UInt32 = 0
    if at(.leftParenthesis) {
      parameters = try closureParameters()
    } else if !at(.in), !at(contextual: "async"), !at(.throws), !at(.arrow) {
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
    let thrown = try effects()
    let result = take(.arrow) ? try type() : 0
    try expect(.in)
    return node(.closureSignature, from: start, all: [captures, parameters, thrown, result])
  }

  private mutating func closureCaptures() throws(Refusal) -> UInt32 {
    advance()
    let mark = pending.count
    while !at(.rightSquare) {
      let start = next.start
      if at(contextual: "weak") || at(contextual: "unowned"), second.kind != .comma, second.kind != .rightSquare {
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
