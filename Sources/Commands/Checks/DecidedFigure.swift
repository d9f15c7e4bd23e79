import PlumblineSnapshots

/// A figure of a served report with its pending files, and the decision about them.
struct DecidedFigure: Sendable {
  /// The state of a figure with pending files.
  enum State: String, Sendable {
    case pending, accepted, rejected
  }

  /// A request of a reader.
  enum Verb: String {
    /// Accept the pending files as golden files.
    case accept
    /// Delete the pending files.
    case reject
    /// Restore the files as they were before the decision.
    case undo
  }

  /// The state, or nil for a figure without pending files.
  private(set) var state: State?
  private let goldens: [GoldenFile]
  /// The files as they were before the decision.
  private var saved: [SavedFile] = []

  /// Creates a figure without a decision.
  init(_ result: FigureResult) {
    goldens = result.findings.filter { $0.status != .equal }.map { GoldenFile(path: $0.golden) }
      .filter { Files.size(of: $0.pendingPath) != nil }
    state = goldens.isEmpty ? nil : .pending
  }

  /// Decides about the figure, and returns whether its state allows it.
  ///
  /// Accepting writes the files that `plumbline accept` writes.
  mutating func decide(_ verb: Verb) throws -> Bool {
    guard (verb == .undo) == (state != .pending) else { return false }
    switch verb {
    case .accept:
      saved = goldens.flatMap(SavedFile.all)
      for golden in goldens { try golden.accept() }
      state = .accepted
    case .reject:
      saved = goldens.flatMap(SavedFile.all)
      for golden in goldens { try golden.reject() }
      state = .rejected
    case .undo:
      for file in saved { try file.restore() }
      (saved, state) = ([], .pending)
    }
    return true
  }
}
