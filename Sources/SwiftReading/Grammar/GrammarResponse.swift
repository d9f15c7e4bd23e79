/// The response of `plumbline-grammar` to a file that Plumbline's own parser refuses.
struct GrammarResponse {
  /// An error, a warning, or a note about the message before it.
  struct Message {
    /// The message's severity.
    var severity: Diagnostic.Severity
    /// The offset of the message's source, in UTF-8 bytes.
    var offset: Int
    /// The text of the message.
    var text: String
  }

  /// The errors, warnings and notes, in source order.
  var messages: [Message] = []
  /// Whether the file has syntax errors.
  var hasErrors = false
  /// The syntax tree; of a file with errors, the part that could be parsed.
  var tree: SyntaxTree

  /// Parses a file with `plumbline-grammar`, or returns nil if the program cannot be run.
  init?(_ source: [UInt8]) {
    guard let lines = GrammarProcess.lines("tree", for: source) else { return nil }
    var rest = lines[...]
    while let line = rest.first {
      let fields = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let severity = Self.severities[String(fields[0])], let offset = Int(fields[1]) else {
        break
      }
      rest.removeFirst()
      hasErrors = true
      if fields[0] != "wrong" {
        let text = String(fields[2]).split(separator: "\u{2028}", omittingEmptySubsequences: false)
        messages.append(Message(severity: severity, offset: offset, text: text.joined(separator: "\n")))
      }
    }
    guard let tree = Self.tree(of: rest, source) else { return nil }
    self.tree = tree
  }

  private static let severities: [String: Diagnostic.Severity] = [
    "wrong": .error, "error": .error, "warning": .warning, "note": .note,
  ]

  private static let kinds = Dictionary(
    SyntaxKind.allCases.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the syntax tree whose nodes are listed in pre-order, one per line, or nil if the list is malformed.
  private static func tree(of lines: ArraySlice<Substring>, _ source: [UInt8]) -> SyntaxTree? {
    var words: [UInt32] = [0]
    var open: [(node: Int, next: Int, count: Int)] = []
    for line in lines {
      if line != "-" {
        let parts = line.split(separator: " ")
        guard parts.count == 4, let start = UInt32(parts[1]), let end = UInt32(parts[2]), let count = UInt32(parts[3]),
          start <= end, end <= source.count, count < 1 << 24
        else { return nil }
        let kind = kinds[String(parts[0])] ?? .unknown
        let node = words.count
        words += [UInt32(kind.rawValue) | count << 8, start, end]
        words += [UInt32](repeating: 0, count: Int(count))
        if let parent = open.last { words[parent.node + 3 + parent.next] = UInt32(node) }
        if !open.isEmpty { open[open.count - 1].next += 1 }
        open.append((node, 0, Int(count)))
      } else if !open.isEmpty {
        open[open.count - 1].next += 1
      }
      while let last = open.last, last.next == last.count { open.removeLast() }
    }
    return words.count > 1 && open.isEmpty ? SyntaxTree(bytes: source, words: words, root: 1) : nil
  }
}
