extension Parser {
  /// An expression with its operators in a row.
  mutating func expression(_ flavor: Flavor = .plain, _ context: PatternContext = .none) throws(Refusal) -> UInt32 {
    let start = next.start
    let first = try element(flavor, context)
    let mark = pending.count
    while let symbol = try operatorNode(flavor, context) {
      if pending.count == mark { pending.append(first) }
      pending.append(symbol)
      switch kind(of: symbol) {
      case .unresolvedIsExpr, .unresolvedAsExpr:
        let start = next.start
        let type = try self.type()
        pending.append(node(.typeExpr, from: start, type))
      default: pending.append(try element(flavor, context))
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

  /// An operand.
  private mutating func element(_ flavor: Flavor, _ context: PatternContext) throws(Refusal) -> UInt32 {
    let lexeme = next
    switch lexeme.keyword {
    case .try:
      advance()
      let mark = (at(.postfixQuestion) || at(.exclamation)) && next.isAttached ? token() : 0
      let value = try element(flavor, context)
      return node(.tryExpr, from: lexeme.start, mark, value)
    case .if: return try ifExpression()
    case .switch: return try switchExpression()
    case .let, .var, .is:
      guard context != .none else { throw Refusal() }
      let pattern = try matchingPattern(context)
      return node(.patternExpr, from: lexeme.start, pattern)
    default: break
    }
    if lexeme.kind == .identifier, at(word: "await") {
      guard second.kind == .identifier || second.kind == .keyword, !second.startsLine,
        ![.as, .is, .in, .else, .where].contains(second.keyword)
      else { throw Refusal() }
      advance()
      let value = try element(flavor, context)
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
      let operand = try unary(flavor, context)
      return node(.prefixOperatorExpr, from: start, symbol, operand)
    case .prefixAmpersand:
      advance()
      let operand = try unary(flavor, context)
      return node(.inOutExpr, from: start, operand)
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

  /// Whether a lexeme behind a name in a pattern makes it the begin of a value.
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

  /// The next lexeme as a name that is referred to.
  mutating func reference() -> UInt32 {
    let start = next.start
    let name = token()
    takeLabels()
    return node(.declReferenceExpr, from: start, name)
  }

  /// Passes over the labels of a function that is named with them, as in `map(name(of:))`.
  private mutating func takeLabels() {
    guard at(.leftParenthesis), next.isAttached, isLabel(second), lookahead(2).kind == .colon else { return }
    var place = index + 1
    while place + 2 < lexemes.count, isLabel(lexemes[place]), lexemes[place + 1].kind == .colon { place += 2 }
    guard lexemes[place].kind == .rightParenthesis else { return }
    index = place + 1
  }

  /// A name behind a dot.
  private mutating func memberName() throws(Refusal) -> UInt32 {
    guard next.isAttached else { throw Refusal() }
    switch next.kind {
    case .identifier, .integer: return reference()
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

  /// An expression with the generic arguments that follow it, if what stands there is surely that.
  private mutating func specialized(_ base: UInt32, from start: UInt32) throws(Refusal) -> UInt32 {
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
      .postfixQuestion, .colon, .valueEnd:
      true
    case .leftParenthesis, .leftSquare: !next.startsLine
    default: false
    }
  }

  // MARK: Behind an expression

  /// An expression with the members, calls and marks that follow it.
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

  /// A call with its arguments and the closures behind them.
  private mutating func call(
    _ kind: SyntaxKind, _ base: UInt32, _ given: UInt32, from start: UInt32, _ flavor: Flavor
  ) throws(Refusal) -> UInt32 {
    let (closure, more) = try trailingClosures(flavor)
    return node(kind, from: start, all: [base, given, closure, more])
  }

  /// The closures behind a call: the first, and those with labels.
  private mutating func trailingClosures(_ flavor: Flavor) throws(Refusal) -> (first: UInt32, more: UInt32) {
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

  /// Whether an expression is a literal, which nobody calls.
  private func isLiteral(_ base: UInt32) -> Bool {
    switch kind(of: base) {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
      .stringLiteralExpr:
      true
    default: false
    }
  }

  /// Whether a brace that follows an expression begins a closure.
  private func isTrailingClosure(_ flavor: Flavor) -> Bool {
    guard at(.leftBrace), flavor != .directive else { return false }
    if isWord(second, "didSet") || isWord(second, "willSet") || second.keyword == .case { return false }
    guard flavor == .condition else { return true }
    var depth = 0
    for place in index..<lexemes.count {
      switch lexemes[place].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      default: break
      }
      if depth > 0 { continue }
      let behind = lexemes[min(place + 1, lexemes.count - 1)]
      switch behind.kind {
      case .leftBrace, .comma: return true
      case .keyword where behind.keyword == .where: return true
      case .keyword where behind.keyword == .is || behind.keyword == .as: return !behind.startsLine
      case .leftSquare, .leftParenthesis, .period, .postfixQuestion, .infixQuestion, .exclamation, .binaryOperator:
        return !behind.startsLine
      default: return false
      }
    }
    return false
  }

  /// Whether `#if` is followed by members of the expression before it.
  private func isPostfixCondition() -> Bool {
    var place = index
    while lexemes[place].kind == .poundIf || !lexemes[place].startsLine {
      place += 1
      if place >= lexemes.count || lexemes[place].kind == .end { return false }
      if lexemes[place].startsLine, lexemes[place].kind != .poundIf { break }
    }
    return lexemes[place].kind == .period
  }

  // MARK: Arguments

  /// The arguments up to a closing bracket, which is taken as well.
  mutating func arguments(
    until end: Lexeme.Kind, _ context: PatternContext = .none
  ) throws(Refusal) -> UInt32 {
    let mark = pending.count
    while !at(end) {
      let start = next.start
      var label: UInt32 = 0
      if next.kind == .identifier || next.kind == .keyword, second.kind == .colon {
        label = token()
        advance()
      }
      let value: UInt32
      if at(.binaryOperator), [.comma, .rightParenthesis, .rightSquare].contains(second.kind) {
        value = reference()
      } else {
        value = try expression(.plain, context)
      }
      let isLast = !take(.comma)
      pending.append(node(.labeledExpr, from: start, label, value))
      if isLast { break }
    }
    let result = list(.labeledExprList, since: mark)
    try expect(end)
    return result
  }

  private mutating func collection(_ context: PatternContext) throws(Refusal) -> UInt32 {
    let start = next.start
    advance()
    if at(.colon), second.kind == .rightSquare {
      advance()
      advance()
      return node(.dictionaryExpr, from: start, 0)
    }
    let mark = pending.count
    var isDictionary = false
    while !at(.rightSquare) {
      let elementStart = next.start
      let first = try expression(.plain, context)
      if pending.count == mark { isDictionary = at(.colon) }
      if isDictionary {
        try expect(.colon)
        let value = try expression(.plain, context)
        let isLast = !take(.comma)
        pending.append(node(.dictionaryElement, from: elementStart, first, value))
        if isLast { break }
      } else {
        pending.append(first)
        if !take(.comma) { break }
      }
    }
    let elements = list(isDictionary ? .dictionaryElementList : .arrayElementList, since: mark)
    try expect(.rightSquare)
    return node(isDictionary ? .dictionaryExpr : .arrayExpr, from: start, elements)
  }

  /// A text with the values in it.
  mutating func string() throws(Refusal) -> UInt32 {
    let start = next.start
    let pounds = at(.stringPounds) ? token() : 0
    let quote = try token(.quote)
    let mark = pending.count
    while !at(.quote) {
      let pieceStart = next.start
      if at(.stringPiece) {
        let piece = token()
        pending.append(node(.stringSegment, from: pieceStart, piece))
      } else {
        try expect(.valueStart)
        let values = try arguments(until: .valueEnd)
        pending.append(node(.expressionSegment, from: pieceStart, values))
      }
    }
    let segments = list(.stringLiteralSegmentList, since: mark)
    advance()
    if pounds != 0 { try expect(.stringPounds) }
    return node(.stringLiteralExpr, from: start, pounds, quote, segments)
  }

  private mutating func macro(_ flavor: Flavor) throws(Refusal) -> UInt32 {
    let start = next.start
    let parts = try macroParts(flavor)
    return node(.macroExpansionExpr, from: start, all: parts)
  }

  /// `#name(arguments) { … }`: the pound, the name, the arguments and the closures.
  mutating func macroParts(_ flavor: Flavor) throws(Refusal) -> [UInt32] {
    let pound = token()
    let name = try name()
    var given = emptyList(.labeledExprList)
    if at(.leftParenthesis), !next.startsLine {
      advance()
      given = try arguments(until: .rightParenthesis)
    }
    let (closure, more) = try trailingClosures(flavor)
    return [pound, name, given, closure, more]
  }

  /// `\Root.name[index]?`.
  private mutating func keyPath() throws(Refusal) -> UInt32 {
    let start = next.start
    advance()
    let root = at(.period) ? 0 : try simpleType(stopsAtPeriod: true)
    let mark = pending.count
    while true {
      let componentStart = next.start
      switch next.kind {
      case .period where !next.startsLine:
        advance()
        if at(.postfixQuestion) || at(.exclamation) { throw Refusal() }
        let name = try memberName()
        if firstByte(next) == UInt8(ascii: "<"), next.isAttached { throw Refusal() }
        pending.append(node(.keyPathPropertyComponent, from: componentStart, name))
      case .leftSquare where next.isAttached:
        advance()
        let given = try arguments(until: .rightSquare)
        pending.append(node(.keyPathSubscriptComponent, from: componentStart, given))
      case .postfixQuestion, .exclamation:
        advance()
        pending.append(node(.keyPathOptionalComponent, from: componentStart))
      case .leftParenthesis where next.isAttached: throw Refusal()
      default:
        guard pending.count > mark else { throw Refusal() }
        let components = list(.keyPathComponentList, since: mark)
        return node(.keyPathExpr, from: start, root, components)
      }
    }
  }
}
