extension Parser {
  /// Parses statements and declarations up to a closing brace, a case, a compiler directive or the end of the file.
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
    case .at: hasText(second, "unknown")
    default: false
    }
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
      let body = try codeBlock()
      return node(.guardStmt, from: start, conditions, body)
    case .for, .while, .repeat, .do: return try loop()
    case .if, .switch: return try branch()
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
      let body = try codeBlock()
      return node(.deferStmt, from: start, body)
    default: break
    }
    if at(.identifier), second.kind == .colon {
      let label = token()
      advance()
      let statement = try labeledStatement()
      return node(.labeledStmt, from: start, label, statement)
    }
    if at(.identifier) && second.startsLine && startsLikeDeclaration(next) { throw Refusal() }
    if at(contextual: "yield"), !second.startsLine, second.kind == .identifier || second.kind == .prefixAmpersand {
      advance()
      let value = try expression()
      return node(.yieldStmt, from: start, value)
    }
    for word: StaticString in ["then", "discard"] where at(contextual: word) {
      if second.kind == .identifier || second.kind == .prefixAmpersand { throw Refusal() }
    }
    return try expression()
  }

  /// Parses the statement after a label.
  private mutating func labeledStatement() throws(Refusal) -> UInt32 {
    switch next.keyword {
    case .for, .while, .repeat, .do: return try loop()
    case .if, .switch: return try branch()
    default: throw Refusal()
    }
  }

  /// Parses an `if` or `switch` expression as a statement.
  private mutating func branch() throws(Refusal) -> UInt32 {
    let start = next.start
    let branch = at(.if) ? try ifExpression() : try switchExpression()
    switch next.kind {
    case .keyword where (next.keyword == .as || next.keyword == .is) && !next.startsLine: throw Refusal()
    case .period, .leftParenthesis, .leftSquare, .postfixQuestion, .exclamation, .binaryOperator, .infixQuestion,
      .equal:
      if !next.startsLine || ![.leftParenthesis, .leftSquare].contains(next.kind) { throw Refusal() }
    default: break
    }
    return node(.expressionStmt, from: start, branch)
  }

  /// Parses a `for`, `while`, `repeat` or `do` statement.
  private mutating func loop() throws(Refusal) -> UInt32 {
    let start = next.start
    let keyword = next.keyword
    advance()
    switch keyword {
    case .for:
      // The tree has no node for the words before the pattern.
      _ = take(.try)
      if at(contextual: "await"), [.identifier, .keyword, .leftParenthesis].contains(second.kind), second.keyword != .in
      {
        advance()
      }
      let mark = at(.case) ? token() : 0
      let pattern = mark != 0 ? try matchingPattern() : try self.pattern()
      let type = take(.colon) ? try type() : 0
      try expect(.in)
      let sequence = try expression(.condition)
      let condition = take(.where) ? try expression(.condition) : 0
      let body = try codeBlock()
      return node(.forStmt, from: start, all: [mark, pattern, type, sequence, condition, body])
    case .while:
      let conditions = try self.conditions()
      let body = try codeBlock()
      return node(.whileStmt, from: start, conditions, body)
    case .repeat:
      let body = try codeBlock()
      try expect(.while)
      let condition = try expression()
      return node(.repeatStmt, from: start, body, condition)
    default:
      let thrown = at(.throws) ? try effects() : 0
      let body = try codeBlock()
      let mark = pending.count
      while at(.catch) { pending.append(try catchClause()) }
      let clauses = list(.catchClauseList, since: mark)
      return node(.doStmt, from: start, thrown, body, clauses)
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
    let body = try codeBlock()
    return node(.catchClause, from: start, items, body)
  }

  /// Parses the conditions of an `if`, `guard` or `while` statement.
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

  /// Parses an `if` expression with its branches.
  mutating func ifExpression() throws(Refusal) -> UInt32 {
    let start = next.start
    advance()
    let conditions = try self.conditions()
    let body = try codeBlock()
    var otherwise: UInt32 = 0
    if take(.else) { otherwise = at(.if) ? try ifExpression() : try codeBlock() }
    return node(.ifExpr, from: start, conditions, body, otherwise)
  }

  /// Parses a `switch` expression with its cases.
  mutating func switchExpression() throws(Refusal) -> UInt32 {
    let start = next.start
    advance()
    let subject = try expression(.condition)
    try expect(.leftBrace)
    let cases = try switchCases()
    try expect(.rightBrace)
    return node(.switchExpr, from: start, subject, cases)
  }

  /// Parses the cases of a `switch` up to the closing brace or a compiler directive.
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
    if take(.at) { guard take(contextual: "unknown") else { throw Refusal() } }
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

  /// The syntax that a conditional compilation block contains.
  enum ConfigContent {
    /// Statements, members of a type, cases of a `switch`, or member accesses of the preceding expression.
    case statements, members, cases, postfix
  }
}
