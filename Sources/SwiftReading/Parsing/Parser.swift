/// A parser for the part of Swift's syntax that layout files use.
///
/// The parser refuses source that it isn't certain to understand. `plumbline-grammar` then parses the file by the whole
/// grammar and reports its syntax errors. For source that the parser accepts, both produce the same tree, as tests
/// prove.
/// Source: The Swift Programming Language, Summary of the Grammar.
package struct Parser {
  /// An error thrown for source that the parser isn't certain to understand.
  struct Refusal: Error {}

  /// The context of an expression, which limits its syntax.
  enum Flavor {
    /// An expression without limits.
    case plain
    /// An expression before a code block, whose brace doesn't begin a trailing closure.
    case condition
    /// A condition after `#if`, which ends with the line.
    case directive
  }

  /// The meaning of names and `let` in an expression that may be a pattern.
  enum PatternContext {
    /// Names are values, and there are no patterns.
    case none
    /// Names are values, and `let` and `var` begin value-binding patterns.
    case matching
    /// Names declare variables.
    case binding
  }

  /// The lexemes of the file.
  var lexemes: [Lexeme]
  /// The index of the next lexeme.
  var index = 0
  /// The nodes that were added so far; a node is identified by the index of its first word.
  var words: WordBuffer
  /// The children of incomplete lists.
  var pending = WordBuffer(capacity: 64)
  /// The original lexemes that were split in two, which are restored if a speculation fails.
  var cuts: [(index: Int, lexeme: Lexeme)] = []
  /// The end of the first half of the last lexeme that was split.
  var cutEnd: UInt32 = 0
  /// The UTF-8 bytes of the file.
  let bytes: UnsafeBufferPointer<UInt8>

  /// Returns the syntax tree of a file, or nil if the parser refuses it.
  package static func tree(of source: [UInt8]) -> SyntaxTree? {
    source.withUnsafeBufferPointer { bytes in
      guard let (lexemes, comments) = Lexer.lexemes(of: bytes) else { return nil }
      let words = WordBuffer(capacity: lexemes.count * 8)
      var parser = Parser(lexemes: lexemes, words: words, bytes: bytes)
      defer {
        parser.words.deallocate()
        parser.pending.deallocate()
      }
      parser.words.append(0)
      do throws(Refusal) {
        let root = try parser.items()
        guard parser.next.kind == .end else { return nil }
        return SyntaxTree(bytes: bytes, words: parser.words.all, root: root, comments: comments)
      } catch {
        return nil
      }
    }
  }

  // MARK: Lexemes

  /// The next lexeme.
  var next: Lexeme { lexemes[index] }
  /// The lexeme after the next one, or the end of the file.
  var second: Lexeme { lookahead(1) }
  /// The offset after the last consumed lexeme.
  var lastEnd: UInt32 { index > 0 ? max(lexemes[index - 1].end, cutEnd) : 0 }

  /// Returns the lexeme at a distance from the next one, or the end of the file.
  func lookahead(_ count: Int) -> Lexeme { lexemes[min(index + count, lexemes.count - 1)] }

  /// Returns whether the next lexeme is of a kind.
  func at(_ kind: Lexeme.Kind) -> Bool { lexemes[index].kind == kind }
  /// Returns whether the next lexeme is a keyword.
  func at(_ keyword: Keyword) -> Bool { lexemes[index].keyword == keyword }
  /// Returns whether the next lexeme is a contextual keyword: a word that is reserved only in some contexts.
  func at(contextual word: StaticString) -> Bool { hasText(next, word) }

  /// Returns whether a lexeme has a text.
  func hasText(_ lexeme: Lexeme, _ word: StaticString) -> Bool {
    guard Int(lexeme.end - lexeme.start) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[Int(lexeme.start)..<Int(lexeme.end)].elementsEqual($0) }
  }

  /// Returns the first byte of a lexeme, or 0 at the end of the file.
  func firstByte(_ lexeme: Lexeme) -> UInt8 { Int(lexeme.start) < bytes.count ? bytes[Int(lexeme.start)] : 0 }

  /// Consumes the next lexeme.
  mutating func advance() { if index < lexemes.count - 1 { index += 1 } }

  /// Consumes the next lexeme if it is of a kind, and returns whether it is.
  mutating func take(_ kind: Lexeme.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Consumes the next lexeme if it is a keyword, and returns whether it is.
  mutating func take(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  /// Consumes the next lexeme if it is a contextual keyword, and returns whether it is.
  mutating func take(contextual word: StaticString) -> Bool {
    guard at(contextual: word) else { return false }
    advance()
    return true
  }

  /// Consumes a lexeme of a kind, or throws a refusal if there is none.
  mutating func expect(_ kind: Lexeme.Kind) throws(Refusal) {
    if !take(kind) { throw Refusal() }
  }

  /// Consumes a keyword, or throws a refusal if there is none.
  mutating func expect(_ keyword: Keyword) throws(Refusal) {
    if !take(keyword) { throw Refusal() }
  }

  // MARK: Nodes

  /// Adds a node without children that ends with the last consumed lexeme.
  mutating func node(_ kind: SyntaxKind, from start: UInt32) -> UInt32 { node(kind, start, count: 0) }

  /// Adds a node with a child.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, _ a: UInt32) -> UInt32 {
    let index = node(kind, start, count: 1)
    words.append(a)
    return index
  }

  /// Adds a node with two children.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, _ a: UInt32, _ b: UInt32) -> UInt32 {
    let index = node(kind, start, count: 2)
    words.append(a)
    words.append(b)
    return index
  }

  /// Adds a node with three children.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, _ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
    let index = node(kind, start, count: 3)
    words.append(a)
    words.append(b)
    words.append(c)
    return index
  }

  /// Adds a node with children.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, all children: [UInt32]) -> UInt32 {
    let index = node(kind, start, count: UInt32(children.count))
    for child in children { words.append(child) }
    return index
  }

  private mutating func node(_ kind: SyntaxKind, _ start: UInt32, count: UInt32) -> UInt32 {
    let index = UInt32(words.count)
    words.append(UInt32(kind.rawValue) | count << 8)
    words.append(start)
    words.append(lastEnd)
    return index
  }

  /// Consumes the next lexeme and adds it as a node.
  mutating func token() -> UInt32 {
    let start = next.start
    advance()
    return node(.token, from: start)
  }

  /// Consumes a lexeme of a kind and adds it as a node, or throws a refusal if there is none.
  mutating func token(_ kind: Lexeme.Kind) throws(Refusal) -> UInt32 {
    guard at(kind) else { throw Refusal() }
    return token()
  }

  /// Parses a name: an identifier, or any keyword if `anyKeyword` is true.
  mutating func name(anyKeyword: Bool = false) throws(Refusal) -> UInt32 {
    guard at(.identifier) || anyKeyword && at(.keyword) else { throw Refusal() }
    return token()
  }

  /// Adds a list of the children that were appended to `pending` since `mark`.
  mutating func list(_ kind: SyntaxKind, since mark: Int) -> UInt32 {
    let index = UInt32(words.count)
    let count = pending.count - mark
    words.append(UInt32(kind.rawValue) | UInt32(count) << 8)
    if count == 0 {
      words.append(0)
      words.append(0)
    } else {
      let first = Int(pending[mark])
      words.append(words[first + 1])
      words.append(lastEnd)
      words.append(pending, since: mark)
    }
    pending.drop(from: mark)
    return index
  }

  /// Adds an empty list.
  mutating func emptyList(_ kind: SyntaxKind) -> UInt32 { list(kind, since: pending.count) }

  /// Returns the offset of a node's first byte.
  func start(of node: UInt32) -> UInt32 { words[Int(node) + 1] }
  /// Returns the kind of a node.
  func kind(of node: UInt32) -> SyntaxKind { SyntaxKind(rawValue: UInt8(words[Int(node)] & 0xFF)) ?? .unknown }

  // MARK: Speculation

  /// Parses a node that may be refused; after a refusal, restores the parser's state and returns nil.
  mutating func speculate(_ body: (inout Parser) throws(Refusal) -> UInt32) -> UInt32? {
    let (start, wordCount, pendingCount, cutCount) = (index, words.count, pending.count, cuts.count)
    let end = cutEnd
    if let node = try? body(&self) { return node }
    while cuts.count > cutCount {
      let cut = cuts.removeLast()
      lexemes[cut.index] = cut.lexeme
    }
    (index, cutEnd) = (start, end)
    words.drop(from: wordCount)
    pending.drop(from: pendingCount)
    return nil
  }

  /// Consumes the `>` at the beginning of an operator, and leaves the rest of the operator.
  mutating func takeAngle() throws(Refusal) {
    guard firstByte(next) == UInt8(ascii: ">"),
      [.binaryOperator, .prefixOperator, .postfixOperator].contains(next.kind)
    else { throw Refusal() }
    if next.end - next.start == 1 { return advance() }
    try cut()
  }

  /// Consumes the first byte of an operator; the others remain.
  mutating func cut() throws(Refusal) {
    cuts.append((index, next))
    lexemes[index].start += 1
    cutEnd = lexemes[index].start
    lexemes[index].isAttached = true
    lexemes[index].startsLine = false
    let isSingle = next.end - next.start == 1
    switch firstByte(next) {
    case UInt8(ascii: ">"): break
    case UInt8(ascii: "?"): if isSingle { lexemes[index].kind = .postfixQuestion }
    case UInt8(ascii: "!") where isSingle: lexemes[index].kind = .exclamation
    default: throw Refusal()
    }
  }
}
