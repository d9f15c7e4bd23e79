import PlumblineLayout
import PlumblineSnapshots

/// The settings by which a worker process compares the figures of programs with their golden files.
struct CheckWorker: Sendable {
  private let settings: CheckSettings
  private let isCI: Bool
  private let fonts = FontsDigest()

  /// Creates the settings of a worker's call.
  init(_ call: Invocation, isCI: Bool) {
    settings = CheckSettings(call, isCI: isCI)
    self.isCI = isCI
  }

  /// Compares a program's figures; the result has the outcome as JSON.
  func result(of program: Program, typesetter: any Typesetter, console: Console) -> BatchResult {
    let settings = program.settings.call.map { CheckSettings($0, isCI: isCI) } ?? settings
    let job = CheckJob(program: program, settings: settings, fonts: fonts)
    let outcome = job.run(typesetter: typesetter, console: console)
    var result = BatchResult(file: program.files.first?.path ?? "", status: .done)
    result.outcome.messages = outcome.messages
    result.check = outcome.json.text
    return result
  }
}

extension CheckJob.Outcome {
  /// The outcome as JSON, without its messages.
  fileprivate var json: JSON {
    .object([
      "report": SnapshotReport(figures: figures).json, "goldens": .array(goldens.map(JSON.string)),
      "unread": .array(unread.map(JSON.string)), "hasFileFault": .bool(hasFileFault),
    ])
  }

  /// Creates the outcome that a worker reports; nil if its process failed.
  init?(_ result: BatchResult) {
    guard let json = JSON(parsing: result.check), let report = json["report"].flatMap(SnapshotReport.init(json:)) else {
      return nil
    }
    figures = report.figures
    goldens = json["goldens"]?.elements.compactMap(\.string) ?? []
    unread = json["unread"]?.elements.compactMap(\.string) ?? []
    hasFileFault = json["hasFileFault"]?.bool ?? false
    messages = result.outcome.messages
  }
}
