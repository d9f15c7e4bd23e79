/// A file of source as a tree, in one array.
///
/// A node is its kind, the number of its children, its first byte and the byte behind its last, and the places of its children.
///
/// Unchecked: what is in the tree does not change but by a revision, while nobody else has the program.
package final class SyntaxTree: @unchecked Sendable {
  /// What a tree holds: the file's bytes, and the nodes; place 0 stands for a child that is not there.
  package struct Contents {
    package let bytes: UnsafeMutableBufferPointer<UInt8>
    package let words: UnsafeMutableBufferPointer<UInt32>
    /// The text that stands in the place of the bytes, or nil where it is these.
    package var revision: SourceRevision?
  }

  /// The bytes and the nodes, where nodes find them.
  package let contents: UnsafeMutablePointer<Contents>
  /// The place of the root, a list of statements.
  package let root: UInt32
  /// What stands in line comments, behind their marks, as far as they are known.
  package let comments: [Range<Int>]

  /// A tree.
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

  /// The text that is parsed here.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(contents.pointee.bytes) }
  /// A text that differs from the parsed one in literals and comments alone, whose words the nodes answer; their offsets stay.
  package var revision: SourceRevision? {
    get { contents.pointee.revision }
    set { contents.pointee.revision = newValue }
  }

  /// The statements of the file.
  package var statements: CodeBlockItemListSyntax { CodeBlockItemListSyntax(SyntaxNode(tree: self, place: root)) }
}

/// A node of a tree, which must live as long: the file that is read keeps it.
///
/// Nodes are made at every step through a tree, and holding it would take longer than looking. Unchecked: what is in the
/// tree does not change.
package struct SyntaxNode: @unchecked Sendable {
  private let contents: UnsafePointer<SyntaxTree.Contents>
  /// The node's place in the tree.
  package let place: UInt32

  /// The node of a tree at a place.
  package init(tree: SyntaxTree, place: UInt32) { self.init(UnsafePointer(tree.contents), place) }

  private init(_ contents: UnsafePointer<SyntaxTree.Contents>, _ place: UInt32) {
    self.contents = contents
    self.place = place
  }

  /// The file's bytes.
  private var bytes: UnsafeMutableBufferPointer<UInt8> { contents.pointee.bytes }

  private func word(_ offset: Int) -> UInt32 {
    let (words, index) = (contents.pointee.words, Int(place) + offset)
    precondition(index < words.count)
    return words[index]
  }

  /// What the node is.
  package var kind: SyntaxKind { SyntaxKind(rawValue: UInt8(truncatingIfNeeded: word(0) & 0xFF)) ?? .unknown }
  /// The number of children.
  package var count: Int { Int(word(0) >> 8) }
  /// The offset of the first byte.
  package var start: Int { Int(word(1)) }
  /// The offset behind the last byte.
  package var end: Int { Int(word(2)) }

  /// The child at an index, or nil if it is not there.
  package func child(_ index: Int) -> SyntaxNode? {
    let place = word(3 + index)
    return place == 0 ? nil : SyntaxNode(contents, place)
  }

  /// The child at an index that is always there.
  package subscript<T: SyntaxProtocol>(index: Int) -> T { T(SyntaxNode(contents, word(3 + index))) }
  /// The child at an index, or nil if it is not there.
  package subscript<T: SyntaxProtocol>(optional index: Int) -> T? { child(index).map { T($0) } }

  /// The source from the first byte to the last.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls a function with the bytes of the source from the first to the last.
  package func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    withBytes(of: start..<end, body)
  }

  private func withBytes<Answer>(of range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    precondition(range.upperBound <= bytes.count)
    if let revision = contents.pointee.revision { return revision.bytes(of: range).withUnsafeBufferPointer(body) }
    return body(UnsafeBufferPointer(rebasing: bytes[range]))
  }
}

extension SyntaxNode {
  /// The line comments between the code before and the node, with their places.
  package var lineCommentsBefore: [(start: Int, text: String)] {
    var comments: [(start: Int, text: String)] = []
    var end = start
    while true {
      while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
      let line = (bytes[..<end].lastIndex(of: 0x0A) ?? -1) + 1
      guard let first = bytes[line..<end].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        bytes[first..<end].starts(with: "//".utf8)
      else { return comments.reversed() }
      comments.append((first, withBytes(of: first..<end) { String(decoding: $0, as: UTF8.self) }))
      end = first
    }
  }

  /// The node and all below it, a node a line in pre-order: kind, first byte, end, and number of children.
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
