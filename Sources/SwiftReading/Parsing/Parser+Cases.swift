extension Parser {
  /// Parses the cases of an enumeration, such as `case a, b(C) = d`.
  mutating func enumCases(_ head: [UInt32], from start: UInt32) throws(Refusal) -> UInt32 {
    advance()
    let mark = pending.count
    repeat {
      let elementStart = next.start
      let name = try self.name()
      let parameters = at(.leftParenthesis) ? try enumCaseParameters() : 0
      let value = take(.equal) ? try expression() : 0
      let isLast = !take(.comma)
      pending.append(node(.enumCaseElement, from: elementStart, name, parameters, value))
      if isLast { break }
    } while true
    let elements = list(.enumCaseElementList, since: mark)
    return node(.enumCaseDecl, from: start, all: head + [elements])
  }

  /// Parses the associated values of a case.
  mutating func enumCaseParameters() throws(Refusal) -> UInt32 {
    advance()
    let mark = pending.count
    while !at(.rightParenthesis) {
      let start = next.start
      var (first, second): (UInt32, UInt32) = (0, 0)
      if isLabel(next), self.second.kind == .colon {
        first = token()
        advance()
      } else if isLabel(next), isLabel(self.second), lookahead(2).kind == .colon {
        first = token()
        second = token()
        advance()
      }
      let type = try self.type()
      let fallback = take(.equal) ? try expression() : 0
      let isLast = !take(.comma)
      pending.append(node(.enumCaseParameter, from: start, all: [first, second, type, fallback]))
      if isLast { break }
    }
    let parameters = list(.enumCaseParameterList, since: mark)
    try expect(.rightParenthesis)
    return parameters
  }

  /// Parses a type alias, such as `typealias A = B`.
  mutating func typeAlias(_ head: [UInt32], from start: UInt32) throws(Refusal) -> UInt32 {
    advance()
    let name = try self.name()
    _ = try genericParameters()
    try expect(.equal)
    let type = try self.type()
    _ = try genericWhere()
    return node(.typeAliasDecl, from: start, all: head + [name, type])
  }

  /// Parses a deinitializer, `deinit { }`.
  mutating func deinitializer(from start: UInt32) throws(Refusal) -> UInt32 {
    let keyword = token()
    let body = try codeBlock()
    return node(.deinitializerDecl, from: start, keyword, body)
  }

  /// Parses a declaration that has no effect on layout: an import or an associated type.
  mutating func ignoredDeclaration(from start: UInt32) throws(Refusal) -> UInt32 {
    switch next.keyword {
    case .import:
      advance()
      for keyword: Keyword in [.struct, .class, .enum, .protocol, .func, .typealias, .var, .let] where at(keyword) {
        advance()
        break
      }
      _ = try name()
      while take(.period) { _ = try name(anyKeyword: true) }
    default:
      advance()
      _ = try name()
      _ = try inheritance()
      if take(.equal) { _ = try type() }
      _ = try genericWhere()
    }
    return node(.unknownDecl, from: start)
  }
}
