/// A parsed file with its syntax tree and syntax errors.
///
/// Plumbline's own parser parses most files. `plumbline-grammar` parses the files that it refuses.
package struct ParsedFile {
  /// The syntax tree, or nil if the source nests too deeply or needs `plumbline-grammar`, which isn't installed.
  package private(set) var tree: SyntaxTree?
  /// The syntax errors, in source order.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether the file has syntax errors, so that its figures might be wrong too.
  package private(set) var hasErrors = false

  private let source: SourceText
  private let fileIndex: UInt32

  /// Parses a file with an index in its program.
  package init(_ source: SourceText, fileIndex: UInt32) {
    self.source = source
    self.fileIndex = fileIndex
    var text = source.file.text
    parse(text.withUTF8 { Array($0) })
    hasErrors = hasErrors || tree == nil
  }

  private mutating func parse(_ bytes: [UInt8]) {
    let isShallow = NestingGuard.isShallow(bytes)
    if !isShallow, reportNesting() { return }
    tree = Parser.tree(of: bytes)
    if tree != nil || isShallow && reportNesting() { return }
    guard let response = GrammarResponse(bytes) else {
      diagnostics.append(diagnostic(.error, .grammarMissing, at: 0))
      return
    }
    tree = response.tree
    hasErrors = response.hasErrors
    report(response.messages)
  }

  /// Reports the first byte that nests too deeply, and returns whether there is one.
  private mutating func reportNesting() -> Bool {
    guard let offset = NestingGuard.firstFault(in: source.file.text) else { return false }
    diagnostics.append(diagnostic(.error, .nestingLimit, at: offset))
    return true
  }

  /// Reports the messages of `plumbline-grammar`, each with the notes that follow it.
  private mutating func report(_ messages: [GrammarResponse.Message]) {
    var current: Diagnostic?
    for message in messages {
      let next = diagnostic(message.severity, .syntax(message.text), at: message.offset)
      if message.severity == .note {
        current?.notes.append(next)
        continue
      }
      if let current { diagnostics.append(current) }
      current = next
    }
    if let current { diagnostics.append(current) }
  }

  private func diagnostic(_ severity: Diagnostic.Severity, _ message: Diagnostic.Message, at offset: Int) -> Diagnostic
  {
    Diagnostic(
      severity, message, at: source.range(of: SourceLocation(file: fileIndex, offset: UInt32(offset), length: 1)))
  }
}
