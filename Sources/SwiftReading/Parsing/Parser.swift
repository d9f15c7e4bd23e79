/// Reads Swift source into a tree: what layout files are made of, and nothing that it is not sure of.
///
/// A file that it refuses is read by `plumbline-grammar`, which knows the whole grammar and says what is wrong. What it accepts has the
/// tree that the grammar gives it. Source: The Swift Programming Language, Summary of the Grammar; the tests compare both.
package struct Parser {
  /// Source that is not understood.
  struct Refusal: Error {}

  /// What an expression stands in.
  enum Flavor {
    /// Anywhere.
    case plain
    /// Before a block, whose brace begins no closure.
    case condition
    /// Behind `#if`, up to the end of the line.
    case directive
  }

  /// What names in an expression may be.
  enum PatternContext {
    /// Values.
    case none
    /// Values; `let` and `var` begin new variables.
    case matching
    /// New variables.
    case binding
  }

  /// The lexemes.
  var lexemes: [Lexeme]
  /// The place of the next one.
  var index = 0
  /// The nodes so far.
  var words: WordBuffer
  /// Children of lists that are not complete.
  var pending = WordBuffer(capacity: 64)
  /// Lexemes that were cut in two since a speculation began, as they were.
  var cuts: [(index: Int, lexeme: Lexeme)] = []
  /// The end of the first half of the last lexeme that was cut.
  var cutEnd: UInt32 = 0
  /// The file's bytes.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The tree of a file, or nil if it is refused.
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
  /// The lexeme after the next, or the end.
  var second: Lexeme { lookahead(1) }
  /// The end of the last lexeme that was taken.
  var lastEnd: UInt32 { index > 0 ? max(lexemes[index - 1].end, cutEnd) : 0 }

  /// A lexeme further on, or the end.
  func lookahead(_ count: Int) -> Lexeme { lexemes[min(index + count, lexemes.count - 1)] }

  /// Whether the next lexeme is of a kind.
  func at(_ kind: Lexeme.Kind) -> Bool { lexemes[index].kind == kind }
  /// Whether the next lexeme is a keyword.
  func at(_ keyword: Keyword) -> Bool { lexemes[index].keyword == keyword }
  /// Whether the next lexeme is a word that is a keyword here alone.
  func at(word: StaticString) -> Bool { isWord(next, word) }

  /// Whether a lexeme has a text.
  func isWord(_ lexeme: Lexeme, _ word: StaticString) -> Bool {
    guard Int(lexeme.end - lexeme.start) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[Int(lexeme.start)..<Int(lexeme.end)].elementsEqual($0) }
  }

  /// The first byte of a lexeme.
  func firstByte(_ lexeme: Lexeme) -> UInt8 { Int(lexeme.start) < bytes.count ? bytes[Int(lexeme.start)] : 0 }

  /// Passes over the next lexeme.
  mutating func advance() { if index < lexemes.count - 1 { index += 1 } }

  /// Passes over the next lexeme if it is of a kind.
  mutating func take(_ kind: Lexeme.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Passes over the next lexeme if it is a keyword.
  mutating func take(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  /// Passes over the next lexeme if it is a word.
  mutating func take(word: StaticString) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  /// Passes over a lexeme that must be there.
  mutating func expect(_ kind: Lexeme.Kind) throws(Refusal) {
    if !take(kind) { throw Refusal() }
  }

  /// Passes over a keyword that must be there.
  mutating func expect(_ keyword: Keyword) throws(Refusal) {
    if !take(keyword) { throw Refusal() }
  }

  // MARK: Nodes

  /// Adds a node that ends with the last lexeme taken.
  mutating func node(_ kind: SyntaxKind, from start: UInt32) -> UInt32 { node(kind, start, count: 0) }

  /// Adds a node with a child.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, _ a: UInt32) -> UInt32 {
    let place = node(kind, start, count: 1)
    words.append(a)
    return place
  }

  /// Adds a node with two children.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, _ a: UInt32, _ b: UInt32) -> UInt32 {
    let place = node(kind, start, count: 2)
    words.append(a)
    words.append(b)
    return place
  }

  /// Adds a node with three children.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, _ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
    let place = node(kind, start, count: 3)
    words.append(a)
    words.append(b)
    words.append(c)
    return place
  }

  /// Adds a node with children.
  mutating func node(_ kind: SyntaxKind, from start: UInt32, all children: [UInt32]) -> UInt32 {
    let place = node(kind, start, count: UInt32(children.count))
    for child in children { words.append(child) }
    return place
  }

  private mutating func node(_ kind: SyntaxKind, _ start: UInt32, count: UInt32) -> UInt32 {
    let place = UInt32(words.count)
    words.append(UInt32(kind.rawValue) | count << 8)
    words.append(start)
    words.append(lastEnd)
    return place
  }

  /// Takes the next lexeme as a node.
  mutating func token() -> UInt32 {
    let start = next.start
    advance()
    return node(.token, from: start)
  }

  /// Takes a lexeme that must be there as a node.
  mutating func token(_ kind: Lexeme.Kind) throws(Refusal) -> UInt32 {
    guard at(kind) else { throw Refusal() }
    return token()
  }

  /// Takes a name: a word, or a keyword where `anyKeyword` says that it may be one.
  mutating func name(anyKeyword: Bool = false) throws(Refusal) -> UInt32 {
    guard at(.identifier) || anyKeyword && at(.keyword) else { throw Refusal() }
    return token()
  }

  /// Adds a list of the children pending since `mark`.
  mutating func list(_ kind: SyntaxKind, since mark: Int) -> UInt32 {
    let place = UInt32(words.count)
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
    return place
  }

  /// An empty list.
  mutating func emptyList(_ kind: SyntaxKind) -> UInt32 { list(kind, since: pending.count) }

  /// The first byte of a node.
  func start(of place: UInt32) -> UInt32 { words[Int(place) + 1] }
  /// What a node is.
  func kind(of place: UInt32) -> SyntaxKind { SyntaxKind(rawValue: UInt8(words[Int(place)] & 0xFF)) ?? .unknown }

  // MARK: Speculation

  /// Tries something; what it took and made is given back if it is refused.
  mutating func speculate(_ body: (inout Parser) throws(Refusal) -> UInt32) -> UInt32? {
    let (start, wordCount, pendingCount, cutCount) = (index, words.count, pending.count, cuts.count)
    let end = cutEnd
    if let place = try? body(&self) { return place }
    while cuts.count > cutCount {
      let cut = cuts.removeLast()
      lexemes[cut.index] = cut.lexeme
    }
    (index, cutEnd) = (start, end)
    words.drop(from: wordCount)
    pending.drop(from: pendingCount)
    return nil
  }

  /// Takes the `>` that an operator begins with, and leaves the rest of the operator.
  mutating func takeAngle() throws(Refusal) {
    guard firstByte(next) == UInt8(ascii: ">"),
      [.binaryOperator, .prefixOperator, .postfixOperator].contains(next.kind)
    else { throw Refusal() }
    if next.end - next.start == 1 { return advance() }
    try cut()
  }

  /// Takes the first byte of an operator, and leaves the rest of it.
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
