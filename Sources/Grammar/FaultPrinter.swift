import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Prints what is wrong with a file, a fault or note a line: its kind, its offset, and the message.
enum FaultPrinter {
  /// The most wrong places of which all are worded: the time that wording takes grows with their square.
  private static let limit = 500
  /// How many wrong places are worded where there are more.
  private static let first = 20

  /// The lines of a file, none if it is right.
  static func lines(of tree: SourceFileSyntax, in source: [UInt8]) -> String {
    guard tree.hasError else { return "" }
    var text = "wrong 0 \n"
    let finder = WrongPlaces(upTo: limit)
    finder.walk(tree)
    guard finder.offsets.count == limit else { return text + worded(tree, before: source.count + 1) }
    let end = finder.offsets[first]
    let start = source[..<min(end, source.count)].withUnsafeBufferPointer { Parser.parse(source: $0) }
    let lines = worded(start, before: end)
    text += lines.isEmpty ? "error \(finder.offsets[0]) unexpected code\n" : lines
    return text
  }

  /// The faults before an offset.
  private static func worded(_ tree: SourceFileSyntax, before end: Int) -> String {
    var text = ""
    for fault in ParseDiagnosticsGenerator.diagnostics(for: tree) where fault.position.utf8Offset < end {
      let kind = fault.diagMessage.severity == .warning ? "warning" : "error"
      text += "\(kind) \(fault.position.utf8Offset) \(escaped(fault.message))\n"
      for note in fault.notes { text += "note \(note.position.utf8Offset) \(escaped(note.message))\n" }
    }
    return text
  }

  private static func escaped(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{2028}")
  }
}

/// Finds where tokens are missing or do not belong, in order.
private final class WrongPlaces: SyntaxVisitor {
  private(set) var offsets: [Int] = []
  private let limit: Int

  init(upTo limit: Int) {
    self.limit = limit
    super.init(viewMode: .all)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { note(token.position) }
    return .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node.position)
    return .skipChildren
  }

  private func note(_ position: AbsolutePosition) {
    if offsets.count < limit { offsets.append(position.utf8Offset) }
  }
}
