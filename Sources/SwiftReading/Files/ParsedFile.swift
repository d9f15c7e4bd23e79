/// A parsed file: its syntax tree and the faults in its syntax.
///
/// Plumbline's own parser reads most files; the grammar's program reads those that it refuses.
package struct ParsedFile {
  /// The syntax tree, or nil where there is none: the source nests too deeply, or the grammar's program is missing.
  package private(set) var tree: SyntaxTree?
  /// The faults in the syntax, in the order of the source.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether the syntax has faults, so that figures of the file might be wrong too.
  package private(set) var isWrong = false

  private let source: SourceText
  private let number: UInt32

  /// Parses a file, which has a number in its program.
  package init(_ source: SourceText, number: UInt32) {
    self.source = source
    self.number = number
    var text = source.file.text
    parse(text.withUTF8 { Array($0) })
    isWrong = isWrong || tree == nil
  }

  private mutating func parse(_ bytes: [UInt8]) {
    let isShallow = NestingGuard.isShallow(bytes)
    if !isShallow, reportNesting() { return }
    tree = Parser.tree(of: bytes)
    if tree != nil || isShallow && reportNesting() { return }
    guard let answer = GrammarAnswer(bytes) else {
      diagnostics.append(diagnostic(.error, .grammarMissing, at: 0))
      return
    }
    tree = answer.tree
    isWrong = answer.isWrong
    report(answer.faults)
  }

  /// Reports the first byte that nests too deeply; false where there is none.
  private mutating func reportNesting() -> Bool {
    guard let offset = NestingGuard.firstFault(in: source.file.text) else { return false }
    diagnostics.append(diagnostic(.error, .nestingLimit, at: offset))
    return true
  }

  /// Reports the grammar's faults, each with the notes that follow it.
  private mutating func report(_ faults: [GrammarAnswer.Fault]) {
    var open: Diagnostic?
    for fault in faults {
      let found = diagnostic(fault.severity, .syntax(fault.message), at: fault.offset)
      if fault.severity == .note {
        open?.notes.append(found)
        continue
      }
      if let open { diagnostics.append(open) }
      open = found
    }
    if let open { diagnostics.append(open) }
  }

  private func diagnostic(_ severity: Diagnostic.Severity, _ message: Diagnostic.Message, at offset: Int) -> Diagnostic
  {
    Diagnostic(severity, message, at: source.range(of: Place(file: number, offset: UInt32(offset), length: 1)))
  }
}
