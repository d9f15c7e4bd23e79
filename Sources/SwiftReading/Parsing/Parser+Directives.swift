extension Parser {
  /// Parses a conditional compilation block, `#if … #endif`.
  mutating func ifConfig(_ content: ConfigContent) throws(Refusal) -> UInt32 {
    let start = next.start
    let mark = pending.count
    while at(.poundIf) && pending.count == mark || at(.poundElseif) || at(.poundElse) {
      let clauseStart = next.start
      let isElse = at(.poundElse)
      advance()
      let condition = isElse ? 0 : try expression(.directive)
      guard next.startsLine else { throw Refusal() }
      let elements: UInt32
      switch content {
      case .statements: elements = try items()
      case .members: elements = try members()
      case .cases: elements = try switchCases()
      case .postfix: elements = try postfixMembers()
      }
      pending.append(node(.ifConfigClause, from: clauseStart, condition, elements))
      if isElse { break }
    }
    let clauses = list(.ifConfigClauseList, since: mark)
    guard at(.poundEndif), next.startsLine else { throw Refusal() }
    advance()
    guard next.startsLine || at(.end) else { throw Refusal() }
    return node(.ifConfigDecl, from: start, clauses)
  }

  /// Parses the member accesses of a clause that follows an expression.
  private mutating func postfixMembers() throws(Refusal) -> UInt32 {
    let start = next.start
    guard take(.period), next.isAttached, at(.identifier) else { throw Refusal() }
    let name = reference()
    let base = node(.memberAccessExpr, from: start, 0, name)
    let chain = try postfix(base, from: start, .plain, .none)
    guard [.poundElseif, .poundElse, .poundEndif].contains(next.kind) else { throw Refusal() }
    return chain
  }

  /// Skips parentheses and the lexemes between them.
  mutating func skipParentheses() throws(Refusal) {
    guard at(.leftParenthesis) else { throw Refusal() }
    var depth = 0
    repeat {
      switch next.kind {
      case .leftParenthesis, .leftSquare, .leftBrace: depth += 1
      case .rightParenthesis, .rightSquare, .rightBrace: depth -= 1
      case .end: throw Refusal()
      default: break
      }
      advance()
    } while depth > 0
  }
}
