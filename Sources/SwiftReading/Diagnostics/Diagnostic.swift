/// Something found wrong in a layout file.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The figure cannot be drawn.
    case error
    /// The figure is drawn, and may not be what was meant.
    case warning
    /// A place that explains another diagnostic.
    case note
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong, in a phrase.
  public var message: String
  /// Where.
  public var source: SourceRange
  /// What to do about it, or nil.
  public var hint: String?
  /// Places that explain it.
  public var notes: [Diagnostic]

  /// Something found wrong.
  public init(
    _ severity: Severity, _ message: String, at source: SourceRange, hint: String? = nil, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.source = source
    self.hint = hint
    self.notes = notes
  }

  /// The diagnostic of code that is passed over.
  package var asWarning: Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.hint = "the statement is passed over"
    return copy
  }
}

/// Diagnostics in the order in which they were found, each once; of a preview no more than two hundred are kept.
public final class DiagnosticLog {
  /// The diagnostics so far.
  public private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var keptCount = 0
  /// The most diagnostics that are kept of one preview, and of all.
  private static let (partLimit, limit) = (200, 4_000)

  /// An empty log.
  public init() {}

  /// Adds a diagnostic unless it is there already.
  public func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      reportedErrorCount += 1
      firstError = firstError ?? diagnostic
    }
    guard keptCount < Self.partLimit, diagnostics.count < Self.limit else { return }
    if seen.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
      keptCount += 1
    }
  }

  /// Begins the account of another preview.
  package func begin() { (firstError, keptCount) = (nil, 0) }

  /// The preview's first error, whether another preview had it before or not.
  public private(set) var firstError: Diagnostic?

  /// Does work that may fail without harm: if it has errors, nothing that it said counts.
  package func forgiving(_ work: () -> Void) {
    let (before, diagnostics, seen, first) = (reportedErrorCount, diagnostics, seen, firstError)
    work()
    guard reportedErrorCount > before else { return }
    (reportedErrorCount, self.diagnostics, self.seen, firstError) = (before, diagnostics, seen, first)
  }

  /// How often an error was added, with those that were there already: what tells whether some work went well.
  public private(set) var reportedErrorCount = 0

  /// The number of errors.
  public var errorCount: Int { diagnostics.count { $0.severity == .error } }

  /// Whether any figure cannot be drawn.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
