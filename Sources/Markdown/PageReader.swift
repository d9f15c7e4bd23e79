import PlumblineSource
import PlumblineSwiftReading

/// Finds the fences, comments and references of a page.
struct PageReader {
  /// The page's path.
  let path: String
  /// The page's lines.
  let lines: PageText
  private var comments: [Int: PageComment] = [:]
  /// The block before each block in the same container.
  private var previous: [Int: Int] = [:]

  /// Creates a reader of a page.
  init(path: String, lines: PageText) { (self.path, self.lines) = (path, lines) }

  /// Adds everything that the page holds to it.
  mutating func read(into page: inout Page) {
    let blocks = MarkdownTree(of: lines.markdown).blocks
    for (index, block) in blocks.enumerated() {
      guard case .html(let html) = block.content else { continue }
      comments[index] = PageComment(html, in: lines, file: path, line: block.lines.lowerBound)
    }
    let next = Self.successors(of: blocks)
    for (block, following) in next { previous[following] = block }
    var ownBlocks: Set<Int> = []
    for index in blocks.indices where !ownBlocks.contains(index) {
      switch blocks[index].content {
      case .fencedCode(let code):
        guard var fence = fence(code, at: blocks[index], comment: drawComment(before: index), &page) else {
          warnOfInfo(of: blocks[index], &page)
          continue
        }
        if let first = next[index], comments[first]?.kind == .begin {
          fence.block = ownBlock(from: first, next, blocks, &ownBlocks, &page)
        }
        page.fences.append(fence)
      case .html(let html):
        guard let comment = comments[index] else {
          warnOfHTML(in: blocks[index], html, &page)
          continue
        }
        read(comment, html, at: index, next, blocks, &ownBlocks, &page)
      case .heading(let text): page.chapter = page.chapter ?? Self.number(inHeading: text)
      case .indentedCode: warnOfIndentation(in: blocks[index].lines, &page)
      case .other(let links):
        addReferences(links, in: blocks[index].lines, &page)
        refuseBackticks(in: blocks[index].lines, &page)
      case .container: break
      }
    }
    for index in page.fences.indices {
      page.fences[index].outline = SourceOutline(ofPreviewsIn: page.fences[index].text)
      page.fences[index].name = page.fences[index]["name"] ?? Self.defaultName(path, index + 1)
    }
  }

  /// Returns the index of the block that follows each block in the same container.
  private static func successors(of blocks: [MarkdownTree.Block]) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var result: [Int: Int] = [:]
    for (index, block) in blocks.enumerated() {
      if let before = last[block.container] { result[before] = index }
      last[block.container] = index
    }
    return result
  }

  /// Returns the `draw` comment right before a block.
  private func drawComment(before index: Int) -> PageComment? {
    guard let comment = previous[index].flatMap({ comments[$0] }), comment.kind == .draw else { return nil }
    return comment
  }

  /// Reads a comment for Plumbline that does not belong to a fence before it.
  private mutating func read(
    _ comment: PageComment, _ html: String, at index: Int, _ next: [Int: Int], _ blocks: [MarkdownTree.Block],
    _ ownBlocks: inout Set<Int>, _ page: inout Page
  ) {
    switch comment.kind {
    case .include:
      page.commentLines.append(blocks[index].lines)
      page.includes += comment.words.map { Page.Include(path: $0.name, source: $0.source) }
    case .draw:
      page.commentLines.append(blocks[index].lines)
      if let following = next[index], holdsCode(blocks[following]) { return }
      page.problems.append(
        Diagnostic(.error, "no fence of code follows this comment", at: comment.word.source))
    case .begin:
      guard let block = ownBlock(from: index, next, blocks, &ownBlocks, &page) else { return }
      if let fence = hidden(in: html, at: blocks[index], comment: drawComment(before: index), block, &page) {
        page.fences.append(fence)
      } else if holdsCode(blocks[index]) {
        page.problems.append(
          Diagnostic(
            .error, "the code in this comment is not a figure", at: comment.word.source,
            hint: "begin its fence with 'swift plumbline'"))
      } else {
        page.orphans.append(Page.Orphan(lines: block, name: comment.words.first?.name ?? ""))
      }
    case .end:
      page.problems.append(
        Diagnostic(
          .error, "this comment ends a block that none begins", at: comment.word.source,
          hint: "remove the comment; the next run writes the block again"))
    case nil:
      page.problems.append(.unknownWord(comment.word, known: ["include", "draw"]))
    }
  }

  /// Returns the lines of Plumbline's block that begins with a comment.
  private func ownBlock(
    from first: Int, _ next: [Int: Int], _ blocks: [MarkdownTree.Block], _ ownBlocks: inout Set<Int>, _ page: inout Page
  ) -> ClosedRange<Int>? {
    var last = first
    while let following = next[last], comments[following]?.kind != .begin {
      last = following
      if comments[last]?.kind == .end {
        for index in first...last { ownBlocks.insert(index) }
        return blocks[first].lines.lowerBound...blocks[last].lines.upperBound
      }
    }
    ownBlocks.insert(first)
    if let comment = comments[first] {
      page.problems.append(
        Diagnostic(
          .error, "no comment ends this block", at: comment.word.source,
          hint: "remove the rest of it; the next run writes the block again"))
    }
    return nil
  }

  /// Returns whether a block is a fence, or a comment around one.
  private func holdsCode(_ block: MarkdownTree.Block) -> Bool {
    switch block.content {
    case .fencedCode: true
    case .html(let html): html.contains("\n") && (html.contains("```") || html.contains("~~~"))
    default: false
    }
  }

  /// Returns the fence in the comment that begins a block, if it holds one.
  private func hidden(
    in html: String, at block: MarkdownTree.Block, comment: PageComment?, _ whole: ClosedRange<Int>, _ page: inout Page
  ) -> PageFence? {
    // The comment's first and last lines are not part of the Markdown within.
    let inner = html.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let tree = MarkdownTree(of: Array(inner.joined(separator: "\n").utf8))
    for found in tree.blocks {
      guard case .fencedCode(let code) = found.content else { continue }
      var moved = found
      moved.lines =
        (found.lines.lowerBound + block.lines.lowerBound)...(found.lines.upperBound + block.lines.lowerBound)
      moved.column = block.column + found.column - 1
      moved.container = block.container
      guard var fence = fence(code, at: moved, comment: comment, &page) else { return nil }
      (fence.lines, fence.block, fence.isInComment) = (whole, whole, true)
      return fence
    }
    return nil
  }

  /// Returns the number of a chapter in its heading.
  private static func number(inHeading text: String) -> Int? {
    var rest = Substring(text)
    if rest.lowercased().hasPrefix("chapter ") { rest = rest.dropFirst(8) }
    let digits = rest.prefix(while: \.isNumber)
    guard digits.count < 9, let after = rest.dropFirst(digits.count).first ?? (digits.isEmpty ? nil : " ") else {
      return nil
    }
    return after == "." || after == ":" || after == " " || after == ")" ? Int(digits) : nil
  }

  /// Returns the name of a figure that has no name from the author.
  private static func defaultName(_ path: String, _ number: Int) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? "figure"
    let stem = file.prefix { $0 != "." }
    let name = stem.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return "\(name.isEmpty ? "figure" : String(name))-\(number)"
  }
}
