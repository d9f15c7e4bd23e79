/// Splits lexemes into top-level items.
struct OutlineReader {
  /// The lexemes of the file, ending with one of the kind `end`.
  let lexemes: [Lexeme]
  /// The UTF-8 bytes of the file.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The macros that declare something, by name.
  let macros: Set<String>

  /// Returns the items, in order.
  func items() -> [SourceOutline.Item] {
    var items: [SourceOutline.Item] = []
    var start = 0
    while lexemes[start].kind != .end {
      let end = end(from: start)
      items.append(item(of: start..<end))
      start = end
      while lexemes[start].kind == .semicolon { start += 1 }
    }
    return items
  }

  /// Returns the index after the last lexeme of the item that starts at an index.
  private func end(from start: Int) -> Int {
    var depth = 0
    var index = start
    var hasHead = false
    while lexemes[index].kind != .end {
      let lexeme = lexemes[index]
      if index > start, depth == 0, hasHead {
        if lexeme.kind == .semicolon { return index }
        if lexeme.startsLine, !continues(index) { return index }
      }
      switch lexeme.kind {
      case .leftParenthesis, .leftSquare, .leftBrace, .interpolationStart, .poundIf: depth += 1
      case .rightParenthesis, .rightSquare, .rightBrace, .interpolationEnd, .poundEndif: depth -= 1
      default: break
      }
      hasHead = hasHead || depth == 0 && !isPrefix(index, from: start)
      if depth < 0 { depth = 0 }
      index += 1
    }
    return index
  }

  /// Returns whether a lexeme that starts a line continues the item before it.
  private func continues(_ index: Int) -> Bool {
    switch lexemes[index].kind {
    case .period, .comma, .colon, .infixQuestion, .equal, .arrow, .binaryOperator, .leftBrace: return true
    case .keyword:
      if [.else, .catch, .where, .as, .is, .in].contains(lexemes[index].keyword) { return true }
    default: break
    }
    switch lexemes[index - 1].kind {
    case .period, .comma, .colon, .infixQuestion, .equal, .arrow, .binaryOperator: return true
    default: return false
    }
  }

  /// Returns whether a lexeme belongs to the attributes and modifiers before a declaration's keyword.
  private func isPrefix(_ index: Int, from start: Int) -> Bool {
    switch lexemes[index].kind {
    case .at: return true
    case .identifier:
      if index > start, lexemes[index - 1].kind == .at || lexemes[index - 1].kind == .period { return true }
      return Self.modifiers.contains(text(index)) && !lexemes[index + 1].startsLine
        && [.keyword, .identifier, .at].contains(lexemes[index + 1].kind)
    case .period: return index > start
    case .keyword:
      return [.public, .internal, .private, .fileprivate, .static].contains(lexemes[index].keyword)
    case .rightParenthesis: return isAttributeEnd(index, from: start)
    default: return false
    }
  }

  /// Returns whether a closing parenthesis ends the arguments of an attribute, or of an access level such as
  /// `private(set)`.
  private func isAttributeEnd(_ index: Int, from start: Int) -> Bool {
    var depth = 0
    for place in stride(from: index, through: start, by: -1) {
      if lexemes[place].kind == .rightParenthesis { depth += 1 }
      guard lexemes[place].kind == .leftParenthesis else { continue }
      depth -= 1
      if depth == 0 { return place > start && isPrefix(place - 1, from: start) }
    }
    return false
  }

  private func item(of range: Range<Int>) -> SourceOutline.Item {
    let head = range.first { !isAttributePart($0, in: range) } ?? range.lowerBound
    var item = SourceOutline.Item(
      kind: kind(head), range: Int(lexemes[range.lowerBound].start)..<Int(lexemes[range.upperBound - 1].end))
    for index in range where lexemes[index].kind == .identifier || lexemes[index].kind == .dollarIdentifier {
      let name = text(index)
      item.mentionedNames.insert(name)
      if lexemes[index].kind == .dollarIdentifier { item.mentionedNames.insert(String(name.dropFirst())) }
    }
    guard item.kind == .declaration else { return item }
    if lexemes[head].kind == .poundIf {
      for index in range where isDeclaring(index) { item.declaredNames.formUnion(names(after: index, in: range)) }
    } else if lexemes[head].keyword == .extension {
      readExtension(head, range, into: &item)
    } else {
      item.declaredNames = names(after: head, in: range)
    }
    item.isAlwaysNeeded = item.declaredNames.isEmpty
    return item
  }

