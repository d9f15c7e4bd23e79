extension Parser {
  /// Returns an expression with the member accesses, calls and postfix operators that follow it.
  mutating func postfix(
    _ first: UInt32, from start: UInt32, _ flavor: Flavor, _ context: PatternContext
  ) throws(Refusal) -> UInt32 {
    var base = first
    while true {
      if flavor == .directive, next.startsLine { return base }
      switch next.kind {
      case .period:
        advance()
        let name = try memberName()
        base = node(.memberAccessExpr, from: start, base, name)
        base = try specialized(base, from: start)
      case .leftParenthesis where !next.startsLine:
        advance()
        let given = try arguments(until: .rightParenthesis, context)
        base = try call(.functionCallExpr, base, given, from: start, flavor)
      case .leftSquare where !next.startsLine:
        advance()
        let given = try arguments(until: .rightSquare, context)
        base = try call(.subscriptCallExpr, base, given, from: start, flavor)
      case .leftBrace where !isLiteral(base) && isTrailingClosure(flavor):
        let given = emptyList(.labeledExprList)
        base = try call(.functionCallExpr, base, given, from: start, flavor)
      case .postfixQuestion:
        advance()
        base = node(.optionalChainingExpr, from: start, base)
      case .exclamation:
        advance()
        base = node(.forceUnwrapExpr, from: start, base)
      case .postfixOperator:
        let symbol = token()
        base = node(.postfixOperatorExpr, from: start, base, symbol)
      case .poundIf:
        guard isPostfixCondition() else { return base }
        let config = try ifConfig(.postfix)
        base = node(.postfixIfConfigExpr, from: start, base, config)
      default: return base
      }
    }
  }

  /// Returns a call with its arguments and the trailing closures that follow them.
  private mutating func call(
    _ kind: SyntaxKind, _ base: UInt32, _ given: UInt32, from start: UInt32, _ flavor: Flavor
  ) throws(Refusal) -> UInt32 {
    let (closure, more) = try trailingClosures(flavor)
    return node(kind, from: start, all: [base, given, closure, more])
  }

  /// Parses the trailing closures of a call: the first, and a list of the labeled ones.
  mutating func trailingClosures(_ flavor: Flavor) throws(Refusal) -> (first: UInt32, more: UInt32) {
    guard isTrailingClosure(flavor) else { return (0, emptyList(.multipleTrailingClosureElementList)) }
    if next.startsLine { throw Refusal() }
    let first = try closure()
    let mark = pending.count
    while [.identifier, .keyword].contains(next.kind), next.keyword != .default, next.keyword != .case,
      second.kind == .colon, lookahead(2).kind == .leftBrace
    {
      let start = next.start
      let label = token()
      advance()
      let closure = try self.closure()
      pending.append(node(.multipleTrailingClosureElement, from: start, label, closure))
    }
    return (first, list(.multipleTrailingClosureElementList, since: mark))
  }

  /// Returns whether an expression is a literal, which cannot be called.
  private func isLiteral(_ base: UInt32) -> Bool {
    switch kind(of: base) {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
      .stringLiteralExpr:
      true
    default: false
    }
  }

  /// Returns whether a brace that follows an expression begins a trailing closure.
  private func isTrailingClosure(_ flavor: Flavor) -> Bool {
    guard at(.leftBrace), flavor != .directive else { return false }
    if hasText(second, "didSet") || hasText(second, "willSet") || second.keyword == .case { return false }
    guard flavor == .condition else { return true }
    var depth = 0
    for position in index..<lexemes.count {
      switch lexemes[position].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      default: break
      }
      if depth > 0 { continue }
      let following = lexemes[min(position + 1, lexemes.count - 1)]
      switch following.kind {
      case .leftBrace, .comma: return true
      case .keyword where following.keyword == .where: return true
      case .keyword where following.keyword == .is || following.keyword == .as: return !following.startsLine
      case .leftSquare, .leftParenthesis, .period, .postfixQuestion, .infixQuestion, .exclamation, .binaryOperator:
        return !following.startsLine
      default: return false
      }
    }
    return false
  }

  /// Returns whether the lines after `#if` are member accesses of the expression before it.
  private func isPostfixCondition() -> Bool {
    var position = index
    while lexemes[position].kind == .poundIf || !lexemes[position].startsLine {
      position += 1
      if position >= lexemes.count || lexemes[position].kind == .end { return false }
      if lexemes[position].startsLine, lexemes[position].kind != .poundIf { break }
    }
    return lexemes[position].kind == .period
  }
}
