import PlumblineSwiftReading

/// Diagnostics of a project's files in the order in which they are found, each once; after the first fifty, none are kept.
struct DiagnosticList: Sendable {
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []
  private static let limit = 50

  /// Adds a diagnostic at a place in a file.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, in file: SourceBytes, at offset: Int, length: Int,
    hint: String? = nil
  ) {
    guard diagnostics.count < Self.limit else { return }
    let (line, column) = file.position(of: offset)
    let place = SourceRange(file: file.path, line: line, column: column, offset: offset, length: length)
    add(Diagnostic(severity, message, at: place, hint: hint))
  }

  /// Adds a diagnostic about a file or folder as a whole, on line 0.
  mutating func add(_ severity: Diagnostic.Severity, _ message: String, in path: String, hint: String? = nil) {
    add(Diagnostic(severity, message, at: SourceRange(file: path, line: 0, column: 0), hint: hint))
  }

  /// Adds a diagnostic that is not there yet.
  mutating func add(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.limit, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
