import PlumblineSwiftReading

/// A list of the diagnostics of a project's files in the order of detection, without duplicates and with at most 50
/// elements.
struct DiagnosticList: Sendable {
  /// The diagnostics, in order.
  private(set) var diagnostics: [Diagnostic] = []
  private static let limit = 50

  /// Adds a diagnostic at a position in a file.
  mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, in file: SourceBytes, at offset: Int, length: Int,
    hint: String? = nil
  ) {
    guard diagnostics.count < Self.limit else { return }
    let (line, column) = file.position(of: offset)
    let range = SourceRange(file: file.path, line: line, column: column, offset: offset, length: length)
    add(Diagnostic(severity, message, at: range, hint: hint))
  }

  /// Adds a diagnostic about a file or folder as a whole, on line 0.
  mutating func add(_ severity: Diagnostic.Severity, _ message: String, in path: String, hint: String? = nil) {
    add(Diagnostic(severity, message, at: SourceRange(file: path, line: 0, column: 0), hint: hint))
  }

  /// Adds a diagnostic unless the list contains it.
  mutating func add(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.limit, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
