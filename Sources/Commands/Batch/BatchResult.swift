import PlumblineSnapshots

/// The result of one file of a batch.
struct BatchResult: Sendable {
  /// The status of a file.
  enum Status: String, Sendable {
    /// All its figures were drawn.
    case done
    /// The file has an error.
    case error
    /// The file's process crashed.
    case crash
    /// The file took too long.
    case timeout
    /// The file took too much memory.
    case memory
    /// An earlier run finished the file.
    case skipped
  }

  /// The file's path.
  var file: String
  /// The file's status.
  var status: Status
  /// The figures and messages.
  var outcome = FigureJob.Outcome()
  /// The time that the file took, in milliseconds.
  var milliseconds = 0
  /// The process's failure; empty if there was none.
  var cause = ""
  /// The outcome of comparing the figures, as JSON; empty where they were drawn.
  var check = ""
  /// The digest of everything that the figures depend on, or nil where the run does not need it.
  var digest: String?

  /// The result as a JSON object.
  var json: JSON {
    .object([
      "file": .string(file), "status": .string(status.rawValue), "exit": .number(Double(outcome.exitCode.rawValue)),
      "figures": .array(outcome.figures.map(JSON.string)), "outputs": .array(outcome.outputs.map(JSON.string)),
      "assets": .array(outcome.assets.map(JSON.string)), "previews": .array(outcome.previews.map(\.json)),
      "changed": .number(Double(outcome.changedCount)), "messages": .array(outcome.messageLines.map(JSON.string)),
      "milliseconds": .number(Double(milliseconds)), "digest": digest.map(JSON.string),
    ])
  }

  /// Creates the result of a file.
  init(file: String, status: Status, outcome: FigureJob.Outcome = FigureJob.Outcome()) {
    self.file = file
    self.status = status
    self.outcome = outcome
  }

  /// Decodes a result, or returns nil if the JSON object is malformed.
  init?(json: JSON) {
    guard let file = json["file"]?.string, let status = json["status"]?.string.flatMap(Status.init(rawValue:)) else {
      return nil
    }
    self.init(file: file, status: status)
    if let code = json["exit"]?.number {
      outcome.exitCode = Int32(exactly: code).flatMap { ExitCode(rawValue: $0) } ?? .internalFault
    }
    outcome.figures = json["figures"]?.elements.compactMap(\.string) ?? []
    outcome.outputs = json["outputs"]?.elements.compactMap(\.string) ?? []
    outcome.assets = json["assets"]?.elements.compactMap(\.string) ?? []
    outcome.previews = json["previews"]?.elements.compactMap(PreviewResult.init(json:)) ?? []
    outcome.messages = json["messages"]?.elements.compactMap(\.string) ?? []
    outcome.changedCount = json["changed"]?.number.flatMap { Int(exactly: $0) } ?? 0
    milliseconds = json["milliseconds"]?.number.flatMap { Int(exactly: $0) } ?? 0
    digest = json["digest"]?.string
  }

  /// Returns the result of a file whose process crashed or was stopped.
  static func fault(_ status: Status, file: String, _ message: String, console: Console) -> BatchResult {
    var result = BatchResult(file: file, status: status)
    result.cause = message
    result.outcome.exitCode = status == .crash ? .internalFault : .inputError
    result.outcome.messages = ["\(file): \(console.styled("error:", .error)) \(message)"]
    return result
  }
}
