extension Parser {
  /// A declaration, if one begins here.
  mutating func declarationIfPresent(inMembers: Bool) throws(Refusal) -> UInt32? {
    guard let behind = try declarationKeyword(inMembers: inMembers) else { return nil }
    let start = next.start
    let attributes = try self.attributes()
    let modifiers = try self.modifiers(until: behind)
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
    case .import, .associatedtype, .deinit: return try other(from: start)
    default: break
    }
    if at(.pound) {
      let parts = try macroParts(.plain)
      return node(.macroExpansionDecl, from: start, all: head + parts)
    }
    return try typeDeclaration(.actorDecl, head, from: start)
  }

  /// The place of the keyword that the attributes and modifiers here belong to, or nil if nothing is declared here.
  private func declarationKeyword(inMembers: Bool) throws(Refusal) -> Int? {
    var place = index
    while lexemes[place].kind == .at {
      place += 2
      while place < lexemes.count, lexemes[place].kind == .period { place += 2 }
      guard place < lexemes.count else { throw Refusal() }
      if firstByte(lexemes[place]) == UInt8(ascii: "<") { throw Refusal() }
      if lexemes[place].kind == .leftParenthesis, lexemes[place].isAttached {
        var depth = 0
        repeat {
          switch lexemes[place].kind {
          case .leftParenthesis: depth += 1
          case .rightParenthesis: depth -= 1
          case .end: throw Refusal()
          default: break
          }
          place += 1
        } while depth > 0
      }
    }
    let hasAttributes = place > index
    while true {
      let lexeme = lexemes[place]
      switch lexeme.keyword {
      case .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias, .import, .associatedtype: return place
      case .class:
        let behind = lexemes[place + 1]
        guard [.func, .var, .let, .subscript].contains(behind.keyword) || modifierLength(place + 1) > 0 else {
          return place
        }
        place += 1
      case .`init`, .subscript, .deinit, .case:
        if inMembers { return place }
        if place > index { throw Refusal() }
        return nil
      case .operator, .precedencegroup: throw Refusal()
      default:
        if lexeme.kind == .pound { return inMembers || hasAttributes ? place : nil }
        if isWord(lexeme, "actor"), lexemes[place + 1].kind == .identifier, !lexemes[place + 1].startsLine {
          return place
        }
        if isWord(lexeme, "macro"), lexemes[place + 1].kind == .identifier { throw Refusal() }
        let length = modifierLength(place)
        if length == 0 {
          if hasAttributes { throw Refusal() }
          return nil
        }
        place += length
      }
    }
  }

  /// The number of lexemes of a modifier, or 0 if there is none.
  private func modifierLength(_ place: Int) -> Int {
    let lexeme = lexemes[place]
    let behind = lexemes[min(place + 1, lexemes.count - 1)]
    switch lexeme.keyword {
    case .static, .class: return 1
    case .public, .private, .fileprivate, .internal:
      return behind.kind == .leftParenthesis && lexemes[min(place + 3, lexemes.count - 1)].kind == .rightParenthesis
        ? 4 : 1
    default: break
    }
    guard lexeme.kind == .identifier, Self.isModifier(bytes[Int(lexeme.start)..<Int(lexeme.end)]) else { return 0 }
    if behind.kind == .leftParenthesis, behind.isAttached,
      lexemes[min(place + 3, lexemes.count - 1)].kind == .rightParenthesis,
      [.identifier, .keyword].contains(lexemes[min(place + 4, lexemes.count - 1)].kind)
    {
      return 4
    }
    guard behind.kind == .identifier || behind.kind == .keyword, !behind.startsLine else { return 0 }
    switch behind.keyword {
    case .as, .is, .in, .else, .where, .catch, .try, .self, .Self, .true, .false, .nil: return 0
    default: return 1
    }
  }

  private static let modifierWords: [[UInt8]] = [
    "open", "final", "override", "convenience", "required", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "indirect", "dynamic", "optional", "prefix", "postfix", "infix", "nonisolated", "isolated", "async", "package",
    "distributed", "consuming", "borrowing",
  ].map { Array($0.utf8) }

  private static func isModifier(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    modifierWords.contains { $0.count == word.count && $0[0] == word.first && $0.elementsEqual(word) }
  }

  /// Whether a word alone on its line might be a modifier of the next.
  func startsLikeDeclaration(_ lexeme: Lexeme) -> Bool {
    isWord(lexeme, "actor") || isWord(lexeme, "macro")
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
        let place = UInt32(words.count)
        for word in [UInt32(SyntaxKind.token.rawValue), name.start, name.end] { words.append(word) }
        pending.append(place)
      } else {
        pending.append(node(.token, from: start))
      }
    }
    return list(.declModifierList, since: mark)
  }

  /// Attributes, perhaps none.
  mutating func attributes() throws(Refusal) -> UInt32 {
    let mark = pending.count
    while at(.at) {
      let start = next.start
      advance()
      guard next.isAttached, !at(.rethrows) else { throw Refusal() }
      let hasOwnGrammar =
        at(word: "available") || at(word: "objc") || at(word: "backDeployed") || firstByte(next) == UInt8(ascii: "_")
      let nameStart = next.start
      var name: UInt32
      if at(.identifier) {
        let token = token()
        name = node(.identifierType, from: nameStart, token, 0)
      } else {
        throw Refusal()
      }
      while at(.period) {
        advance()
        let token = try self.name()
        name = node(.memberType, from: nameStart, name, token, 0)
      }
      if firstByte(next) == UInt8(ascii: "<"), next.isAttached { throw Refusal() }
      var given: UInt32 = 0
      if at(.leftParenthesis), next.isAttached {
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

  /// The members of a type up to the closing brace or a directive.
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

  /// `: A, B`, perhaps nothing.
  mutating func inheritance() throws(Refusal) -> UInt32 {
    guard take(.colon) else { return 0 }
    let mark = pending.count
    repeat {
      if at(.class) { throw Refusal() }
      pending.append(try type())
    } while take(.comma)
    return list(.inheritedTypeList, since: mark)
  }

  /// `<T: View, U>`.
  mutating func genericParameters() throws(Refusal) -> UInt32 {
    guard firstByte(next) == UInt8(ascii: "<"), next.end - next.start == 1 else { return 0 }
    advance()
    let mark = pending.count
    repeat {
      let start = next.start
      if at(.at) || at(word: "each") || at(.let) { throw Refusal() }
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

  /// `where A: B, C == D`, perhaps nothing.
  mutating func genericWhere() throws(Refusal) -> UInt32 {
    guard take(.where) else { return 0 }
    let mark = pending.count
    repeat {
      let start = next.start
      let left = try type()
      let isSame = !at(.colon)
      if isSame, !at(.binaryOperator) || !isWord(next, "==") { throw Refusal() }
      advance()
      let right = try type()
      let hasComma = take(.comma)
      pending.append(node(isSame ? .sameTypeRequirement : .conformanceRequirement, from: start, left, right))
      if !hasComma { break }
    } while true
    return list(.genericRequirementList, since: mark)
  }
}
