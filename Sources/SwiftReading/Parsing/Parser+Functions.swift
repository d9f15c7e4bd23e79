extension Parser {
  /// Parses a function declaration, such as `func name(parameters) -> Result { }`.
  mutating func function(_ head: [UInt32], from start: UInt32) throws(Refusal) -> UInt32 {
    advance()
    let name: UInt32
    switch next.kind {
    case .identifier: name = token()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      let bytes = (Int(next.start)..<Int(next.end)).map { self.bytes[$0] }
      if bytes.count > 1, bytes.last == UInt8(ascii: "<") { throw Refusal() }
      name = token()
    default: throw Refusal()
    }
    let generics = try genericParameters()
    let parameters = try self.parameters()
    let thrown = try effects()
    let result = take(.arrow) ? try type() : 0
    let requirements = try genericWhere()
    let body = at(.leftBrace) ? try codeBlock() : 0
    return node(
      .functionDecl, from: start, all: head + [name, generics, parameters, result, body, requirements, thrown])
  }

  /// Parses `async` and `throws`, and returns the type in `throws(Type)`.
  @discardableResult mutating func effects() throws(Refusal) -> UInt32 {
    _ = take(contextual: "async")
    if take(.rethrows) { return 0 }
    guard take(.throws), take(.leftParenthesis) else { return 0 }
    let thrown = try type()
    try expect(.rightParenthesis)
    return thrown
  }

  /// Parses statements between braces.
  mutating func codeBlock() throws(Refusal) -> UInt32 {
    try expect(.leftBrace)
    let statements = try items()
    try expect(.rightBrace)
    return statements
  }

  /// Parses an initializer, such as `init?(parameters) { }`.
  mutating func initializer(_ head: [UInt32], from start: UInt32) throws(Refusal) -> UInt32 {
    let keyword = token()
    let mark = (at(.postfixQuestion) || at(.exclamation)) && next.isAttached ? token() : 0
    let generics = try genericParameters()
    let parameters = try self.parameters()
    let thrown = try effects()
    let requirements = try genericWhere()
    let body = at(.leftBrace) ? try codeBlock() : 0
    return node(
      .initializerDecl, from: start, all: head + [keyword, mark, generics, parameters, body, requirements, thrown])
  }

  /// Parses a subscript, such as `subscript(parameters) -> Result { }`.
  mutating func subscriptDeclaration(_ head: [UInt32], from start: UInt32) throws(Refusal) -> UInt32 {
    let keyword = token()
    let generics = try genericParameters()
    let parameters = try self.parameters()
    try expect(.arrow)
    let result = try type()
    let requirements = try genericWhere()
    let accessors = at(.leftBrace) ? try accessorBlock() : 0
    return node(
      .subscriptDecl, from: start, all: head + [keyword, generics, parameters, result, accessors, requirements])
  }

  /// Parses parameters between parentheses.
  mutating func parameters() throws(Refusal) -> UInt32 {
    try expect(.leftParenthesis)
    let mark = pending.count
    while !at(.rightParenthesis) {
      let start = next.start
      let attributes = try self.attributes()
      guard isLabel(next) else { throw Refusal() }
      let first = token()
      let second = isLabel(next) ? token() : 0
      try expect(.colon)
      let type = try self.type()
      let ellipsis = at(.postfixOperator) && hasText(next, "...") ? token() : 0
      let fallback = take(.equal) ? try expression() : 0
      let isLast = !take(.comma)
      pending.append(node(.functionParameter, from: start, all: [attributes, first, second, type, ellipsis, fallback]))
      if isLast { break }
    }
    let parameters = list(.functionParameterList, since: mark)
    try expect(.rightParenthesis)
    return parameters
  }

  // MARK: Properties

  /// Parses a constant or variable declaration with its types, initial values and accessors.
  mutating func variables(_ head: [UInt32], from start: UInt32) throws(Refusal) -> UInt32 {
    let keyword = token()
    let mark = pending.count
    repeat {
      let bindingStart = next.start
      if at(.let) || at(.var) { throw Refusal() }
      let pattern = try self.pattern()
      let type = take(.colon) ? try self.type() : 0
      let value = take(.equal) ? try expression() : 0
      let accessors = at(.leftBrace) && !next.startsLine ? try accessorBlock() : 0
      let isLast = !take(.comma)
      pending.append(node(.patternBinding, from: bindingStart, all: [pattern, type, value, accessors]))
      if isLast { break }
    } while true
    let bindings = list(.patternBindingList, since: mark)
    if at(.leftBrace) { throw Refusal() }
    return node(.variableDecl, from: start, all: head + [keyword, bindings])
  }

  /// Parses the accessors between braces, or the statements of a getter.
  mutating func accessorBlock() throws(Refusal) -> UInt32 {
    try expect(.leftBrace)
    guard isAccessor(index) else {
      if at(.`init`) { throw Refusal() }
      for word in Self.accessors where at(contextual: word) { throw Refusal() }
      let statements = try items()
      try expect(.rightBrace)
      return statements
    }
    let mark = pending.count
    while !at(.rightBrace) {
      guard isAccessor(index) else { throw Refusal() }
      let start = next.start
      if at(.at) { throw Refusal() }
      let modifier = at(contextual: "mutating") || at(contextual: "nonmutating") ? token() : 0
      let keyword = token()
      var parameter: UInt32 = 0
      if at(.leftParenthesis) {
        advance()
        parameter = try name()
        try expect(.rightParenthesis)
      }
      try effects()
      let body = at(.leftBrace) ? try codeBlock() : 0
      pending.append(node(.accessorDecl, from: start, all: [modifier, keyword, parameter, body]))
    }
    let accessors = list(.accessorDeclList, since: mark)
    try expect(.rightBrace)
    return accessors
  }

  /// The words with which accessors begin.
  private static let accessors: [StaticString] = ["get", "set", "_read", "_modify", "willSet", "didSet"]

  /// Returns whether an accessor begins at an index.
  private func isAccessor(_ position: Int) -> Bool {
    var position = position
    if hasText(lexemes[position], "mutating") || hasText(lexemes[position], "nonmutating") { position += 1 }
    for word in Self.accessors where hasText(lexemes[position], word) {
      let following = lexemes[position + 1]
      switch following.kind {
      case .leftBrace, .rightBrace, .leftParenthesis: return true
      case .identifier:
        return (Self.accessors + ["async", "mutating", "nonmutating"]).contains { hasText(following, $0) }
      case .keyword: return following.keyword == .throws
      default: return false
      }
    }
    return false
  }
}
