/// The syntax tree of a file, stored in one array of 32-bit words.
///
/// A node consists of a word with its kind and its number of children, the offsets of its first byte and after its last
/// byte, and the index of each child's first word.
///
/// The conformance to `Sendable` is unchecked: a tree is changed only by a revision, while nothing else uses the
/// program.
package final class SyntaxTree: @unchecked Sendable {
  /// The storage of a tree: the file's bytes, and the words of its nodes.
  ///
  /// The index 0 means a missing child.
  package struct Contents {
    package let bytes: UnsafeMutableBufferPointer<UInt8>
    package let words: UnsafeMutableBufferPointer<UInt32>
    /// The revision that replaces the parsed text, or nil if the text is unchanged.
    package var revision: SourceRevision?
  }

  /// The tree's storage, which nodes point to.
  package let contents: UnsafeMutablePointer<Contents>
  /// The index of the root, a list of statements.
  package let root: UInt32
  /// The ranges of line comments, without the slashes; empty if `plumbline-grammar` parsed the file.
  package let comments: [Range<Int>]

  /// Creates a tree from the bytes of a file and the words of its nodes.
  package init(bytes: some Collection<UInt8>, words: some Collection<UInt32>, root: UInt32, comments: [Range<Int>] = [])
  {
    self.comments = comments
    let ownBytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = ownBytes.initialize(from: bytes)
    let ownWords = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: words.count)
    _ = ownWords.initialize(from: words)
    contents = .allocate(capacity: 1)
    contents.initialize(to: Contents(bytes: ownBytes, words: ownWords))
    self.root = root
  }

  deinit {
    contents.pointee.bytes.deallocate()
    contents.pointee.words.deallocate()
    contents.deinitialize(count: 1)
    contents.deallocate()
  }

  /// The bytes of the parsed text.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(contents.pointee.bytes) }
  /// The revision that provides the text of the nodes, or nil to use the parsed text.
  ///
  /// The offsets of the nodes are always those of the parsed text.
  package var revision: SourceRevision? {
    get { contents.pointee.revision }
    set { contents.pointee.revision = newValue }
  }

  /// The statements of the file.
  package var statements: CodeBlockItemListSyntax { CodeBlockItemListSyntax(SyntaxNode(tree: self, index: root)) }
}

/// A node of a syntax tree.
///
/// A node doesn't retain its tree, which must outlive it: nodes are created at every step through a tree, and counting
/// references would take longer than reading. The conformance to `Sendable` is unchecked, because trees don't change.
package struct SyntaxNode: @unchecked Sendable {
  private let contents: UnsafePointer<SyntaxTree.Contents>
  /// The index of the node's first word in the tree.
  package let index: UInt32

  /// Creates the node at an index of a tree.
  package init(tree: SyntaxTree, index: UInt32) { self.init(UnsafePointer(tree.contents), index) }

  private init(_ contents: UnsafePointer<SyntaxTree.Contents>, _ index: UInt32) {
    self.contents = contents
    self.index = index
  }

  /// The bytes of the parsed text.
  private var bytes: UnsafeMutableBufferPointer<UInt8> { contents.pointee.bytes }

  private func word(_ offset: Int) -> UInt32 {
    let (words, index) = (contents.pointee.words, Int(self.index) + offset)
    precondition(index < words.count)
    return words[index]
  }

  /// The node's kind.
  package var kind: SyntaxKind { SyntaxKind(rawValue: UInt8(truncatingIfNeeded: word(0) & 0xFF)) ?? .unknown }
  /// The number of children.
  package var count: Int { Int(word(0) >> 8) }
  /// The offset of the first byte.
  package var start: Int { Int(word(1)) }
  /// The offset after the last byte.
  package var end: Int { Int(word(2)) }

  /// The byte after the node's last one, or nil at the end of the text.
  package var followingByte: UInt8? { end < bytes.count ? bytes[end] : nil }

  /// Returns the child at an index, or nil if it is missing.
  package func child(_ index: Int) -> SyntaxNode? {
    let first = word(3 + index)
    return first == 0 ? nil : SyntaxNode(contents, first)
  }

  /// The child at an index, which must not be missing.
  package subscript<T: SyntaxProtocol>(index: Int) -> T { T(SyntaxNode(contents, word(3 + index))) }
  /// The child at an index, or nil if it is missing.
  package subscript<T: SyntaxProtocol>(optional index: Int) -> T? { child(index).map { T($0) } }

  /// The node's source text.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls a closure with the bytes of the node's source text.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withBytes(of: start..<end, body)
  }

  private func withBytes<Result>(of range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    precondition(range.upperBound <= bytes.count)
    if let revision = contents.pointee.revision { return revision.bytes(of: range).withUnsafeBufferPointer(body) }
    return body(UnsafeBufferPointer(rebasing: bytes[range]))
  }
}

extension SyntaxNode {
  /// Returns whether the node or one of its descendants is of one of some kinds.
  package func contains(_ kinds: Set<SyntaxKind>) -> Bool {
    kinds.contains(kind) || (0..<count).contains { child($0)?.contains(kinds) ?? false }
  }

  /// A description of the node and its descendants in pre-order.
  ///
  /// Each line lists a node's kind, start, end and number of children; a missing child is a minus sign.
  package var dump: String {
    var text = ""
    dump(into: &text)
    return text
  }

  private func dump(into text: inout String) {
    text += "\(kind) \(start) \(end) \(count)\n"
    for index in 0..<count {
      if let child = child(index) { child.dump(into: &text) } else { text += "-\n" }
    }
  }
}
