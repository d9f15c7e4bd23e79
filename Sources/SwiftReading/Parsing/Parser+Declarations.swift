extension Parser {
  /// Parses a declaration, or returns nil if none begins here.
  mutating func declarationIfPresent(inMembers: Bool) throws(Refusal) -> UInt32? {
    guard let keyword = try declarationKeyword(inMembers: inMembers) else { return nil }
    let start = next.start
    let attributes = try self.attributes(ofDeclaration: true)
    let modifiers = try self.modifiers(until: keyword)
    let head = [attributes, modifiers]
    switch next.keyword {
    case .let, .var: return try variables(head, from: start)
    case .func: return try function(head, from: start)
    case .struct: return try typeDeclaration(.structDecl, head, from: start)
    case .class: return try typeDeclaration(.classDecl, head, from: start)
    case .enum: return try typeDeclaration(.enumDecl, head, from: start)
    case .protocol: return try typeDeclaration(.protocolDecl, head, from: start)
    case .extension: return try extensionDeclaration(head, from: start)
    case .`init`: return try initializer(head, from: start)
    case .subscript: return try subscriptDeclaration(head, from: start)
    case .case: return try enumCases(head, from: start)
    case .typealias: return try typeAlias(head, from: start)
    case .deinit: return try deinitializer(from: start)
    case .import, .associatedtype: return try ignoredDeclaration(from: start)
    default: break
    }
    if at(.pound) {
      let parts = try macroParts(.plain)
      return node(.macroExpansionDecl, from: start, all: head + parts)
    }
    return try typeDeclaration(.actorDecl, head, from: start)
  }

  /// Returns the index of the keyword after the attributes and modifiers that begin here, or nil if there is no
  /// declaration.
  private func declarationKeyword(inMembers: Bool) throws(Refusal) -> Int? {
    var position = index
    while lexemes[position].kind == .at {
      position += 2
      try skipGenericArguments(&position)
      while position < lexemes.count, lexemes[position].kind == .period {
        position += 2
        try skipGenericArguments(&position)
      }
      guard position < lexemes.count else { throw Refusal() }
      if lexemes[position].kind == .leftParenthesis, !lexemes[position].startsLine {
        var depth = 0
        repeat {
          switch lexemes[position].kind {
          case .leftParenthesis: depth += 1
          case .rightParenthesis: depth -= 1
          case .end: throw Refusal()
          default: break
          }
          position += 1
        } while depth > 0
      }
    }
    let hasAttributes = position > index
    while true {
      let lexeme = lexemes[position]
      switch lexeme.keyword {
      case .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias, .import, .associatedtype:
        return position
      case .class:
        let following = lexemes[position + 1]
        guard [.func, .var, .let, .subscript].contains(following.keyword) || modifierLength(position + 1) > 0 else {
          return position
        }
        position += 1
      case .`init`, .subscript, .deinit, .case:
        if inMembers { return position }
        if position > index { throw Refusal() }
        return nil
      case .operator, .precedencegroup: throw Refusal()
      default:
        if lexeme.kind == .pound { return inMembers || hasAttributes ? position : nil }
        if hasText(lexeme, "actor"), lexemes[position + 1].kind == .identifier, !lexemes[position + 1].startsLine {
          return position
        }
        if hasText(lexeme, "macro"), lexemes[position + 1].kind == .identifier { throw Refusal() }
        let length = modifierLength(position)
        if length == 0 {
          if hasAttributes { throw Refusal() }
          return nil
        }
        position += length
      }
    }
  }

  /// Returns the number of lexemes of the modifier at an index, or 0 if there is none.
  private func modifierLength(_ position: Int) -> Int {
    let lexeme = lexemes[position]
    let following = lexemes[min(position + 1, lexemes.count - 1)]
    switch lexeme.keyword {
    case .static, .class: return 1
    case .public, .private, .fileprivate, .internal:
      return following.kind == .leftParenthesis
        && lexemes[min(position + 3, lexemes.count - 1)].kind == .rightParenthesis
        ? 4 : 1
    default: break
    }
    guard lexeme.kind == .identifier, Self.isModifier(bytes[Int(lexeme.start)..<Int(lexeme.end)]) else { return 0 }
    if following.kind == .leftParenthesis, following.isAttached,
      lexemes[min(position + 3, lexemes.count - 1)].kind == .rightParenthesis,
      [.identifier, .keyword].contains(lexemes[min(position + 4, lexemes.count - 1)].kind)
    {
      return 4
    }
    guard following.kind == .identifier || following.kind == .keyword, !following.startsLine else { return 0 }
    switch following.keyword {
    case .as, .is, .in, .else, .where, .catch, .try, .self, .Self, .true, .false, .nil: return 0
    default: return 1
    }
  }

  private static let modifierNames: [[UInt8]] = [
    "open", "final", "override", "convenience", "required", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "indirect", "dynamic", "optional", "prefix", "postfix", "infix", "nonisolated", "isolated", "async", "package",
    "distributed", "consuming", "borrowing",
  ].map { Array($0.utf8) }

  private static func isModifier(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    modifierNames.contains { $0.count == word.count && $0[0] == word.first && $0.elementsEqual(word) }
  }

  /// Returns whether an identifier alone on its line might be a modifier of the declaration on the next line.
  func startsLikeDeclaration(_ lexeme: Lexeme) -> Bool {
    hasText(lexeme, "actor") || hasText(lexeme, "macro")
      || Self.isModifier(bytes[Int(lexeme.start)..<Int(lexeme.end)])
  }

  private mutating func modifiers(until end: Int) throws(Refusal) -> UInt32 {
    let mark = pending.count
    while index < end {
      let length = modifierLength(index)
      guard length > 0 else { throw Refusal() }
      let start = next.start
      for _ in 0..<length { advance() }
      if length > 1 {
        let name = lexemes[index - length]
        let token = UInt32(words.count)
        for word in [UInt32(SyntaxKind.token.rawValue), name.start, name.end] { words.append(word) }
        pending.append(token)
      } else {
        pending.append(node(.token, from: start))
      }
    }
    return list(.declModifierList, since: mark)
  }

  /// Parses a list of attributes, which may be empty.
  ///
  /// The arguments of a declaration's attribute may stand after a space, about which Swift 5 warns.
  mutating func attributes(ofDeclaration: Bool = false) throws(Refusal) -> UInt32 {
    let mark = pending.count
    while at(.at) {
      let start = next.start
      advance()
      guard next.isAttached, !at(.rethrows) else { throw Refusal() }
      let hasOwnGrammar =
        at(contextual: "available") || at(contextual: "objc") || at(contextual: "backDeployed")
        || firstByte(next) == UInt8(ascii: "_")
      let nameStart = next.start
      var name: UInt32
      if at(.identifier) {
        let token = token()
        let arguments = next.isAttached ? try genericArgumentsIfPresent() : 0
        name = node(.identifierType, from: nameStart, token, arguments)
      } else {
        throw Refusal()
      }
      while at(.period) {
        advance()
        let token = try self.name()
        let arguments = next.isAttached ? try genericArgumentsIfPresent() : 0
        name = node(.memberType, from: nameStart, name, token, arguments)
      }
      var given: UInt32 = 0
      if at(.leftParenthesis), next.isAttached || ofDeclaration && !next.startsLine {
        if hasOwnGrammar {
          try skipParentheses()
        } else {
          advance()
          given = try arguments(until: .rightParenthesis)
        }
      }
      pending.append(node(.attribute, from: start, name, given))
    }
    return list(.attributeList, since: mark)
  }

  // MARK: Types

  /// Parses the members of a type up to the closing brace or a compiler directive.
  mutating func members() throws(Refusal) -> UInt32 {
    let mark = pending.count
    while true {
      switch next.kind {
      case .rightBrace, .end, .poundElse, .poundElseif, .poundEndif: return list(.memberBlockItemList, since: mark)
      case .poundIf: pending.append(try ifConfig(.members))
      default:
        guard let member = try declarationIfPresent(inMembers: true) else { throw Refusal() }
        pending.append(member)
      }
      if take(.semicolon) { continue }
      switch next.kind {
      case .rightBrace, .end, .poundElse, .poundElseif, .poundEndif: break
      default: if !next.startsLine { throw Refusal() }
      }
    }
  }

  private mutating func memberBlock() throws(Refusal) -> UInt32 {
    try expect(.leftBrace)
    let members = try self.members()
    try expect(.rightBrace)
    return members
  }

  private mutating func typeDeclaration(
    _ kind: SyntaxKind, _ head: [UInt32], from start: UInt32
  ) throws(Refusal) -> UInt32 {
    advance()
    let name = try name()
    var generics = try genericParameters()
    if kind == .protocolDecl, generics != 0 { generics = 0 }
    let inherited = try inheritance()
    let requirements = try genericWhere()
    let members = try memberBlock()
    return node(kind, from: start, all: head + [name, generics, inherited, members, requirements])
  }

  private mutating func extensionDeclaration(_ head: [UInt32], from start: UInt32) throws(Refusal) -> UInt32 {
    advance()
    let type = try self.type()
    let inherited = try inheritance()
    let requirements = try genericWhere()
    let members = try memberBlock()
    return node(.extensionDecl, from: start, all: head + [type, inherited, members, requirements])
  }

  /// Parses an inheritance clause, such as `: A, B`, if there is one.
  mutating func inheritance() throws(Refusal) -> UInt32 {
    guard take(.colon) else { return 0 }
    let mark = pending.count
    repeat {
      if at(.class) { throw Refusal() }
      pending.append(try type())
    } while take(.comma)
    return list(.inheritedTypeList, since: mark)
  }

  /// Parses generic parameters, such as `<T: View, U>`, if there are any.
  mutating func genericParameters() throws(Refusal) -> UInt32 {
    guard firstByte(next) == UInt8(ascii: "<"), next.end - next.start == 1 else { return 0 }
    advance()
    let mark = pending.count
    repeat {
      let start = next.start
      if at(.at) || at(contextual: "each") || at(.let) { throw Refusal() }
      let name = try self.name()
      let inherited = take(.colon) ? try type() : 0
      let hasComma = take(.comma)
      pending.append(node(.genericParameter, from: start, name, inherited))
      if !hasComma { break }
    } while true
    let parameters = list(.genericParameterList, since: mark)
    try takeAngle()
    return parameters
  }

  /// Parses a generic `where` clause, such as `where A: B, C == D`, if there is one.
  mutating func genericWhere() throws(Refusal) -> UInt32 {
    guard take(.where) else { return 0 }
    let mark = pending.count
    repeat {
      let start = next.start
      let left = try type()
      let isSame = !at(.colon)
      if isSame, !at(.binaryOperator) || !hasText(next, "==") { throw Refusal() }
      advance()
      let right = try type()
      let hasComma = take(.comma)
      pending.append(node(isSame ? .sameTypeRequirement : .conformanceRequirement, from: start, left, right))
      if !hasComma { break }
    } while true
    return list(.genericRequirementList, since: mark)
  }
}