  private func isAttributePart(_ index: Int, in range: Range<Int>) -> Bool {
    var depth = 0
    for place in range.lowerBound..<index {
      if lexemes[place].kind == .leftParenthesis { depth += 1 }
      if lexemes[place].kind == .rightParenthesis { depth -= 1 }
    }
    if depth > 0 { return true }
    if lexemes[index].kind == .leftParenthesis, index > range.lowerBound {
      return lexemes[index].isAttached && isPrefix(index - 1, from: range.lowerBound)
    }
    return isPrefix(index, from: range.lowerBound)
  }

  private func kind(_ head: Int) -> SourceOutline.Kind {
    let lexeme = lexemes[head]
    if lexeme.kind == .pound, lexemes[head + 1].kind == .identifier, macros.contains(text(head + 1)) { return .macro }
    if lexeme.kind == .poundIf { return .declaration }
    if lexeme.kind == .keyword {
      if lexeme.keyword == .import { return .importing }
      return Self.declaring.contains(lexeme.keyword) ? .declaration : .statement
    }
    if lexeme.kind == .identifier, ["actor", "macro"].contains(text(head)), lexemes[head + 1].kind == .identifier {
      return .declaration
    }
    return .statement
  }

  /// Returns the names that the declaration at an index declares; those of `let (a, b)` and `let a = 1, b = 2` are all
  /// of its names.
  private func names(after head: Int, in range: Range<Int>) -> Set<String> {
    var result: Set<String> = []
    let isVariable = [.let, .var].contains(lexemes[head].keyword)
    for index in (head + 1)..<max(range.upperBound, head + 1) {
      switch lexemes[index].kind {
      case .identifier:
        result.insert(text(index))
        if !isVariable { return result }
      case .leftParenthesis, .comma, .rightParenthesis: if !isVariable { return result }
      default: return result
      }
    }
    return result
  }

  /// Adds the name of the extended type, and those of the members, to an extension.
  private func readExtension(_ head: Int, _ range: Range<Int>, into item: inout SourceOutline.Item) {
    var index = head + 1
    // Written as `[Element]` or `[Key: Value]`, the name is that of the types of lists.
    item.extendedName = "Array"
    while index < range.upperBound, lexemes[index].kind == .identifier || lexemes[index].kind == .period {
      if lexemes[index].kind == .identifier { item.extendedName = text(index) }
      index += 1
    }
    if index < range.upperBound, lexemes[index].kind != .leftBrace { item.extendsWithoutName = true }
    item.declaredNames = Set([item.extendedName].compactMap { $0 })
    for index in range where index != head && isDeclaring(index) {
      let names =
        lexemes[index].keyword == .subscript || lexemes[index].keyword == .`init` ? [] : names(after: index, in: range)
      item.declaredNames.formUnion(names)
      if names.isEmpty { item.extendsWithoutName = true }
    }
  }

  private func isDeclaring(_ index: Int) -> Bool {
    lexemes[index].kind == .keyword && Self.declaring.contains(lexemes[index].keyword)
  }

  private func text(_ index: Int) -> String { lexemes[index].name(in: bytes) }

  private static let declaring: Set<Keyword> = [
    .struct, .class, .enum, .extension, .func, .let, .var, .protocol, .typealias, .operator, .precedencegroup,
    .associatedtype, .subscript, .`init`,
  ]
  private static let modifiers: Set<String> = [
    "final", "open", "indirect", "mutating", "nonmutating", "nonisolated", "lazy", "weak", "dynamic", "prefix",
    "postfix", "infix", "override", "required", "convenience", "package", "isolated",
  ]
}
