/// A file of source as a tree, in one array.
///
/// A node is its kind, the number of its children, its first byte and the byte behind its last, and the places of its children.
final class SyntaxTree: Sendable {
  /// The file's bytes.
  let bytes: [UInt8]
  /// The nodes; place 0 stands for a child that is not there.
  let words: [UInt32]
  /// The place of the root, a list of statements.
  let root: UInt32

  /// A tree.
  init(bytes: [UInt8], words: [UInt32], root: UInt32) {
    self.bytes = bytes
    self.words = words
    self.root = root
  }

  /// The statements of the file.
  var statements: CodeBlockItemListSyntax { CodeBlockItemListSyntax(SyntaxNode(tree: self, place: root)) }
}

/// A node of a tree, which must live as long: the file that is read keeps it.
///
/// Nodes are made at every step through a tree, and holding it would take longer than looking.
struct SyntaxNode: Sendable {
  /// The tree.
  unowned(unsafe) let tree: SyntaxTree
  /// The node's place in it.
  let place: UInt32

  private func word(_ offset: Int) -> UInt32 { tree.words[Int(place) + offset] }

  /// What the node is.
  var kind: SyntaxKind { SyntaxKind(rawValue: UInt8(truncatingIfNeeded: word(0) & 0xFF)) ?? .unknown }
  /// The number of children.
  var count: Int { Int(word(0) >> 8) }
  /// The offset of the first byte.
  var start: Int { Int(word(1)) }
  /// The offset behind the last byte.
  var end: Int { Int(word(2)) }

  /// The child at an index, or nil if it is not there.
  func child(_ index: Int) -> SyntaxNode? {
    let place = word(3 + index)
    return place == 0 ? nil : SyntaxNode(tree: tree, place: place)
  }

  /// The child at an index that is always there.
  subscript<T: SyntaxProtocol>(index: Int) -> T { T(SyntaxNode(tree: tree, place: word(3 + index))) }
  /// The child at an index, or nil if it is not there.
  subscript<T: SyntaxProtocol>(optional index: Int) -> T? { child(index).map { T($0) } }

  /// The source from the first byte to the last.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls a function with the bytes of the source from the first to the last.
  func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    tree.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}

extension SyntaxNode {
  /// The line comments between the code before and the node, with their places.
  var lineCommentsBefore: [(start: Int, text: String)] {
    var comments: [(start: Int, text: String)] = []
    var end = start
    while true {
      while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(tree.bytes[end - 1]) { end -= 1 }
      let line = (tree.bytes[..<end].lastIndex(of: 0x0A) ?? -1) + 1
      guard let first = tree.bytes[line..<end].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        tree.bytes[first..<end].starts(with: "//".utf8)
      else { return comments.reversed() }
      comments.append((first, String(decoding: tree.bytes[first..<end], as: UTF8.self)))
      end = first
    }
  }

  /// The node and all below it, a node a line in pre-order: kind, first byte, end, and number of children.
  var dump: String {
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
