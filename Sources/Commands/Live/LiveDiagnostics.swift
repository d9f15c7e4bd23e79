import PlumblineViewSource

extension Diagnostic {
  /// Returns the diagnostic for a page: position, message, source line, mark, hint and notes.
  func live(_ printer: DiagnosticPrinter) -> JSON {
    let excerpt = printer.excerpt(of: source)
    return .object([
      "severity": .string(severity.rawValue), "file": .string(source.file), "line": .number(Double(source.line)),
      "column": .number(Double(source.column)), "message": .string(message),
      "excerpt": excerpt.map { .string($0.line) }, "mark": excerpt.map { .string($0.mark) },
      "hint": hint.map(JSON.string), "notes": notes.isEmpty ? nil : .array(notes.map { $0.live(printer) }),
    ])
  }
}

extension FileError {
  /// Returns the error for a page.
  func live(in path: String) -> JSON {
    .object([
      "severity": .string("error"), "file": .string(path), "line": .number(0), "column": .number(0),
      "message": .string(message),
    ])
  }
}
