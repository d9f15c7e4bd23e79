extension Parser {
  /// Parses arguments up to and including a closing bracket.
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

  /// Parses an array or dictionary literal.
  mutating func collection(_ context: PatternContext) throws(Refusal) -> UInt32 {
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

  /// Parses a string literal with its interpolations.
  mutating func string() throws(Refusal) -> UInt32 {
    let start = next.start
    let pounds = at(.stringPounds) ? token() : 0
    let quote = try token(.quote)
    let mark = pending.count
    while !at(.quote) {
      let segmentStart = next.start
      if at(.stringSegment) {
        let content = token()
        pending.append(node(.stringSegment, from: segmentStart, content))
      } else {
        try expect(.interpolationStart)
        let values = try arguments(until: .interpolationEnd)
        pending.append(node(.expressionSegment, from: segmentStart, values))
      }
    }
    let segments = list(.stringLiteralSegmentList, since: mark)
    advance()
    if pounds != 0 { try expect(.stringPounds) }
    return node(.stringLiteralExpr, from: start, pounds, quote, segments)
  }

  /// Parses a macro expansion as an expression.
  mutating func macro(_ flavor: Flavor) throws(Refusal) -> UInt32 {
    let start = next.start
    let parts = try macroParts(flavor)
    return node(.macroExpansionExpr, from: start, all: parts)
  }

  /// Parses a macro expansion, such as `#name(arguments) { … }`, and returns the nodes of its parts.
  mutating func macroParts(_ flavor: Flavor) throws(Refusal) -> [UInt32] {
    let pound = token()
    let name = try name()
    // The tree has no node for generic arguments, which the macro's text contains.
    if firstByte(next) == UInt8(ascii: "<"), next.isAttached { _ = try genericArgumentsIfPresent() }
    var given = emptyList(.labeledExprList)
    if at(.leftParenthesis), !next.startsLine {
      advance()
      given = try arguments(until: .rightParenthesis)
    }
    let (closure, more) = try trailingClosures(flavor)
    return [pound, name, given, closure, more]
  }

  /// Parses a key path, such as `\Root.name[index]?`.
  mutating func keyPath() throws(Refusal) -> UInt32 {
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
