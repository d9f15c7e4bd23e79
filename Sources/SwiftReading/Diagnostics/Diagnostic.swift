/// An error, a warning or a note about a layout file.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The figure cannot be drawn.
    case error
    /// The figure is drawn, but might differ from the author's intention.
    case warning
    /// Source that explains another diagnostic.
    case note
  }

  /// The diagnostic's severity.
  public var severity: Severity
  /// A short description of the problem.
  public var message: String
  /// The source range that the diagnostic is about.
  public var source: SourceRange
  /// A suggestion for solving the problem, or nil.
  public var hint: String?
  /// The notes that explain the diagnostic.
  public var notes: [Diagnostic]
  /// Whether the diagnostic is about a substitute for a declaration that is not part of the program.
  public var isStandIn = false
  /// Whether the substitute is one of several values that the code may go on with, so that another run can show whether
  /// the figure depends on it.
  public var isDecision = false
  /// Whether an area with a label replaces the view in which the error occurred.
  public var costsView = false

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, _ message: String, at source: SourceRange, hint: String? = nil, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.source = source
    self.hint = hint
    self.notes = notes
  }

  /// Returns whether another diagnostic is this one with more notes, as when a caller reports the same error again.
  func isBeginning(of other: Diagnostic) -> Bool {
    guard notes.count < other.notes.count else { return false }
    var copy = other
    copy.notes.removeLast(other.notes.count - notes.count)
    return copy == self
  }

  /// The diagnostic as a warning about a statement that is skipped.
  package var asWarning: Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.hint = "the statement is skipped"
    return copy
  }
}

/// A list of unique diagnostics in the order in which they were reported.
///
/// The log keeps the first two hundred diagnostics of each preview.
public final class DiagnosticLog {
  /// The diagnostics that were reported so far.
  public private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var keptCount = 0
  /// The maximum number of diagnostics of one preview, and of all previews.
  private static let (partLimit, limit) = (200, 4_000)

  /// Creates an empty log.
  public init() {}

  /// Adds a diagnostic unless the log contains an equal one.
  public func add(_ diagnostic: Diagnostic) {
    if diagnostic.isStandIn { standIns.insert(diagnostic) }
    if diagnostic.severity == .error {
      reportedErrorCount += 1
      if errors.count < Self.partLimit { errors.append(diagnostic) }
    }
    if let last = diagnostics.last, last.isBeginning(of: diagnostic) {
      seen.insert(diagnostic)
      diagnostics[diagnostics.count - 1] = diagnostic
      return
    }
    guard keptCount < Self.partLimit, diagnostics.count < Self.limit else { return }
    if seen.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
      keptCount += 1
    }
  }

  /// Begins another preview, which has errors of its own.
  package func begin() { (errors, keptCount, standIns) = ([], 0, []) }

  /// The warnings about substitutes in the current preview, for declarations that are not part of the program.
  package private(set) var standIns: Set<Diagnostic> = []

  private var keptStandIns: [SourceRange: Set<Diagnostic>] = [:]

  /// Performs work whose result is cached, and returns the warnings about its substitutes.
  ///
  /// The warnings concern each preview that uses the result.
  package func collectStandIns<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Set<Diagnostic> {
    let outer = standIns
    standIns = []
    defer { standIns.formUnion(outer) }
    try work()
    return standIns
  }

  /// Adds the warnings about the substitutes of a cached result to those of the current preview.
  package func add(standIns kept: Set<Diagnostic>) { standIns.formUnion(kept) }

  /// Stores the warnings about the current preview's substitutes, by the preview's source range.
  package func keepStandIns(of preview: SourceRange) { keptStandIns[preview] = standIns }

  /// Returns the warnings about the substitutes in a preview, in source order: the stored ones, and those since its
  /// layout began.
  package func standIns(of preview: SourceRange?) -> [Diagnostic] {
    standIns.union(preview.flatMap { keptStandIns[$0] } ?? []).sorted { first, second in
      let (a, b) = (first.source, second.source)
      return (a.file, a.line, a.column, first.message) < (b.file, b.line, b.column, second.message)
    }
  }

  /// The errors of the current preview, whether or not another preview had them before.
  public private(set) var errors: [Diagnostic] = []

  /// The first error of the current preview, or nil.
  public var firstError: Diagnostic? { errors.first }

  /// Performs work that may fail; if it reports an error, removes all diagnostics that it reported and returns its
  /// first error.
  @discardableResult package func attempt(_ work: () -> Void) -> Diagnostic? { attempt(keepsWarnings: true, work) }

  /// Performs work that may fail, removes all diagnostics that it reported, and returns its first error.
  package func withoutDiagnostics(_ work: () -> Void) -> Diagnostic? { attempt(keepsWarnings: false, work) }

  private func attempt(keepsWarnings: Bool, _ work: () -> Void) -> Diagnostic? {
    let (before, diagnostics, seen, outer) = (reportedErrorCount, diagnostics, seen, errors)
    let (kept, standIns) = (keptCount, standIns)
    errors = []
    work()
    let error = errors.first
    errors = outer
    guard reportedErrorCount > before || !keepsWarnings else { return nil }
    (reportedErrorCount, self.diagnostics, self.seen) = (before, diagnostics, seen)
    (keptCount, self.standIns) = (kept, standIns)
    return error
  }

  /// The number of errors that were reported, including duplicates.
  ///
  /// Work succeeded if the number is the same before and after it.
  public private(set) var reportedErrorCount = 0

  /// Whether the log contains an error, so that a figure cannot be drawn.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
