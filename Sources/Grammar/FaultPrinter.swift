import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A printer of a file's syntax errors: an error, a warning or a note on each line, with its severity, offset and
/// message.
enum FaultPrinter {
  /// The number of errors from which on only the first few are reported: the time to generate messages grows with the
  /// square.
  private static let limit = 500
  /// The number of errors that are reported beyond the limit.
  private static let reducedCount = 20

  /// Returns the lines for a file, or an empty string if it has no syntax errors.
  static func lines(of tree: SourceFileSyntax, in source: [UInt8]) -> String {
    guard tree.hasError else { return "" }
    var text = "wrong 0 \n"
    let finder = ErrorFinder(upTo: limit)
    finder.walk(tree)
    guard finder.offsets.count == limit else { return text + messages(tree, before: source.count + 1) }
    let end = finder.offsets[reducedCount]
    let start = source[..<min(end, source.count)].withUnsafeBufferPointer { Parser.parse(source: $0) }
    let lines = messages(start, before: end)
    text += lines.isEmpty ? "error \(finder.offsets[0]) unexpected code\n" : lines
    return text
  }

  /// Returns the messages about source before an offset.
  private static func messages(_ tree: SourceFileSyntax, before end: Int) -> String {
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

/// A visitor that finds missing tokens and unexpected nodes, in source order.
private final class ErrorFinder: SyntaxVisitor {
  private(set) var offsets: [Int] = []
  private let limit: Int

  init(upTo limit: Int) {
    self.limit = limit
    super.init(viewMode: .all)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { add(token.position) }
    return .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    add(node.position)
    return .skipChildren
  }

  private func add(_ position: AbsolutePosition) {
    if offsets.count < limit { offsets.append(position.utf8Offset) }
  }
}
