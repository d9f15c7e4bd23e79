extension Parser {
  /// Parses an expression: a sequence of operands and operators, to which precedence isn't yet applied.
  mutating func expression(_ flavor: Flavor = .plain, _ context: PatternContext = .none) throws(Refusal) -> UInt32 {
    let start = next.start
    let first = try operand(flavor, context)
    let mark = pending.count
    while let symbol = try operatorNode(flavor, context) {
      if pending.count == mark { pending.append(first) }
      pending.append(symbol)
      switch kind(of: symbol) {
      case .unresolvedIsExpr, .unresolvedAsExpr:
        let start = next.start
        let type = try self.type()
        pending.append(node(.typeExpr, from: start, type))
      default: pending.append(try operand(flavor, context))
      }
    }
    if pending.count == mark { return first }
    let elements = list(.exprList, since: mark)
    return node(.sequenceExpr, from: start, elements)
  }

  private mutating func operatorNode(_ flavor: Flavor, _ context: PatternContext) throws(Refusal) -> UInt32? {
    let lexeme = next
    if flavor == .directive, lexeme.startsLine { return nil }
    switch lexeme.kind {
    case .binaryOperator:
      let symbol = token()
      return node(.binaryOperatorExpr, from: lexeme.start, symbol)
    case .infixQuestion:
      advance()
      let middle = try expression(flavor, context)
      try expect(.colon)
      return node(.unresolvedTernaryExpr, from: lexeme.start, middle)
    case .equal:
      if context != .none { return nil }
      guard flavor == .plain else { throw Refusal() }
      advance()
      return node(.assignmentExpr, from: lexeme.start)
    case .keyword where lexeme.keyword == .is:
      advance()
      return node(.unresolvedIsExpr, from: lexeme.start)
    case .keyword where lexeme.keyword == .as:
      advance()
      let mark = at(.postfixQuestion) || at(.exclamation) ? token() : 0
      return node(.unresolvedAsExpr, from: lexeme.start, mark)
    case .arrow: throw Refusal()
    default: return nil
    }
  }

  /// Parses an operand.
  private mutating func operand(_ flavor: Flavor, _ context: PatternContext) throws(Refusal) -> UInt32 {
    let lexeme = next
    switch lexeme.keyword {
    case .try:
      advance()
      let mark = (at(.postfixQuestion) || at(.exclamation)) && next.isAttached ? token() : 0
      let value = try operand(flavor, context)
      return node(.tryExpr, from: lexeme.start, mark, value)
    case .if: return try ifExpression()
    case .switch: return try switchExpression()
    case .let, .var, .is:
      guard context != .none else { throw Refusal() }
      let pattern = try matchingPattern(context)
      return node(.patternExpr, from: lexeme.start, pattern)
    default: break
    }
    if lexeme.kind == .identifier, at(contextual: "await") {
      let startsMember = second.kind == .period && !second.isAttached
      guard second.kind == .identifier || second.kind == .keyword || startsMember, !second.startsLine,
        ![.as, .is, .in, .else, .where].contains(second.keyword)
      else { throw Refusal() }
      advance()
      let value = try operand(flavor, context)
      return node(.awaitExpr, from: lexeme.start, value)
    }
    return try unary(flavor, context)
  }

  private mutating func unary(_ flavor: Flavor, _ context: PatternContext) throws(Refusal) -> UInt32 {
    let start = next.start
    switch next.kind {
    case .prefixOperator:
      let symbol = token()
      guard next.isAttached else { throw Refusal() }
      let value = try unary(flavor, context)
      return node(.prefixOperatorExpr, from: start, symbol, value)
    case .prefixAmpersand:
      advance()
      let value = try unary(flavor, context)
      return node(.inOutExpr, from: start, value)
    case .backslash: return try keyPath()
    default:
      let base = try primary(flavor, context)
      return try postfix(base, from: start, flavor, context)
    }
  }

  private mutating func primary(_ flavor: Flavor, _ context: PatternContext) throws(Refusal) -> UInt32 {
    let start = next.start
    switch next.kind {
    case .integer:
      let literal = token()
      return node(.integerLiteralExpr, from: start, literal)
    case .float:
      let literal = token()
      return node(.floatLiteralExpr, from: start, literal)
    case .stringPounds, .quote: return try string()
    case .dollarIdentifier: return reference()
    case .identifier:
      if context == .binding, !continuesName(second) {
        let name = token()
        let pattern = node(.identifierPattern, from: start, name)
        return node(.patternExpr, from: start, pattern)
      }
      return try specialized(reference(), from: start)
    case .period:
      advance()
      return try implicitMember(from: start)
    case .leftParenthesis:
      advance()
      let elements = try arguments(until: .rightParenthesis, context)
      return node(.tupleExpr, from: start, elements)
    case .leftSquare: return try collection(context)
    case .leftBrace: return try closure()
    case .pound: return try macro(flavor)
    case .keyword: return try keywordExpression()
    default: throw Refusal()
    }
  }

  /// Returns whether the lexeme after a name in a pattern makes the name the beginning of an expression.
  private func continuesName(_ lexeme: Lexeme) -> Bool {
    switch lexeme.kind {
    case .period, .leftParenthesis, .leftSquare: true
    case .binaryOperator, .prefixOperator, .postfixOperator: firstByte(lexeme) == UInt8(ascii: "<")
    default: false
    }
  }

  private mutating func keywordExpression() throws(Refusal) -> UInt32 {
    let start = next.start
    switch next.keyword {
    case .self, .Self, .`init`: return try specialized(reference(), from: start)
    case .Any:
      let name = token()
      let type = node(.identifierType, from: start, name, 0)
      return node(.typeExpr, from: start, type)
    case .true, .false:
      let literal = token()
      return node(.booleanLiteralExpr, from: start, literal)
    case .nil:
      advance()
      return node(.nilLiteralExpr, from: start)
    case .super:
      advance()
      return node(.superExpr, from: start)
    case .wildcard:
      advance()
      return node(.discardAssignmentExpr, from: start)
    default: throw Refusal()
    }
  }

  /// Parses the next lexeme as a reference to a declaration.
  mutating func reference() -> UInt32 {
    let start = next.start
    let name = token()
    takeLabels()
    return node(.declReferenceExpr, from: start, name)
  }

  /// Skips the argument labels of a function's full name, as in `map(name(of:))`.
  private mutating func takeLabels() {
    guard at(.leftParenthesis), next.isAttached, isLabel(second), lookahead(2).kind == .colon else { return }
    var position = index + 1
    while position + 2 < lexemes.count, isLabel(lexemes[position]), lexemes[position + 1].kind == .colon {
      position += 2
    }
    guard lexemes[position].kind == .rightParenthesis else { return }
    index = position + 1
  }

  /// Parses the name after a dot.
  mutating func memberName() throws(Refusal) -> UInt32 {
    guard next.isAttached else { throw Refusal() }
    switch next.kind {
    case .identifier, .integer, .dollarIdentifier: return reference()
    case .keyword where next.keyword != .wildcard: return reference()
    default: throw Refusal()
    }
  }

  private mutating func implicitMember(from start: UInt32) throws(Refusal) -> UInt32 {
    if at(.integer) { throw Refusal() }
    let name = try memberName()
    let access = node(.memberAccessExpr, from: start, 0, name)
    return try specialized(access, from: start)
  }

  /// Returns an expression with the generic arguments that follow it, if they are certain to be generic arguments.
  mutating func specialized(_ base: UInt32, from start: UInt32) throws(Refusal) -> UInt32 {
    switch next.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard next.end - next.start == 1, firstByte(next) == UInt8(ascii: "<") else { return base }
    default: return base
    }
    let arguments = speculate { (parser: inout Parser) throws(Refusal) in
      let list = try parser.genericArguments()
      guard parser.endsGenericArguments else { throw Refusal() }
      return list
    }
    guard let arguments else { return base }
    return node(.genericSpecializationExpr, from: start, base, arguments)
  }

  private var endsGenericArguments: Bool {
    switch next.kind {
    case .rightParenthesis, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .exclamation,
      .postfixQuestion, .colon, .interpolationEnd:
      true
    case .leftParenthesis, .leftSquare: !next.startsLine
    default: false
    }
  }
}
