import PlumblineSnapshots

/// What came of one file of a batch.
struct BatchResult: Sendable {
  /// How a file ended.
  enum Status: String, Sendable {
    /// All its figures were drawn.
    case done
    /// It has an error.
    case error
    /// It brought its process down.
    case crash
    /// It took too long.
    case timeout
    /// It took too much memory.
    case memory
    /// It was done in an earlier run.
    case skipped
  }

  /// The file.
  var file: String
  /// How it ended.
  var status: Status
  /// What was drawn and told.
  var outcome = FigureJob.Outcome()
  /// How long it took, in milliseconds.
  var milliseconds = 0
  /// The digest of all that the figures are made of, or nil where nobody asked for it.
  var digest: String?

  /// The result as one object of JSON.
  var json: JSON {
    .object([
      "file": .string(file), "status": .string(status.rawValue), "exit": .number(Double(outcome.exitCode.rawValue)),
      "figures": .array(outcome.figures.map(JSON.string)), "outputs": .array(outcome.outputs.map(JSON.string)),
      "assets": .array(outcome.assets.map(JSON.string)),
      "changed": .number(Double(outcome.changedCount)), "messages": .array(outcome.messages.map(JSON.string)),
      "milliseconds": .number(Double(milliseconds)), "digest": digest.map(JSON.string),
    ])
  }

  /// What came of a file.
  init(file: String, status: Status, outcome: FigureJob.Outcome = FigureJob.Outcome()) {
    self.file = file
    self.status = status
    self.outcome = outcome
  }

  /// The result in an object of JSON, or nil if it holds none.
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
    outcome.messages = json["messages"]?.elements.compactMap(\.string) ?? []
    outcome.changedCount = json["changed"]?.number.flatMap { Int(exactly: $0) } ?? 0
    milliseconds = json["milliseconds"]?.number.flatMap { Int(exactly: $0) } ?? 0
    digest = json["digest"]?.string
  }

  /// The result of a file that brought its process down or was stopped.
  static func fault(_ status: Status, file: String, _ message: String, console: Console) -> BatchResult {
    var result = BatchResult(file: file, status: status)
    result.outcome.exitCode = status == .crash ? .internalFault : .inputError
    result.outcome.messages = ["\(file): \(console.styled("error:", .error)) \(message)"]
    return result
  }
}
