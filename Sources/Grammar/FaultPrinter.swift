import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Prints what is wrong with a file, a fault or note a line: its kind, its offset, and the message.
enum FaultPrinter {
  /// The lines of a file, none if it is right.
  static func lines(of tree: SourceFileSyntax) -> String {
    guard tree.hasError else { return "" }
    var text = "wrong 0 \n"
    for fault in ParseDiagnosticsGenerator.diagnostics(for: tree) {
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
