import PlumblineLayout
import PlumblineViewSource

/// Diagnostics as a compiler prints them: position and message, the source line, a caret, hint and notes.
struct DiagnosticPrinter {
  /// The texts of the files, by path.
  let texts: [String: String]
  /// The console that shows them, which determines whether they have colour.
  let console: Console

  /// Returns the lines of a diagnostic.
  func lines(of diagnostic: Diagnostic) -> [String] {
    let style: Console.Style =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    let range = diagnostic.source
    // A diagnostic on line 0 is about a file or folder as a whole.
    let position = range.line > 0 || range.file.isEmpty ? ":\(range.line):\(range.column)" : ""
    let head = console.styled("\(range.file)\(position):", .strong)
    let label = console.styled("\(diagnostic.severity.rawValue):", style)
    var result = ["\(head) \(label) \(diagnostic.message)"]
    result += excerpt(of: range).map { [$0.line, console.styled($0.mark, style)] } ?? []
    if let hint = diagnostic.hint { result.append("hint: \(hint)") }
    return result + diagnostic.notes.flatMap(lines)
  }

  /// Returns the source line of a position, cut to the width of a terminal, and the mark below it.
  func excerpt(of range: SourceRange) -> (line: String, mark: String)? {
    guard let text = texts[range.file], range.line > 0 else { return nil }
    let lines = text.utf8.split(separator: 10, maxSplits: range.line, omittingEmptySubsequences: false)
    guard range.line <= lines.count else { return nil }
    let bytes = lines[range.line - 1]
    let before = String(decoding: bytes.prefix(max(range.column - 1, 0)), as: UTF8.self)
    let marked = String(decoding: bytes.dropFirst(max(range.column - 1, 0)).prefix(max(range.length, 1)), as: UTF8.self)
    let window = 160
    let skipped = max(before.count - window / 2, 0)
    let line = String(decoding: bytes, as: UTF8.self).dropFirst(skipped).prefix(window)
    let indent = before.dropFirst(skipped).map { $0 == "\t" ? "\t" : " " }.joined()
    let waves = String(repeating: "~", count: max(min(marked.count, window - indent.count) - 1, 0))
    return (String(line), indent + "^" + waves)
  }
}
