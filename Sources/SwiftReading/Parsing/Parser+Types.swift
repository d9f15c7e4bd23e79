extension Parser {
  /// Parses a type.
  mutating func type() throws(Refusal) -> UInt32 {
    let start = next.start
    let mark = pending.count
    while at(.inout) || isTypeSpecifier { pending.append(token()) }
    let hasSpecifiers = pending.count > mark
    let specifiers = hasSpecifiers ? list(.typeSpecifierList, since: mark) : 0
    guard hasSpecifiers || at(.at) else { return try plainType() }
    let attributes = try self.attributes()
    let base = try plainType()
    return node(
      .attributedType, from: start, hasSpecifiers ? specifiers : emptyList(.typeSpecifierList), attributes, base)
  }

  private var isTypeSpecifier: Bool {
    guard at(.identifier), !second.startsLine else { return false }
    switch second.kind {
    case .identifier: break
    case .leftParenthesis, .leftSquare: if second.isAttached { return false }
    default: if second.keyword != .Self { return false }
    }
    return at(contextual: "borrowing") || at(contextual: "consuming") || at(contextual: "isolated")
      || at(contextual: "sending")
      || at(contextual: "__owned") || at(contextual: "__shared")
  }

  /// Parses a type without specifiers and attributes.
  private mutating func plainType() throws(Refusal) -> UInt32 {
    let start = next.start
    let base = try composition()
    guard kind(of: base) == .tupleType else {
      if at(.arrow) { throw Refusal() }
      return base
    }
    guard at(.arrow) || at(.throws) || at(contextual: "async") && (second.kind == .arrow || second.keyword == .throws)
    else {
      return base
    }
    try effects()
    try expect(.arrow)
    let result = try type()
    return node(.functionType, from: start, words[Int(base) + 3], result)
  }

  /// Parses a type or a protocol composition, with or without `some` or `any` before it.
  private mutating func composition() throws(Refusal) -> UInt32 {
    let start = next.start
    let isOpaque =
      at(.identifier) && (at(contextual: "some") || at(contextual: "any"))
      && (second.kind == .identifier || second.keyword == .Any || second.kind == .leftParenthesis) && !second.startsLine
    if isOpaque { advance() }
    let first = try simpleType()
    let constraintStart = self.start(of: first)
    var constraint = first
    if isAmpersand {
      let mark = pending.count
      pending.append(first)
      while isAmpersand {
        advance()
        pending.append(try simpleType())
      }
      let elements = list(.compositionTypeElementList, since: mark)
      constraint = node(.compositionType, from: constraintStart, elements)
    }
    return isOpaque ? node(.someOrAnyType, from: start, constraint) : constraint
  }

  private var isAmpersand: Bool {
    (at(.binaryOperator) || at(.prefixAmpersand)) && next.end - next.start == 1 && firstByte(next) == UInt8(ascii: "&")
  }

  /// Parses a type that isn't a composition.
  mutating func simpleType(stopsAtPeriod: Bool = false) throws(Refusal) -> UInt32 {
    let start = next.start
    var base: UInt32
    switch next.kind {
    case .identifier: base = try namedType()
    case .keyword where next.keyword == .Self || next.keyword == .Any: base = try namedType()
    case .leftParenthesis:
      advance()
      let elements = try tupleTypeElements()
      base = node(.tupleType, from: start, elements)
    case .leftSquare:
      advance()
      let element = try type()
      if take(.colon) {
        let value = try type()
        try expect(.rightSquare)
        base = node(.dictionaryType, from: start, element, value)
      } else {
        try expect(.rightSquare)
        base = node(.arrayType, from: start, element)
      }
    default: throw Refusal()
    }
    while true {
      switch next.kind {
      case .period:
        if stopsAtPeriod { return base }
        guard second.isAttached else { throw Refusal() }
        advance()
        if at(contextual: "Type") || at(contextual: "Protocol") {
          advance()
          base = node(.metatypeType, from: start, base)
          continue
        }
        guard at(.identifier) || at(.Self) else { throw Refusal() }
        let name = token()
        let arguments = try genericArgumentsIfPresent()
        base = node(.memberType, from: start, base, name, arguments)
      case .postfixQuestion where next.isAttached:
        advance()
        base = node(.optionalType, from: start, base)
      case .postfixOperator, .binaryOperator:
        guard next.isAttached, firstByte(next) == UInt8(ascii: "?"), cutEnd == next.start else { return base }
        try cut()
        base = node(.optionalType, from: start, base)
      case .exclamation where next.isAttached:
        advance()
        base = node(.implicitlyUnwrappedOptionalType, from: start, base)
      default: return base
      }
    }
  }

  private mutating func namedType() throws(Refusal) -> UInt32 {
    let start = next.start
    for word: StaticString in ["each", "repeat", "some", "any"] where at(contextual: word) { throw Refusal() }
    let name = token()
    let arguments = try genericArgumentsIfPresent()
    return node(.identifierType, from: start, name, arguments)
  }

  /// Parses generic arguments if there are any; otherwise returns the index of the missing node.
  mutating func genericArgumentsIfPresent() throws(Refusal) -> UInt32 {
    switch next.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard firstByte(next) == UInt8(ascii: "<") else { return 0 }
      return try genericArguments()
    default: return 0
    }
  }

  /// Parses generic arguments, such as `<A, B>`.
  mutating func genericArguments() throws(Refusal) -> UInt32 {
    guard next.end - next.start == 1, firstByte(next) == UInt8(ascii: "<") else { throw Refusal() }
    advance()
    let mark = pending.count
    repeat { pending.append(try type()) } while take(.comma)
    let arguments = list(.genericArgumentList, since: mark)
    try takeAngle()
    return arguments
  }

  /// Moves a position past generic arguments that are attached to the name before it, if there are any.
  func skipGenericArguments(_ position: inout Int) throws(Refusal) {
    guard position < lexemes.count, lexemes[position].isAttached, firstByte(lexemes[position]) == UInt8(ascii: "<")
    else { return }
    var depth = 0
    repeat {
      let lexeme = lexemes[position]
      switch lexeme.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for byte in bytes[Int(lexeme.start)..<Int(lexeme.end)] {
          depth += byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
        }
      case .end, .leftBrace, .rightBrace, .semicolon: throw Refusal()
      default: break
      }
      position += 1
    } while depth > 0 && position < lexemes.count
  }

  /// Parses the elements of a tuple type up to and including the closing parenthesis.
  private mutating func tupleTypeElements() throws(Refusal) -> UInt32 {
    let mark = pending.count
    while !at(.rightParenthesis) {
      let start = next.start
      var first: UInt32 = 0
      if isLabel(next), second.kind == .colon {
        first = token()
        advance()
      } else if isLabel(next), isLabel(second), lookahead(2).kind == .colon {
        first = token()
        advance()
        advance()
      }
      let type = try self.type()
      if at(.postfixOperator), hasText(next, "...") { advance() }
      if at(.equal) { throw Refusal() }
      let isLast = !take(.comma)
      pending.append(node(.tupleTypeElement, from: start, first, type))
      if isLast { break }
    }
    let elements = list(.tupleTypeElementList, since: mark)
    try expect(.rightParenthesis)
    return elements
  }

  /// Returns whether a lexeme may be the label of a parameter.
  func isLabel(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .identifier || lexeme.kind == .keyword && lexeme.keyword != .inout
  }

  // MARK: Patterns

  /// Parses a pattern that declares variables, as in `for` and `let`.
  mutating func pattern() throws(Refusal) -> UInt32 {
    let start = next.start
    switch next.kind {
    case .identifier:
      let name = token()
      return node(.identifierPattern, from: start, name)
    case .keyword where next.keyword == .wildcard:
      advance()
      return node(.wildcardPattern, from: start)
    case .keyword where next.keyword == .let || next.keyword == .var:
      advance()
      let inner = try pattern()
      return node(.valueBindingPattern, from: start, inner)
    case .leftParenthesis:
      advance()
      let mark = pending.count
      while !at(.rightParenthesis) {
        if isLabel(next), second.kind == .colon { throw Refusal() }
        pending.append(try pattern())
        if !take(.comma) { break }
      }
      let elements = list(.tuplePatternElementList, since: mark)
      try expect(.rightParenthesis)
      return node(.tuplePattern, from: start, elements)
    default: throw Refusal()
    }
  }

  /// Parses a pattern that a value is matched against, as in `case`.
  mutating func matchingPattern(_ context: PatternContext = .matching) throws(Refusal) -> UInt32 {
    let start = next.start
    switch next.keyword {
    case .let, .var:
      advance()
      let inner = try matchingPattern(.binding)
      return node(.valueBindingPattern, from: start, inner)
    case .is:
      advance()
      let type = try self.type()
      return node(.isTypePattern, from: start, type)
    default:
      let value = try expression(.condition, context)
      if kind(of: value) == .patternExpr { return words[Int(value) + 3] }
      return node(.expressionPattern, from: start, value)
    }
  }
}
