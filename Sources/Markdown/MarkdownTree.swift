import CPlumblineMarkdown

/// The blocks of a Markdown text, and the destinations of its links, as cmark-gfm reads them.
struct MarkdownTree {
  /// A block.
  struct Block {
    /// The content of a block.
    enum Content {
      /// A code block between fences, with its text.
      case fencedCode(String)
      /// A code block that is indented.
      case indentedCode
      /// A block of HTML.
      case html(String)
      /// A heading, with its text.
      case heading(String)
      /// A block that holds blocks.
      case container
      /// Any other block, with the destinations of its links.
      case other(links: [String])
    }

    /// The block's content.
    var content: Content
    /// The lines, from 1.
    var lines: ClosedRange<Int>
    /// The column of the first character, in bytes, from 1.
    var column: Int
    /// The number of the block around it, or -1 for the page.
    var container: Int
    /// The position among the blocks of the container.
    var position: Int
    /// Whether another block begins on the last line, which then ends this one without being part of it.
    var isCutOff = false
  }

  /// The blocks, each before those within it.
  private(set) var blocks: [Block] = []

  /// Reads a text.
  init(of bytes: [UInt8]) {
    let root = bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, 0) }
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    add(childrenOf: root)
  }

  /// Adds the blocks below a node, whose nesting is not limited, without recursion.
  private mutating func add(childrenOf root: OpaquePointer) {
    var open: [(node: OpaquePointer?, container: Int, position: Int)] = [(cmark_node_first_child(root), -1, 0)]
    while let (node, container, position) = open.popLast() {
      guard let node else { continue }
      open.append((cmark_node_next(node), container, position + 1))
      let type = String(cString: cmark_node_get_type_string(node))
      let start = Int(cmark_node_get_start_line(node))
      let end = max(Int(cmark_node_get_end_line(node)), start)
      let content = content(of: node, type)
      if let last = blocks.indices.last, case .fencedCode = blocks[last].content {
        blocks[last].isCutOff = start <= blocks[last].lines.upperBound
      }
      blocks.append(
        Block(
          content: content, lines: start...end, column: Int(cmark_node_get_start_column(node)), container: container,
          position: position))
      if Self.containers.contains(type) { open.append((cmark_node_first_child(node), blocks.count - 1, 0)) }
    }
  }

  private func content(of node: OpaquePointer, _ type: String) -> Block.Content {
    switch type {
    case "code_block":
      var (length, offset, character) = (Int32(0), Int32(0), CChar(0))
      guard cmark_node_get_fenced(node, &length, &offset, &character) != 0 else { return .indentedCode }
      return .fencedCode(literal(of: node))
    case "html_block": return .html(literal(of: node))
    case "heading": return .heading(inlineParts(of: node).text)
    case _ where Self.containers.contains(type): return .container
    default: return .other(links: inlineParts(of: node).links)
    }
  }

  private func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map(String.init(cString:)) ?? ""
  }

  /// Returns the text and the links' destinations of a block of inline content.
  private func inlineParts(of node: OpaquePointer) -> (text: String, links: [String]) {
    var (text, links) = ("", [String]())
    var open = [cmark_node_first_child(node)]
    while let next = open.popLast() {
      guard let next else { continue }
      open.append(cmark_node_next(next))
      switch String(cString: cmark_node_get_type_string(next)) {
      case "text", "code": text += literal(of: next)
      case "link": if let url = cmark_node_get_url(next) { links.append(String(cString: url)) }
      default: break
      }
      open.append(cmark_node_first_child(next))
    }
    return (text, links)
  }

  private static let containers: Set<String> = ["block_quote", "list", "item"]
}
