/// What the whole grammar finds in a file that our own parser refuses.
struct GrammarAnswer {
  /// Something wrong, or a note to the fault before it.
  struct Fault {
    /// Whether it is an error, a warning or a note.
    var severity: Diagnostic.Severity
    /// Where it is, in bytes.
    var offset: Int
    /// What it is.
    var message: String
  }

  /// What is wrong.
  var faults: [Fault] = []
  /// Whether anything is.
  var isWrong = false
  /// The tree, as far as there is one.
  var tree: SyntaxTree

  /// What the grammar says of a file, or nil if `plumbline-grammar` is not to be had.
  init?(_ source: [UInt8]) {
    guard let lines = GrammarProcess.lines("tree", for: source) else { return nil }
    var rest = lines[...]
    while let line = rest.first {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3, let severity = Self.severities[String(words[0])], let offset = Int(words[1]) else {
        break
      }
      rest.removeFirst()
      isWrong = true
      if words[0] != "wrong" {
        let message = String(words[2]).split(separator: "\u{2028}", omittingEmptySubsequences: false)
        faults.append(Fault(severity: severity, offset: offset, message: message.joined(separator: "\n")))
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

  /// The tree that lines in pre-order stand for.
  private static func tree(of lines: ArraySlice<Substring>, _ source: [UInt8]) -> SyntaxTree? {
    var words: [UInt32] = [0]
    var open: [(place: Int, next: Int, count: Int)] = []
    for line in lines {
      if line != "-" {
        let parts = line.split(separator: " ")
        guard parts.count == 4, let start = UInt32(parts[1]), let end = UInt32(parts[2]), let count = UInt32(parts[3]),
          start <= end, end <= source.count, count < 1 << 24
        else { return nil }
        let kind = kinds[String(parts[0])] ?? .unknown
        let place = words.count
        words += [UInt32(kind.rawValue) | count << 8, start, end]
        words += [UInt32](repeating: 0, count: Int(count))
        if let parent = open.last { words[parent.place + 3 + parent.next] = UInt32(place) }
        if !open.isEmpty { open[open.count - 1].next += 1 }
        open.append((place, 0, Int(count)))
      } else if !open.isEmpty {
        open[open.count - 1].next += 1
      }
      while let last = open.last, last.next == last.count { open.removeLast() }
    }
    return words.count > 1 && open.isEmpty ? SyntaxTree(bytes: source, words: words, root: 1) : nil
  }
}
