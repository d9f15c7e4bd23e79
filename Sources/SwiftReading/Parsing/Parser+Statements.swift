extension Parser {
  /// Statements and declarations up to a brace, a case, a directive or the end.
  mutating func items() throws(Refusal) -> UInt32 {
    let mark = pending.count
    while !endsItems {
      pending.append(try item())
      if !take(.semicolon), !endsItems, !next.startsLine { throw Refusal() }
    }
    return list(.codeBlockItemList, since: mark)
  }

  private var endsItems: Bool {
    switch next.kind {
    case .end, .rightBrace, .poundElseif, .poundElse, .poundEndif: true
    case .keyword: next.keyword == .case || next.keyword == .default
    case .at: isWord(second, "unknown")
    default: false
    }
  }

  /// Statements between braces.
  private mutating func block() throws(Refusal) -> UInt32 {
    try expect(.leftBrace)
    let statements = try items()
    try expect(.rightBrace)
    return statements
  }

  private mutating func item() throws(Refusal) -> UInt32 {
    let start = next.start
    if at(.poundIf) { return try ifConfig(.statements) }
    if let declaration = try declarationIfPresent(inMembers: false) { return declaration }
    switch next.keyword {
    case .return:
      advance()
      if endsItems || at(.semicolon) { return node(.returnStmt, from: start, 0) }
      if next.startsLine { throw Refusal() }
      let value = try expression()
      return node(.returnStmt, from: start, value)
    case .guard:
      advance()
      let conditions = try self.conditions()
      try expect(.else)
      let body = try block()
      return node(.guardStmt, from: start, conditions, body)
    case .for, .while, .repeat, .do: return try loop()
    case .if, .switch: return try choice()
    case .break, .continue:
      let kind: SyntaxKind = at(.break) ? .breakStmt : .continueStmt
      advance()
      let label = at(.identifier) && !next.startsLine ? token() : 0
      return node(kind, from: start, label)
    case .fallthrough:
      advance()
      return node(.fallThroughStmt, from: start)
    case .throw:
      advance()
      if next.startsLine { throw Refusal() }
      let value = try expression()
      return node(.throwStmt, from: start, value)
    case .defer:
      advance()
      let body = try block()
      return node(.deferStmt, from: start, body)
    default: break
    }
    if at(.identifier), second.kind == .colon {
      let label = token()
      advance()
      let statement = try labelled()
      return node(.labeledStmt, from: start, label, statement)
    }
    if at(.leftBrace) || at(.identifier) && second.startsLine && startsLikeDeclaration(next) { throw Refusal() }
    for word: StaticString in ["yield", "then", "discard"] where at(word: word) {
      if second.kind == .identifier || second.kind == .prefixAmpersand { throw Refusal() }
    }
    return try expression()
  }

  /// What may follow a label.
  private mutating func labelled() throws(Refusal) -> UInt32 {
    switch next.keyword {
    case .for, .while, .repeat, .do: return try loop()
    case .if, .switch: return try choice()
    default: throw Refusal()
    }
  }

  /// `if` and `switch` as statements.
  private mutating func choice() throws(Refusal) -> UInt32 {
    let start = next.start
    let choice = at(.if) ? try ifExpression() : try switchExpression()
    switch next.kind {
    case .keyword where (next.keyword == .as || next.keyword == .is) && !next.startsLine: throw Refusal()
    case .period, .leftParenthesis, .leftSquare, .postfixQuestion, .exclamation, .binaryOperator, .infixQuestion,
      .equal:
      if !next.startsLine || ![.leftParenthesis, .leftSquare].contains(next.kind) { throw Refusal() }
    default: break
    }
    return node(.expressionStmt, from: start, choice)
  }

  private mutating func loop() throws(Refusal) -> UInt32 {
    let start = next.start
    let keyword = next.keyword
    advance()
    switch keyword {
    case .for:
      if at(.try) || at(word: "await") { throw Refusal() }
      let mark = at(.case) ? token() : 0
      let pattern = mark != 0 ? try matchingPattern() : try self.pattern()
      if take(.colon) { _ = try type() }
      try expect(.in)
      let sequence = try expression(.condition)
      let condition = take(.where) ? try expression(.condition) : 0
      let body = try block()
      return node(.forStmt, from: start, all: [mark, pattern, sequence, condition, body])
    case .while:
      let conditions = try self.conditions()
      let body = try block()
      return node(.whileStmt, from: start, conditions, body)
    case .repeat:
      let body = try block()
      try expect(.while)
      let condition = try expression()
      return node(.repeatStmt, from: start, body, condition)
    default:
      if at(.throws) { try effects() }
      let body = try block()
      let mark = pending.count
      while at(.catch) { pending.append(try catchClause()) }
      let clauses = list(.catchClauseList, since: mark)
      return node(.doStmt, from: start, body, clauses)
    }
  }

  private mutating func catchClause() throws(Refusal) -> UInt32 {
    let start = next.start
    advance()
    let mark = pending.count
    while !at(.leftBrace) {
      let itemStart = next.start
      let pattern = at(.where) ? 0 : try matchingPattern()
      let condition = take(.where) ? try expression(.condition) : 0
      let isLast = !take(.comma)
      pending.append(node(.catchItem, from: itemStart, pattern, condition))
      if isLast { break }
    }
    let items = list(.catchItemList, since: mark)
    let body = try block()
    return node(.catchClause, from: start, items, body)
  }

  /// The conditions of `if`, `guard` and `while`.
  private mutating func conditions() throws(Refusal) -> UInt32 {
    let mark = pending.count
    repeat { pending.append(try condition()) } while take(.comma)
    return list(.conditionElementList, since: mark)
  }

  private mutating func condition() throws(Refusal) -> UInt32 {
    let start = next.start
    if at(.poundAvailable) {
      let keyword = token()
      try skipParentheses()
      return node(.availabilityCondition, from: start, keyword)
    }
    if take(.case) {
      let pattern = try matchingPattern()
      if at(.colon) { throw Refusal() }
      try expect(.equal)
      let value = try expression(.condition)
      return node(.matchingPatternCondition, from: start, pattern, value)
    }
    guard at(.let) || at(.var) else { return try expression(.condition) }
    advance()
    let pattern = try matchingPattern(.binding)
    let type = take(.colon) ? try self.type() : 0
    let value = take(.equal) ? try expression(.condition) : 0
    return node(.optionalBindingCondition, from: start, pattern, type, value)
  }

  /// `if` with its branches.
  mutating func ifExpression() throws(Refusal) -> UInt32 {
    let start = next.start
    advance()
    let conditions = try self.conditions()
    let body = try block()
    var otherwise: UInt32 = 0
    if take(.else) { otherwise = at(.if) ? try ifExpression() : try block() }
    return node(.ifExpr, from: start, conditions, body, otherwise)
  }

  /// `switch` with its cases.
  mutating func switchExpression() throws(Refusal) -> UInt32 {
    let start = next.start
    advance()
    let subject = try expression(.condition)
    try expect(.leftBrace)
    let cases = try switchCases()
    try expect(.rightBrace)
    return node(.switchExpr, from: start, subject, cases)
  }

  /// The cases up to the closing brace or a directive.
  mutating func switchCases() throws(Refusal) -> UInt32 {
    let mark = pending.count
    while true {
      if at(.poundIf) {
        pending.append(try ifConfig(.cases))
      } else if at(.case) || at(.default) || at(.at) {
        pending.append(try switchCase())
      } else {
        return list(.switchCaseList, since: mark)
      }
    }
  }

  private mutating func switchCase() throws(Refusal) -> UInt32 {
    let start = next.start
    if take(.at) { guard take(word: "unknown") else { throw Refusal() } }
    var items: UInt32 = 0
    if take(.case) {
      let mark = pending.count
      repeat {
        let itemStart = next.start
        let pattern = try matchingPattern()
        let condition = take(.where) ? try expression() : 0
        let isLast = !take(.comma)
        pending.append(node(.switchCaseItem, from: itemStart, pattern, condition))
        if isLast { break }
      } while true
      items = list(.switchCaseItemList, since: mark)
    } else {
      try expect(.default)
    }
    try expect(.colon)
    let statements = try self.items()
    return node(.switchCase, from: start, items, statements)
  }

  // MARK: Conditional compilation

  /// What stands between `#if` and `#endif`.
  enum ConfigContent {
    /// Statements, declarations of a type, cases, or members of the expression before it.
    case statements, members, cases, postfix
  }
}
